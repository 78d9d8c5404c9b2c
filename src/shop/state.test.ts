import { parseVariationRows, stateOf, type Variation } from './state';

const variation = (
	color: string,
	size: string,
	isInStock = true,
	stockLeft = ''
): Variation => ( {
	attributes: { attribute_pa_color: color, attribute_talla: size },
	is_in_stock: isInStock,
	variation_stock_left: stockLeft,
} );

const KNOWN = [
	variation( 'azul', 'S', true, 'Quedan 3' ),
	variation( 'azul', 'M', false ),
	variation( 'rojo', 'S' ),
	variation( 'negro', 'S', false ),
];

const color = ( value: string, size = '', isOffered = true ) =>
	stateOf(
		KNOWN,
		{ attribute_pa_color: 'another', attribute_talla: size },
		{ attribute_pa_color: value },
		isOffered
	);

it( 'a value that the shop’s list does not have now is gone', () => {
	expect( color( 'rojo', 'M', false ) ).toEqual( { kind: 'gone' } );
} );

it( 'a value that no variation has is not there, whatever is chosen', () => {
	expect( color( 'verde', '', false ) ).toEqual( { kind: 'none' } );
	expect( color( 'verde', 'M', false ) ).toEqual( { kind: 'none' } );
	const unknown = stateOf( [], {}, { talla: 'S' }, false, false );
	expect( unknown ).toEqual( { kind: 'gone' } );
} );

it( 'a value that goes with the choice and that the shop switched off is not blamed on the choice', () => {
	expect( color( 'negro', '', false ) ).toEqual( { kind: 'off' } );
} );

it( 'a value is out of stock when no variation with it is left', () => {
	expect( color( 'negro' ) ).toEqual( { kind: 'out' } );
	expect( color( 'azul' ) ).toEqual( { kind: 'free' } );
	expect( color( 'azul', 'M' ) ).toEqual( { kind: 'out' } );
} );

it( 'few are left is said once the choice is complete', () => {
	expect( color( 'azul', 'S' ) ).toEqual( { kind: 'few', left: 'Quedan 3' } );
	expect( color( 'rojo', 'S' ) ).toEqual( { kind: 'free' } );
} );

it( 'nothing is said of a value about which nothing is known', () => {
	expect( color( 'verde', 'S' ) ).toEqual( { kind: 'free' } );
} );

it( 'of several variations that fit, the first decides, as in the shop', () => {
	const any = [ variation( '', 'S', false ), ...KNOWN ];
	expect(
		stateOf(
			any,
			{ attribute_talla: 'S' },
			{ attribute_pa_color: 'azul' },
			true
		)
	).toEqual( { kind: 'out' } );
} );

it( 'of a value about which not everything is known, only a whole choice can be out of stock', () => {
	const answered = [ variation( 'rojo', 'L', false ) ];
	const state = ( wanted: string, size: string ) =>
		stateOf(
			answered,
			{ attribute_talla: size },
			{ attribute_pa_color: wanted },
			true,
			false
		);
	expect( state( 'rojo', '' ) ).toEqual( { kind: 'free' } );
	expect( state( 'rojo', 'L' ) ).toEqual( { kind: 'out' } );
} );

it( 'what the server lists is read as variations', () => {
	expect(
		parseVariationRows( [
			[ 'attribute_pa_color', 'attribute_talla' ],
			[ 'azul', '', 1 ],
			[ 'rojo', '38', 0 ],
		] )
	).toEqual( [
		{
			attributes: { attribute_pa_color: 'azul', attribute_talla: '' },
			is_in_stock: true,
		},
		{
			attributes: { attribute_pa_color: 'rojo', attribute_talla: '38' },
			is_in_stock: false,
		},
	] );
} );
