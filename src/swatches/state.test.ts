import { pressed, stateOf, type Variation } from './state';

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
		{ attribute_pa_color: '', attribute_talla: size },
		'attribute_pa_color',
		value,
		isOffered
	);

it( 'a value that the shop’s list does not have now is gone', () => {
	expect( color( 'rojo', 'M', false ) ).toEqual( { kind: 'gone' } );
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
			{ attribute_pa_color: '', attribute_talla: 'S' },
			'attribute_pa_color',
			'azul',
			true
		)
	).toEqual( { kind: 'out' } );
} );

it( 'a chosen swatch that is chosen again clears the choice only where the shop says so', () => {
	expect( pressed( 'azul', 'azul', true ) ).toBe( '' );
	expect( pressed( 'azul', 'azul', false ) ).toBe( 'azul' );
	expect( pressed( 'azul', 'rojo', true ) ).toBe( 'rojo' );
} );
