/**
 * What themes and other plugins can change without touching ours.
 */
import { parse, read, textsOf, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

it( 'a child theme replaces the inside of a card, and another plugin shows there what it added', async () => {
	const [ child, parent, plugin ] = (
		await inSandbox< string[] >( 'own_cards' )
	).map( parse );
	const KNOWN = 'id title url slugs categories excerpt picture facts badge';
	const CARD = 'li.programas-card[data-categories="arte"]';
	const shown = ( page?: Document ) =>
		[ 'b', 'i', 'em', '.programas-card__title' ].map(
			( selector ) =>
				page?.querySelector( `${ CARD } ${ selector }` )?.textContent
		);
	expect( shown( child ) ).toEqual( [
		'Acuarela 1 3  Texto',
		`file args: ${ KNOWN }`,
		undefined,
		undefined,
	] );
	expect( shown( parent )[ 3 ] ).toBe( 'Acuarela' );
	expect( shown( plugin ) ).toEqual( [
		'Acuarela 1 3  Texto',
		`file args: ${ KNOWN } precio`,
		'acuarela 20',
		undefined,
	] );
} );

it( 'another plugin replaces each template, which gets the HTML of the cards', async () => {
	const pages = await inSandbox< string[] >( 'other_templates', [
		'count',
		'filter',
		'grid',
		'listing',
	] );
	for ( const page of pages.map( parse ) ) {
		expect( textsOf( page, 'u' ) ).toEqual( [ 'Otra' ] );
	}
	for ( const index of [ 0, 2, 3 ] ) {
		expect(
			textsOf(
				parse( pages[ index ] ?? '' ),
				'.own .programas-card__title'
			)
		).toEqual( [ 'Acuarela' ] );
	}
} );

it( 'another plugin changes labels, order and number of the pills, and adds to what their template gets', async () => {
	const html = await inSandbox< string >( 'other_pills' );
	expect( textsOf( parse( html ), '[data-category="own"]' ) ).toEqual( [
		'all Todos 2',
		'musica Música [x] 3 1 ♪',
		'arte Arte 1',
		'todavia Todavía nada 0',
	] );
} );

it( 'another plugin chooses the size of the pictures, and how long an automatic excerpt is, for each program', async () => {
	const [ pictures, excerpts ] =
		await inSandbox< [ string[], string[] ] >( 'sizes' );
	expect(
		pictures.flatMap( ( one ) => valuesOf( parse( one ), 'img', 'width' ) )
	).toEqual( [ '300', '300' ] );
	expect(
		excerpts.map( ( one ) =>
			textsOf( parse( one ), '.programas-card__excerpt' ).join( '|' )
		)
	).toEqual( [
		'uno dos…|Un extracto propio',
		'uno dos tres…|Un extracto propio',
		'Un extracto propio',
		'Un extracto propio',
	] );
} );

it( 'another plugin changes the attributes of the shortcode, in the types of the block too', async () => {
	const [ html, seen ] = await inSandbox<
		[ string, Record< string, unknown > ]
	>( 'shortcode_attributes' );
	expect( read( html ) ).toMatchObject( {
		pills: [],
		visible: [ 'A', 'B' ],
	} );
	expect( textsOf( parse( html ), 'h2' ) ).toEqual( [ 'A', 'B' ] );
	expect( textsOf( parse( html ), '.programas-notice' )[ 0 ] ).toContain(
		'raro'
	);
	expect( seen ).toMatchObject( { nivel_titulo: '2', cantidad: null } );
	expect( seen ).not.toHaveProperty( 'raro' );
} );

it( 'another plugin changes a card, what is inside of it, and which programs are listed', async () => {
	const [ card = '', single = '', inside = '', query = '' ] =
		await inSandbox< string[] >( 'changed' );
	const page = parse( card );
	const twice = ( text: string ) => [ text, text ];
	const slugs = ( root: Document ) =>
		valuesOf( root, '.programas-card', 'data-categories' );
	expect( textsOf( page, '.programas-card__title' ) ).toEqual( [
		'A (a, 3)',
		'B (b, 3)',
	] );
	expect( slugs( page ) ).toEqual( twice( 'otra' ) );
	expect( textsOf( page, '.programas-card__excerpt' )[ 0 ] ).toBe(
		'Otro <b>extracto</b>'
	);
	expect( valuesOf( page, '.programas-card__link', 'href' ) ).toEqual(
		twice( '' )
	);
	expect( page.querySelector( 'img' ) ).toBeNull();
	// Without single values of another type, and slugs that are there twice.
	const clean = parse( single );
	expect( slugs( clean ) ).toEqual( twice( 'arte' ) );
	expect( textsOf( clean, '.programas-card__category' ) ).toEqual(
		twice( 'Sí' )
	);
	expect(
		[
			...parse( inside ).querySelectorAll(
				'.programas-card[data-categories]'
			),
		].map( ( { innerHTML } ) => innerHTML )
	).toEqual( [ '<i>A asc</i>', '<i>B asc</i>' ] );
	expect( read( query ).visible ).toEqual( [ 'B' ] );
} );
