import { parse } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

describe( 'the form without script', () => {
	it( 'stays small, whatever the address', async () => {
		const [ many, long ] = await inSandbox< [ string, string ] >( `
			program( 'Acuarela', array( category( 'Arte', 'arte' ) ) );
			return array(
				listing( array(), implode( '&', array_map( static fn( $i ) => "s[$i]=1", range( 1, 500 ) ) ) ),
				listing( array(), 'p=1&s=' . str_repeat( 'x', 5000 ) . '&page=1' ),
			);
		` );
		expect( many.match( /<input/g ) ).toHaveLength( 50 );
		expect( long.length ).toBeLessThan( 3000 );
	} );

	it( 'opens the page at the cards that it controls', async () => {
		const html = await inSandbox< string[] >( `
			program( 'Acuarela', array( category( 'Arte', 'arte' ) ) );
			return array(
				listing(),
				listing( array( 'target' => '#otra' ) ),
				listing( array( 'target' => '.otra[data-x="1"]' ) ),
				listing( array( 'target' => '#cursos-2 > .programas-grid' ) ),
				listing( array( 'target' => '#niñez.programas-grid, #otra' ) ),
				listing( array( 'target' => '#a\\\\:b .programas-grid' ) ),
				listing( array( 'target' => '.otra #cursos' ) ),
				listing( array( 'showGrid' => false ) ),
			);
		` );
		const parsed = html.map( ( one ) =>
			parse( one ).querySelector( 'form' )
		);
		expect(
			parsed.map( ( form ) => [
				form?.getAttribute( 'action' ),
				form
					?.closest( '.programas-filter' )
					?.getAttribute( 'data-target' ),
			] )
		).toEqual( [
			[ '#programas-1', null ],
			[ '#otra', '#otra' ],
			[ null, '.otra[data-x="1"]' ],
			[ '#cursos-2', '#cursos-2 > .programas-grid' ],
			[ '#niñez', '#niñez.programas-grid, #otra' ],
			[ null, '#a\\:b .programas-grid' ],
			[ null, '.otra #cursos' ],
			[ null, null ],
		] );
		expect(
			parsed.every( ( form ) => form?.getAttribute( 'method' ) === 'get' )
		).toBe( true );
	} );
} );
