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

	it( 'says nothing of columns, colours, gaps and corners that have their default', async () => {
		const html = await inSandbox< string >( 'listing' );
		expect(
			parse( html ).body.firstElementChild?.getAttribute( 'style' )
		).toMatch( /^--programas-card-min:280px;?$/ );
	} );

	it( 'has what an editor chose of them as custom properties, colours of the palette by name', async () => {
		const html = await inSandbox< string >( 'listing', {
			columnsWide: 3,
			columnsSmall: 1,
			gap: '0',
			cardBackground: 'var:preset|color|accentFive',
			pillText: 'rgb(0 0 0 / 50%)',
			pillRadius: '0.5em',
		} );
		expect(
			parse( html )
				.body.firstElementChild?.getAttribute( 'style' )
				?.split( ';' )
				.filter( Boolean )
		).toEqual( [
			'--programas-card-min:280px',
			'--programas-columns-wide:3',
			'--programas-columns-small:1',
			'--programas-gap:0',
			'--programas-card-background:var(--wp--preset--color--accent-five)',
			'--programas-pill-radius:0.5em',
			'--programas-pill-text:rgb(0 0 0 / 50%)',
			'--programas-card-text:oklch(from var(--wp--preset--color--accent-five) clamp(0, (0.62 - l) * 1000, 1) 0 0)',
		] );
	} );

	it.each( [
		[ '#503aa8', true ],
		[ 'rgb(80 58 168)', true ],
		[ 'hsl(252, 49%, 44%)', true ],
		[ '#503aa880', false ],
		[ '#503a', false ],
		[ 'rgba(80, 58, 168, .5)', false ],
		[ 'rgb(80, 58, 168, .5)', false ],
		[ 'hsl(252 49% 44% / 50%)', false ],
	] )(
		'writes on pills of %s in black or white, unless something shines through: %s',
		async ( pillBackground, isOpaque ) => {
			const html = await inSandbox< string >( 'listing', {
				pillBackground,
			} );
			expect(
				parse( html )
					.body.firstElementChild?.getAttribute( 'style' )
					?.includes(
						`--programas-pill-text:oklch(from ${ pillBackground } clamp(0, (0.62 - l) * 1000, 1) 0 0)`
					)
			).toBe( isOpaque );
		}
	);

	it( 'has no id without an anchor', async () => {
		expect( await inSandbox( 'listing' ) ).not.toMatch( /^<div[^>]* id=/ );
	} );
} );
