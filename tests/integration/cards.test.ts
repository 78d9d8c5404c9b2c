import { parse, textsOf, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

const listing = ( php: string ) =>
	inSandbox< string >(
		`${ php } return listing( array( 'orderBy' => 'title' ) );`
	).then( parse );

describe( 'a card', () => {
	it( 'has the slugs of its categories and of their ancestors, each once', async () => {
		const page = await listing( `
			$cultura = category( 'Cultura', 'cultura' );
			$arte    = category( 'Arte', 'arte', $cultura );
			$pintura = category( 'Pintura', 'pintura', $arte );
			program( 'A', array( $pintura ) );
			program( 'B', array( $pintura, $arte ) );
			program( 'C' );
			program( 'D', array( $cultura ) );
		` );
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

	it( 'without picture, excerpt and category is a title with its link', async () => {
		const page = await listing( `program( 'Solo título' );` );
		expect( page.querySelectorAll( '.programas-card *' ) ).toHaveLength(
			3
		);
		expect(
			page
				.querySelector( '.programas-card h3 > a' )
				?.getAttribute( 'href' )
		).toMatch( /\/programa\/solo-titulo\/$/ );
	} );

	it( 'takes its excerpt from the content, without running blocks and shortcodes, when it has none of its own', async () => {
		const page = await listing( `
			add_shortcode( 'prueba', static fn() => 'EJECUTADO' );
			$shared = static fn( $content ) => $content . ' Compartir';
			add_filter( 'the_content', $shared );
			$paragraph = static fn( $text ) => array( 'post_content' => "<!-- wp:paragraph -->\\n<p>$text</p>\\n<!-- /wp:paragraph -->" );
			program( 'A', array(), $paragraph( 'Uno <b>dos</b> [prueba] ' . str_repeat( 'tres ', 40 ) ) );
			program( 'B', array(), array( 'post_content' => '[prueba]<!-- wp:programs-filter/programas /-->' ) );
			program( 'C', array(), array( 'post_content' => '[programas]' ) );
			program( 'D', array(), array( 'post_content' => '<script>alert(1)</script><style>p{}</style><p>Texto</p>' ) );
		` );
		expect( textsOf( page, '.programas-card__excerpt' ) ).toEqual( [
			`Uno dos ${ 'tres '.repeat( 28 ).trim() }…`,
			'Texto',
		] );
	} );

	it( 'of a program whose text contains listings does not list itself', async () => {
		const html = await inSandbox< string >( `
			program( 'A', array(), array( 'post_content' => block() . '[programas]', 'post_excerpt' => '' ) );
			add_filter( 'get_the_excerpt', static fn( $text, $post ) => content( $post->post_content ) . 'x', 10, 2 );
			program( 'B', array(), array( 'post_content' => block(), 'post_excerpt' => 'y' ) );
			return listing();
		` );
		expect( html.match( /class="programas /g ) ).toHaveLength( 1 );
	} );

	it( 'has the heading level that was chosen', async () => {
		const html = await inSandbox< string[] >( `
			program( 'A' );
			return array_map( static fn( $level ) => listing( array( 'headingLevel' => $level ) ), array( 2, 6, 1, 9, 'x' ) );
		` );
		expect(
			html.map(
				( one ) =>
					parse( one ).querySelector( '.programas-card__title' )
						?.tagName
			)
		).toEqual( [ 'H2', 'H6', 'H3', 'H3', 'H3' ] );
	} );
} );

describe( 'what an editor writes is text', () => {
	let page: Document;

	beforeAll( async () => {
		page = await listing( `
		$term = category( 'Arte & "música" <b>1 < 2</b> [prueba] 3x4 \\'así\\'', 'arte' );
		category( 'Hija', 'hija', $term );
		add_shortcode( 'prueba', static fn() => 'EJECUTADO' );
		program( 'A <script>alert(1)</script><em>B</em> <img src=x onerror=alert(1)> & "C" [prueba] <a href="#">D</a>', array( $term ), array(
			'post_name'    => 'a',
			'post_excerpt' => '<script>alert(1)</script><b>Extracto</b> & "comillas" 3 < 4 [prueba] &lt;i&gt;',
		) );
		` );
	} );

	it( 'a title keeps its emphasis and loses scripts, pictures and links', () => {
		const link = page.querySelector( '.programas-card__link' );
		expect( link?.textContent ).toBe( 'A alert(1)B  & “C” [prueba] D' );
		expect(
			[ ...( link?.querySelectorAll( '*' ) ?? [] ) ].map(
				( one ) => one.tagName
			)
		).toEqual( [ 'EM' ] );
	} );

	it( 'an excerpt is plain text', () => {
		const excerpt = page.querySelector( '.programas-card__excerpt' );
		expect( excerpt?.textContent ).toBe(
			'Extracto & “comillas” 3 < 4 [prueba] <i>'
		);
		expect( excerpt?.children ).toHaveLength( 0 );
	} );

	it( 'the name of a category is plain text in card and pill', () => {
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
} );
