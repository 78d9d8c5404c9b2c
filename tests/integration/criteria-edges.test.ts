import { parse, read, textsOf, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

const ALL = [ 'Coro', 'Dibujo', 'Grabado', 'Laúd' ];
const MUSIC = [ 'Coro', 'Laúd' ];

/** Filters and grid in blocks of their own. */
interface Apart {
	filters: string;
	grid: string;
}

describe( 'criteria', () => {
	it( 'leave a category alone that no pill changes, and tell the script of it', async () => {
		const initialCategory = 'musica';
		const alone = { showFilter: false, initialCategory };
		const html = await inSandbox< string[] >( 'listings', [
			[ { filters: [ 'buscar' ], initialCategory }, '' ],
			[ { ...alone, multiple: true }, '' ],
			[ { ...alone, perPage: 1 }, 'mostrar=2' ],
		] );
		expect(
			html.map( ( one ) => [
				read( one ).visible,
				...valuesOf( parse( one ), '.programas-grid', 'data-initial' ),
			] )
		).toEqual( [
			[ MUSIC, initialCategory ],
			[ MUSIC, null ],
			[ MUSIC, initialCategory ],
		] );
	} );

	it( 'of a filter elsewhere hide what does not meet them, also where no card does', async () => {
		const { visible, hidden } = read(
			await inSandbox( 'apart', 'gratis=1' )
		);
		expect( visible ).toEqual( [] );
		expect( hidden ).not.toEqual( [] );
	} );

	it.each( [
		[ 'categoria=musica', MUSIC, '4 programas' ],
		[ 'categoria=arte&gratis=1', [ 'Dibujo' ], '1 de 4 programas' ],
		[ 'categoria=musica&buscar=laud', [ 'Laúd' ], '1 de 4 programas' ],
	] )(
		'of several filters elsewhere are all met when the page is sent, and a search says how many it leaves: %s',
		async ( query, visible, left ) => {
			const { filters, grid } = await inSandbox< Apart >(
				'several_apart',
				query
			);
			expect( read( grid ).visible ).toEqual( visible );
			const counts = textsOf( parse( filters ), '.programas-count' );
			expect( counts.at( -1 ) ).toBe( left );
		}
	);

	it( 'that are words stand as they were written, also what looks like HTML', async () => {
		const [ html = '' ] = await inSandbox< string[] >( 'listings', [
			[ { filters: [ 'buscar' ] }, 'buscar=dibujo+%26amp%3B+%3Cb%3E' ],
		] );
		const root = parse( html );
		expect( valuesOf( root, '.programas-search', 'value' ) ).toEqual( [
			'dibujo &amp; <b>',
		] );
		expect( textsOf( root, '.programas-chip' ) ).toEqual( [
			'«dibujo &amp; <b>»',
		] );
	} );

	it( 'find a renamed category where several can be chosen', async () => {
		const html = await inSandbox< string >( 'renamed', 'categoria=musica' );
		expect( read( html ).visible.sort() ).toEqual( MUSIC );
		expect(
			parse( html )
				.querySelector( '[data-filter=categoria]' )
				?.getAttribute( 'data-renamed' )
		).toContain( '"musica":"sonido"' );
	} );

	it( 'do not offer a term whose slug means everything, and say when several can be chosen', async () => {
		const [ html = '' ] = await inSandbox< string[] >( 'listings', [
			[ { filters: [ 'edad' ], multiple: true }, 'edad=all' ],
		] );
		expect( read( html ).visible ).toEqual( ALL );
		const root = parse( html );
		expect( valuesOf( root, '[name=edad]', 'value' ) ).toEqual( [ '8' ] );
		expect( root.querySelector( '[data-multiple]' ) ).not.toBeNull();
	} );

	it( 'have names of their own, and none of WordPress’s', async () => {
		expect( await inSandbox( 'names' ) ).toEqual( [
			'tema',
			'gratis',
			'propio',
			'edad',
			'buscar',
		] );
	} );

	it( 'cut nothing from a feed', async () => {
		expect(
			( await inSandbox< string >( 'in_feed' ) ).match( /<li/g )
		).toHaveLength( 4 );
	} );
} );
