/**
 * Bulk edit of facts in the list of programs.
 */
import { parse, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

describe( 'bulk edit', () => {
	interface Bulk {
		form: string;
		/** The notice above the list, there and when it is shown again. */
		told: string[];
		stored: Record< string, string >[];
		/** Price in the latest revision of the first program. */
		revision: string | null;
	}
	const BEFORE = [
		{
			pfilter_start: '2026-03-03T18:00',
			pfilter_price: '3 €',
			pfilter_free: '1',
			pfilter_signup_state: 'full',
		},
		{},
	];
	const NOTHING = {
		start: { date: '', time: '' },
		end: { date: '', time: '' },
		price: '',
		prices: '',
		places: '',
		free: '-1',
		signup_state: '-1',
	};
	const bulk = ( ...args: unknown[] ) => inSandbox< Bulk >( 'bulk', ...args );

	it( 'has what many programs can have in common, which changes nothing as it is', async () => {
		const { form, told, stored } = await bulk( NOTHING );
		const page = parse( form );
		expect( valuesOf( page, '[name]', 'name' ) ).toEqual( [
			'pfilter_facts[start][date]',
			'pfilter_facts[start][time]',
			'pfilter_facts[end][date]',
			'pfilter_facts[end][time]',
			'pfilter_facts[event_status]',
			'pfilter_facts[notice]',
			'pfilter_facts[previous_start][date]',
			'pfilter_facts[previous_start][time]',
			'pfilter_facts[schedule]',
			'pfilter_facts[place]',
			'pfilter_facts[address]',
			'pfilter_facts[online_url]',
			'pfilter_facts[audience]',
			'pfilter_facts[age_from]',
			'pfilter_facts[age_to]',
			'pfilter_facts[teacher]',
			'pfilter_facts[languages]',
			'pfilter_facts[price]',
			'pfilter_facts[prices]',
			'pfilter_facts[free]',
			'pfilter_facts[signup_url]',
			'pfilter_facts[signup_until]',
			'pfilter_facts[signup_state]',
			'pfilter_facts[application]',
			'pfilter_facts[places]',
			'pfilter_facts[places_left]',
			'pfilter_facts[email]',
			'pfilter_facts[phone]',
		] );
		expect(
			[ ...page.querySelectorAll( 'select' ) ].map(
				( { value } ) => value
			)
		).toEqual( [ '-1', '-1', '-1', '-1' ] );
		expect( told ).toEqual( [ '', '' ] );
		expect( stored ).toEqual( BEFORE );
	} );

	it( 'stores what is filled in, in each program and in its revision', async () => {
		const { told, stored, revision } = await bulk( {
			...NOTHING,
			start: { date: '2026-03-04', time: '' },
			end: { date: '', time: '20:00' },
			place: ' Sala 2 ',
			address: '  ',
			age_from: '6',
			prices: 'Adultos: 20 €\r\nNiños: 10 €\r\n',
			places_left: '0',
			price: '5 €',
			free: '0',
			signup_url: 'www.example.org/alta',
			signup_until: '2026-03-02',
			signup_state: '',
		} );
		const SIGN_UP = {
			pfilter_place: 'Sala 2',
			pfilter_age_from: '6',
			pfilter_prices: 'Adultos: 20 €\nNiños: 10 €',
			pfilter_places_left: '0',
			pfilter_signup_url: 'https://www.example.org/alta',
			pfilter_signup_until: '2026-03-02',
		};
		expect( told ).toEqual( [ '', '' ] );
		expect( revision ).toBe( '5 €' );
		expect( stored ).toEqual( [
			{
				pfilter_start: '2026-03-04T18:00',
				pfilter_end: '2026-03-04T20:00',
				pfilter_price: '5 €',
				...SIGN_UP,
			},
			{
				pfilter_start: '2026-03-04',
				pfilter_end: '2026-03-04T20:00',
				pfilter_price: '5 €',
				...SIGN_UP,
			},
		] );
	} );

	it( 'stores what each program can have, and says once which cannot have what, and why', async () => {
		const { told, stored } = await bulk( {
			...NOTHING,
			end: { date: '2026-03-01', time: '' },
			price: '5 €',
		} );
		expect(
			told.map( ( html ) => parse( html ).body.textContent )
		).toEqual( [
			'En «Acuarela & óleo» no ha cambiado esto. Termina: El final es anterior al comienzo.',
			'',
		] );
		expect( stored ).toEqual( [
			{
				pfilter_start: '2026-03-03T18:00',
				pfilter_price: '5 €',
				pfilter_signup_state: 'full',
			},
			{ pfilter_end: '2026-03-01', pfilter_price: '5 €' },
		] );
	} );

	it.each( [
		[ 'with the nonce of another list', 'wrong', 'editor' ],
		[ 'by a user who may not edit the programs', 'right', 'author' ],
	] )( 'stores nothing %s', async ( _, nonce, role ) => {
		const { stored } = await bulk( { price: '5 €' }, nonce, role );
		expect( stored ).toEqual( BEFORE );
	} );
} );
