import { parse } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

describe( 'the wrapper of the block', () => {
	it( 'has anchor, classes, alignment, and the width of a card before the styles that an editor chose', async () => {
		const html = await inSandbox< string >( 'listing', {
			anchor: 'mis-programas',
			className: 'una otra',
			align: 'wide',
			minCardWidth: 333,
			style: { spacing: { padding: { top: '10px' } } },
		} );
		const block = parse( html ).body.firstElementChild;
		expect( block?.id ).toBe( 'mis-programas' );
		expect( [ ...( block?.classList ?? [] ) ].sort() ).toEqual( [
			'alignwide',
			'otra',
			'programas',
			'una',
			'wp-block-programs-filter-programas',
		] );
		expect(
			block
				?.getAttribute( 'style' )
				?.split( ';' )
				.map( ( one ) => one.trim() )
				.filter( Boolean )
				.sort()
		).toEqual( [ '--programas-card-min:333px', 'padding-top:10px' ] );
	} );

	it( 'has no id without an anchor', async () => {
		expect( await inSandbox( 'listing' ) ).not.toMatch( /^<div[^>]* id=/ );
	} );
} );
