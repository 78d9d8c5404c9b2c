/**
 * Facts that are written before anything else of the plugin was used, as WP-CLI, cron and code of themes do.
 */
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

/** A stored value of each fact. */
const VALUES = {
	start: '2027-03-03T18:00',
	end: '2027-03-28',
	sessions: '2027-10-05/2027-12-16 TU,TH 17:00-18:30 -2027-10-12',
	event_status: 'cancelled',
	notice: 'La profesora está enferma',
	previous_start: '2027-01-10',
	schedule: 'Martes y jueves, 18:00',
	place: 'Aula 1',
	address: 'Calle Mayor, 1',
	online_url: 'https://meet.example/a',
	audience: 'De 8 a 12 años',
	age_from: '8',
	age_to: '12',
	teacher: 'Ana Ruiz',
	languages: 'Español',
	price: '25 €',
	prices: 'Adultos: 20 €\nNiños: 12 €',
	free: '1',
	signup_url: 'https://example.org/?a=1&b=2',
	signup_until: '2027-03-01',
	signup_state: 'waiting',
	application: '1',
	places: '20',
	places_left: '5',
	email: 'hola@example.org',
	phone: '600 123 456',
	documents: '7,8',
};

it( 'every fact has a value in this table', async () => {
	expect( await inSandbox( 'fact_keys' ) ).toEqual( Object.keys( VALUES ) );
} );

it.each( Object.entries( VALUES ) )(
	'%s is written by the first act of a request',
	async ( fact, value ) => {
		expect( await inSandbox( 'unloaded_write', fact, value ) ).toBe(
			value
		);
	}
);
