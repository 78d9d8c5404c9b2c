/**
 * Places of programs, and how many are left.
 */
import type { Result } from './import/result.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

const FACTS = { start: '2026-11-12T18:00', signup_url: 'https://example.org/' };

it( 'says how many are left while people can sign up; without any, the program is full', async () => {
	/** [ facts, [ places, badge, state, whether it has places ] ] */
	const cases: [ Record< string, string >, string[] ][] = [
		[ {}, [ '', '', 'open', '1' ] ],
		[ { places: '20' }, [ '20 plazas', '', 'open', '1' ] ],
		[
			{ places: '20', places_left: '3' },
			[ 'Quedan 3 de 20 plazas', '', 'open', '1' ],
		],
		[ { places_left: '1' }, [ 'Queda 1 plaza', '', 'open', '1' ] ],
		[
			{ places: '20', places_left: '0' },
			[ 'Plazas agotadas', 'Plazas agotadas', 'full', '' ],
		],
		[
			{ places_left: '0', signup_url: '' },
			[ 'Plazas agotadas', 'Plazas agotadas', 'full', '' ],
		],
		[
			{ places_left: '0', signup_state: 'open' },
			[ 'Plazas agotadas', 'Plazas agotadas', 'full', '' ],
		],
		[
			{ places: '20', places_left: '0', signup_state: 'waiting' },
			[ '20 plazas', 'Lista de espera', 'waiting', '' ],
		],
		[
			{ places: '20', places_left: '3', signup_until: '2026-10-01' },
			[ '20 plazas', 'Inscripción cerrada', 'closed', '' ],
		],
		[
			{ places: '20', places_left: '3', event_status: 'cancelled' },
			[ '20 plazas', 'Cancelado', 'none', '' ],
		],
		[
			{ places_left: '0', start: '2026-10-01T18:00' },
			[ '', 'Terminado', 'closed', '' ],
		],
	];
	expect(
		await inSandbox(
			'states',
			cases.map( ( [ facts ] ) => ( { ...FACTS, ...facts } ) ),
			'2026-11-01'
		)
	).toEqual( cases.map( ( [ , said ] ) => said ) );
} );

it( 'refuses more places left than places, in requests and in forms', async () => {
	const sentence = 'Hay más plazas libres que plazas.';
	const left = { pfilter_places_left: sentence };
	const both = { ...left, pfilter_places: sentence };
	const refused = ( ...args: unknown[] ) => inSandbox( 'refused', ...args );
	expect(
		await refused( {}, { pfilter_places: '5', pfilter_places_left: '8' } )
	).toEqual( [ { 'meta.pfilter_places_left': sentence }, both ] );
	expect(
		await refused( { places: '5' }, { pfilter_places_left: '8' } )
	).toEqual( [ { 'meta.pfilter_places_left': sentence }, left ] );
	expect(
		await refused( { places_left: '8' }, { pfilter_places: '5' } )
	).toEqual( [
		{ 'meta.pfilter_places': sentence },
		{ pfilter_places: sentence },
	] );
	expect(
		await refused( { places: '5' }, { pfilter_places_left: 'tres' } )
	).toEqual( [
		{
			'meta.pfilter_places_left': 'Escribe un número entero, como 3.',
		},
		{ pfilter_places_left: 'Escribe un número entero, como 3.' },
	] );
} );

it( 'reads columns of numbers, and one of words as the sign-up; an export comes back the same', async () => {
	const { problems, places, again } = await inSandbox<
		Result & { places: Record< string, string[] >; again: Result }
	>(
		'there_and_back',
		`Título;Aforo;Vacantes
Coro;020 plazas;3
Baile;1.200;agotadas
Yoga;10;12
Pilates;muchas;
`
	);
	expect( places ).toEqual( {
		Coro: [ '20', '3' ],
		Baile: [ '1200', '0' ],
		Yoga: [ '10', '' ],
		Pilates: [ '', '' ],
	} );
	expect( problems.filter( ( problem ) => problem !== '' ) ).toEqual( [
		'Plazas libres: Hay más plazas libres que plazas.',
		'Plazas: Escribe un número entero, como 3.',
	] );
	expect( new Set( again.actions ) ).toEqual( new Set( [ 'same' ] ) );
	expect(
		await inSandbox( 'ProgramsFilter\\Import\\fitting_field', 'places', [
			'Agotadas',
			'Sí',
		] )
	).toBe( 'signup_state' );
} );

it( 'tells search engines, of an event', async () => {
	const event = { ...FACTS, places: '20', places_left: '0' };
	const data = await inSandbox< Record< string, unknown >[] >( 'data', [
		event,
		{ ...event, place: '' },
		FACTS,
	] );
	expect(
		data.map( ( one ) => [
			one[ '@type' ],
			one.maximumAttendeeCapacity,
			one.remainingAttendeeCapacity,
			( one.offers as Record< string, string > ).availability,
		] )
	).toEqual( [
		[ 'Event', 20, 0, 'https://schema.org/SoldOut' ],
		[ 'Course', undefined, undefined, 'https://schema.org/SoldOut' ],
		[ 'Event', undefined, undefined, 'https://schema.org/InStock' ],
	] );
} );

it( 'forgets how many are left when the program takes place again', async () => {
	expect(
		await inSandbox( 'next_time', { places: '20', places_left: '3' } )
	).toEqual( { places: '20' } );
} );
