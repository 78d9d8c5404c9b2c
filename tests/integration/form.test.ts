import { parse } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

describe( 'the form without script', () => {
	it( 'stays small, whatever the address', async () => {
		const [ many, long ] =
			await inSandbox< [ string, string ] >( 'long_addresses' );
		expect( many.match( /<input/g ) ).toHaveLength( 50 );
		expect( long.length ).toBeLessThan( 3000 );
	} );

	it( 'opens the page at the cards that it controls', async () => {
		const html = await inSandbox< string[] >( 'listings', [
			{},
			// From before its cards were shown again.
			{ target: '#otra' },
			{ showGrid: false, target: '#otra' },
			{ showGrid: false, target: '.otra[data-x="1"]' },
			{ showGrid: false, target: '#cursos-2 > .programas-grid' },
			{ showGrid: false, target: '#niñez.programas-grid, #otra' },
			{ showGrid: false, target: '#a\\:b .programas-grid' },
			{ showGrid: false, target: '.otra #cursos' },
			{ showGrid: false },
		] );
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
			[ '#programas-2', null ],
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
