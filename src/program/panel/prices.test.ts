import { arePrices, pricesOf, textOfPrices } from './prices';

it( 'prices by group are read and written line by line, also while one is typed', () => {
	const typed = [
		{ who: 'Menores de ', amount: '12 €' },
		{ who: '', amount: '' },
	];
	const text = 'Menores de : 12 €\n: ';
	expect( textOfPrices( typed ) ).toBe( text );
	expect( pricesOf( text ) ).toEqual( typed );
	expect( pricesOf( '' ) ).toEqual( [] );
	const mistyped = textOfPrices( [ { who: 'Socios:', amount: '12:50 €' } ] );
	expect( mistyped ).toBe( 'Socios: 12:50 €' );
	expect( pricesOf( mistyped ) ).toEqual( [
		{ who: 'Socios', amount: '12:50 €' },
	] );
} );

it.each( [
	[ 'Socios: Gratis', true ],
	[ 'Socios: Gratis\nOtros: consultar', true ],
	[ 'Socios: Gratis\n:', false ],
	[ 'Socios: ', false ],
	[ ': 12 €', false ],
	[ '12 €', false ],
	[ 'Socios: 12:50 €', false ],
] )( '%j can be used as prices: %s', ( text, are ) => {
	expect( arePrices( text ) ).toBe( are );
} );
