import { parse, read, textsOf, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

let pages: Record< string, string >;

beforeAll( async () => {
	pages = await inSandbox( 'by_title' );
} );

const listing = ( name: string ) => parse( pages[ name ] ?? '' );

describe( 'a card', () => {
	it( 'has the slugs of its categories and of their ancestors, each once', () => {
		const page = listing( 'categories' );
		const slugs = valuesOf( page, '.programas-card', 'data-categories' );
		expect(
			slugs.map( ( one ) => one?.split( ' ' ).sort().join( ' ' ) )
		).toEqual( [
			'arte cultura pintura',
			'arte cultura pintura',
			'',
			'cultura',
		] );
		expect( textsOf( page, '.programas-card__categories' ) ).toEqual( [
			'Pintura',
			expect.stringMatching( /^Arte\s+Pintura$/ ),
			'Cultura',
		] );
	} );

	it( 'without picture, excerpt and category is a title with its link', () => {
		const page = listing( 'only title' );
		expect( page.querySelectorAll( '.programas-card *' ) ).toHaveLength(
			3
		);
		expect(
			page
				.querySelector( '.programas-card h3 > a' )
				?.getAttribute( 'href' )
		).toMatch( /\/programa\/solo-titulo\/$/ );
	} );

	it( 'takes its excerpt from the content, without running blocks and shortcodes, when it has none of its own', () => {
		const page = listing( 'automatic' );
		expect( textsOf( page, '.programas-card__excerpt' ) ).toEqual( [
			`Uno dos ${ 'tres '.repeat( 28 ).trim() }…`,
			'Texto',
		] );
	} );

	it( 'has nothing of a fact that there is not', async () => {
		expect(
			textsOf(
				parse( await inSandbox( 'with_unknown_facts' ) ),
				'.programas-card__fact'
			)
		).toEqual( [ 'Lugar: Aula 1', 'Precio: 5 €' ] );
	} );

	it( 'has the heading level that was chosen', async () => {
		const html = await inSandbox< string[] >( 'heading_levels' );
		expect(
			html.map(
				( one ) =>
					parse( one ).querySelector( '.programas-card__title' )
						?.tagName
			)
		).toEqual( [ 'H2', 'H6', 'H3', 'H3', 'H3' ] );
	} );
} );

it( 'what an editor writes is text: a title keeps its emphasis, excerpts and names of categories are plain', () => {
	const page = listing( 'markup' );
	const link = page.querySelector( '.programas-card__link' );
	expect( link?.textContent ).toBe( 'A alert(1)B  & “C” [prueba] D' );
	expect(
		[ ...( link?.querySelectorAll( '*' ) ?? [] ) ].map(
			( { tagName } ) => tagName
		)
	).toEqual( [ 'EM' ] );

	const excerpt = page.querySelector( '.programas-card__excerpt' );
	expect( excerpt?.textContent ).toBe(
		'Extracto & “comillas” 3 < 4 [prueba] <i>'
	);
	expect( excerpt?.children ).toHaveLength( 0 );

	const name = textsOf( page, '.programas-card__category' )[ 0 ];
	expect( name ).toContain( 'Arte & “música”' );
	expect( name ).toContain( '[prueba] 3×4 ‘así’' );
	expect( textsOf( page, '.programas-pill__label' ) ).toEqual( [
		'Todos',
		name,
	] );
	expect(
		page.querySelectorAll(
			'.programas-pill__label *, .programas-card__category *'
		)
	).toHaveLength( 0 );
} );

describe( 'programs that visitors must not see', () => {
	let html: { visitor: string; administrator: string };

	beforeAll( async () => {
		html = await inSandbox( 'to_visitor_and_administrator' );
	} );

	it( 'draft, private, scheduled, trashed and pending ones are not in the page, and give no pill; an administrator gets the same page', () => {
		expect( read( html.visitor ) ).toMatchObject( {
			visible: [ 'Protegido: Con contraseña', 'Publicado' ],
			hidden: [],
			pills: [ 'Todos', 'Arte' ],
		} );
		expect( html.visitor ).not.toMatch( /Estado|future|draft/ );
		expect( html.administrator ).toBe( html.visitor );
	} );

	it( 'a password-protected program shows its title and no more', () => {
		const card = parse( html.visitor ).querySelector( '.programas-card' );
		expect( card?.getAttribute( 'data-categories' ) ).toBe( 'arte' );
		expect( card?.outerHTML ).toContain( 'Protegido: Con contraseña' );
		expect( card?.outerHTML ).not.toMatch(
			/Extracto|Texto|<img|programas-card__categor/
		);
	} );
} );
