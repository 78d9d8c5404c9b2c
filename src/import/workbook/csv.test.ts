import { csvOf } from './csv';

const cells = ( ...row: Parameters< typeof csvOf >[ 0 ][ number ] ) =>
	csvOf( [ row ], 'es-ES' ).replace( /^\uFEFF|\r\n$/g, '' );

test( 'a sheet is a CSV with quoted cells, whatever is in them', () => {
	expect(
		csvOf(
			[
				[ 'Título', 'Precio' ],
				[ 'A "b"; c\nd', null ],
			],
			'es-ES'
		)
	).toBe( '\uFEFF"Título";"Precio"\r\n"A ""b""; c\nd";""\r\n' );
} );

test( 'numbers have the decimals of the language, and no separators of thousands', () => {
	expect( cells( 25.5, 1200, 0.1 + 0.2, -3.70379 ) ).toBe(
		'"25,5";"1200";"0,3";"-3,70379"'
	);
	expect( csvOf( [ [ 25.5 ] ], 'en-US' ) ).toContain( '"25.5"' );
} );

test( 'dates are days, moments or hours; a switch is true or false', () => {
	expect(
		cells(
			new Date( '2026-03-03T00:00:00Z' ),
			new Date( '2026-03-03T18:00:00Z' ),
			new Date( '2026-03-03T17:59:59.999Z' ),
			new Date( '2026-03-02T23:59:59.999Z' ),
			new Date( '1899-12-30T18:30:00Z' ),
			new Date( NaN ),
			true,
			false
		)
	).toBe(
		'"2026-03-03";"2026-03-03 18:00";"2026-03-03 18:00";"2026-03-03";"18:30";"";"true";"false"'
	);
} );
