import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

/** [ key, input, what is stored; null where it cannot be used ] */
const CASES: [ string, unknown, string | null ][] = [
	[ 'pfilter_start', '2026-03-03', '2026-03-03' ],
	[ 'pfilter_start', ' 2026-03-03T18:00:59 ', '2026-03-03T18:00' ],
	[ 'pfilter_start', '2026-03-03 18:00', '2026-03-03T18:00' ],
	[ 'pfilter_start', '2028-02-29', '2028-02-29' ],
	[ 'pfilter_start', '2026-02-29', null ],
	[ 'pfilter_start', '0999-12-31', null ],
	[ 'pfilter_start', '10000-01-01', null ],
	[ 'pfilter_start', '03/03/2026', null ],
	[ 'pfilter_start', '2026-03-03T24:00', null ],
	[ 'pfilter_start', '2026-03-03T18:00Z', null ],
	[ 'pfilter_start', 20260303, null ],
	[ 'pfilter_start', '٢٠٢٦-٠٣-٠٣', null ],
	[ 'pfilter_start', null, '' ],
	[ 'pfilter_start', {}, null ],
	[ 'pfilter_signup_until', '2026-03-03T18:00', '2026-03-03' ],
	[ 'pfilter_place', '  Sala\n\t 2  ', 'Sala 2' ],
	[ 'pfilter_place', 'Niños <12, 50%de & "más"', 'Niños <12, 50%de & "más"' ],
	[ 'pfilter_place', '<script>alert(1)</script>Sala <b>2</b>', 'Sala 2' ],
	[ 'pfilter_place', '<b></b>', null ],
	[ 'pfilter_place', ' <!-- Sala 2 --> ', null ],
	[ 'pfilter_place', ' \n ', '' ],
	[ 'pfilter_start', '<b></b>', null ],
	[ 'pfilter_place', '\u202Ea\u0000b\u2028c', 'a b c' ],
	[ 'pfilter_place', '日本 👩‍👧 ñandú', '日本 👩‍👧 ñandú' ],
	[ 'pfilter_place', 'ñ'.repeat( 300 ), 'ñ'.repeat( 300 ) ],
	[ 'pfilter_place', 'ñ'.repeat( 301 ), null ],
	[ 'pfilter_place', 25, '25' ],
	[ 'pfilter_place', true, null ],
	[ 'pfilter_age_from', ' 06 ', '6' ],
	[ 'pfilter_age_from', 0, '0' ],
	[ 'pfilter_age_to', '120', '120' ],
	[ 'pfilter_age_to', '121', null ],
	[ 'pfilter_age_to', '-1', null ],
	[ 'pfilter_age_to', '6.5', null ],
	[ 'pfilter_age_to', 'seis', null ],
	[ 'pfilter_free', true, '1' ],
	[ 'pfilter_free', false, '0' ],
	[ 'pfilter_free', 'true', '1' ],
	[ 'pfilter_free', '', '0' ],
	[ 'pfilter_free', 'sí', null ],
	[ 'pfilter_free', [], null ],
	[
		'pfilter_signup_url',
		'HTTPS://encina.example/a b',
		'https://encina.example/a%20b',
	],
	[ 'pfilter_signup_url', 'encina.example', null ],
	[ 'pfilter_signup_url', '/inscripcion', null ],
	[ 'pfilter_signup_url', 'javascript:alert(1)', null ],
	[ 'pfilter_signup_url', 'https://', null ],
	[ 'pfilter_signup_url', `https://e.es/${ 'a'.repeat( 2000 ) }`, null ],
	[
		'pfilter_prices',
		' Adultos :20 €\r\n\nNiños 12 € \n',
		'Adultos: 20 €\nNiños: 12 €',
	],
	[ 'pfilter_prices', 'Adultos: 20 €\n12 €', null ],
	[ 'pfilter_prices', '20 €', null ],
	[ 'pfilter_prices', 'Adultos 20 € / Niños 12 €', null ],
	[ 'pfilter_places_left', ' 007 ', '7' ],
	[ 'pfilter_places_left', 0, '0' ],
	[ 'pfilter_places_left', '-1', null ],
	[ 'pfilter_places_left', '100000', null ],
	[ 'pfilter_documents', ' 12, 7,12 ', '12,7' ],
	[ 'pfilter_documents', 12, '12' ],
	[ 'pfilter_documents', '12,x', null ],
	[ 'pfilter_documents', '0', null ],
	[ 'pfilter_signup_state', 'full', 'full' ],
	[ 'pfilter_signup_state', 'FULL', null ],
	[ 'pfilter_email', 'mailto:a@b.es', 'a@b.es' ],
	[ 'pfilter_email', `${ 'a'.repeat( 250 ) }@b.es`, null ],
	[ 'pfilter_phone', 'tel:912 345 678', '912 345 678' ],
	[ 'pfilter_phone', `9${ '-'.repeat( 40 ) }12345678`, null ],
];

it( 'a fact is stored in one spelling', async () => {
	const cleaned = await inSandbox< unknown[] >(
		'array_map',
		'sanitize_meta',
		CASES.map( ( [ key ] ) => key ),
		CASES.map( ( [ , value ] ) => value ),
		CASES.map( () => 'post' ),
		CASES.map( () => 'pfilter_programa' )
	);
	expect(
		CASES.map( ( [ key, value ], at ) => [ key, value, cleaned[ at ] ] )
	).toEqual( CASES );
} );
