/**
 * What themes and other plugins can change without touching ours.
 */
import { parse, read, textsOf, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

describe( 'another plugin', () => {
	it( 'shows in the card what it added to it, and what else it knows of the program', async () => {
		const html = await inSandbox< string >( 'card_with_price' );
		const card = parse( html ).querySelector( '.programas-card' );
		expect( card?.getAttribute( 'data-categories' ) ).toBe( 'arte' );
		expect( card?.querySelector( 'b' )?.textContent ).toBe(
			'20 Texto WP_Post id title url slugs categories excerpt picture facts badge precio'
		);
		expect( card?.querySelector( 'i' )?.textContent ).toBe( 'acuarela 20' );
	} );

	it.each( [ 'card', 'count', 'filter', 'grid', 'listing', 'pill' ] )(
		'replaces the template "%s"',
		async ( name ) => {
			const html = await inSandbox< string >( 'other_template', name );
			expect( textsOf( parse( html ), 'u' )[ 0 ] ).toBe( 'Otra' );
		}
	);

	it( 'that names no file for a template changes nothing', async () => {
		const [ plain, ...wrong ] =
			await inSandbox< string[] >( 'no_template' );
		expect( new Set( wrong ) ).toEqual( new Set( [ plain ] ) );
	} );

	it( 'changes labels, order and number of the pills, and adds to what their template gets', async () => {
		const html = await inSandbox< string >( 'other_pills' );
		expect( textsOf( parse( html ), '[data-category]' ) ).toEqual( [
			'Todos 2',
			'Música [x] 3 1♪',
			'Arte 1',
			'Todavía nada 0',
		] );
	} );

	it( 'that gives no pills at all changes nothing', async () => {
		const html = await inSandbox< string >( 'no_pills' );
		expect( read( html ).pills ).toEqual( [ 'Todos', 'Arte' ] );
	} );

	it( 'chooses the size of the pictures', async () => {
		const html = await inSandbox< string[] >( 'picture_sizes' );
		expect(
			html.flatMap( ( one ) => valuesOf( parse( one ), 'img', 'width' ) )
		).toEqual( [ '300', '300', '768', '768', '768' ] );
	} );

	it( 'chooses how long an automatic excerpt is, for each program', async () => {
		const html = await inSandbox< string[] >( 'excerpt_lengths' );
		expect(
			html.map( ( one ) =>
				textsOf( parse( one ), '.programas-card__excerpt' ).join( '|' )
			)
		).toEqual( [
			'uno dos…|Un extracto propio',
			'uno dos tres…|Un extracto propio',
			'Un extracto propio',
			'Un extracto propio',
			'uno dos tres cuatro|Un extracto propio',
			'uno dos tres cuatro|Un extracto propio',
		] );
	} );

	it( 'changes the attributes of the shortcode, in the types of the block too', async () => {
		const { html, defaults, seen } = await inSandbox< {
			html: string;
			defaults: string;
			seen: Record< string, unknown >;
		} >( 'shortcode_attributes' );
		expect( read( html ) ).toMatchObject( {
			pills: [],
			visible: [ 'A', 'B' ],
		} );
		expect( textsOf( parse( html ), 'h2' ) ).toEqual( [ 'A', 'B' ] );
		expect( textsOf( parse( html ), '.programas-notice' )[ 0 ] ).toContain(
			'raro'
		);
		expect( read( defaults ).visible ).toEqual( [ 'A', 'B', 'C' ] );
		expect( seen ).toMatchObject( { nivel_titulo: '2', cantidad: null } );
		expect( seen ).not.toHaveProperty( 'raro' );
	} );

	it( 'keeps its shortcode when it has the name of ours', async () => {
		expect( await inSandbox( 'same_shortcode' ) ).toEqual( [
			'De otro',
			true,
		] );
	} );

	it( 'gives programs fields of its own, in the REST API too', async () => {
		expect( await inSandbox( 'programs_with_price' ) ).toMatchObject( [
			{ meta: { precio: '20' } },
		] );
	} );
} );
