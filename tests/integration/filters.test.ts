import { parse, read, textsOf, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

/** HTML of a listing of the programs A and B with each of the filters (PHP closures) in its turn; the first without one. */
const withEach = ( hook: string, filters: string[], attributes = '' ) =>
	inSandbox< string[] >( `
		program( 'A', array( category( 'Arte', 'arte' ) ), array( 'post_excerpt' => 'Extracto', 'meta_input' => array( '_thumbnail_id' => picture() ) ) );
		program( 'B', array( category( 'Música', 'musica' ) ) );
		$render = static fn() => preg_replace( '/programas-\\d/', 'programas-N', listing( array( ${ attributes } ) ) );
		$html   = array( $render() );
		foreach ( array( ${ filters.join( ', ' ) } ) as $filter ) {
			$html[] = with_filter( '${ hook }', $filter, $render );
		}
		return $html;
	` );

describe( 'the filter programs_filter_card', () => {
	it( 'changes what a card shows', async () => {
		const [ , html = '' ] = await withEach( 'programs_filter_card', [
			`static fn( $card, $post, $attributes ) => array(
				'title'   => "{$card['title']} ({$post->post_name}, {$attributes['headingLevel']})",
				'slugs'   => array( 'otra' ),
				'excerpt' => 'Otro <b>extracto</b>',
				'url'     => 'javascript:alert(1)',
				'picture' => 0,
			) + $card`,
		] );
		const page = parse( html );
		expect( textsOf( page, '.programas-card__title' ) ).toEqual( [
			'A (a, 3)',
			'B (b, 3)',
		] );
		expect(
			valuesOf( page, '.programas-card', 'data-categories' )
		).toEqual( [ 'otra', 'otra' ] );
		expect( textsOf( page, '.programas-card__excerpt' )[ 0 ] ).toBe(
			'Otro <b>extracto</b>'
		);
		expect( valuesOf( page, '.programas-card__link', 'href' ) ).toEqual( [
			'',
			'',
		] );
		expect( page.querySelector( 'img' ) ).toBeNull();
	} );

	it( 'is ignored where it gives something of another type', async () => {
		const [ good, ...others ] = await withEach( 'programs_filter_card', [
			'static fn() => null',
			`static fn() => 'x'`,
			'static fn() => false',
			'static fn() => array()',
			`static fn() => array( 'id' => 'x', 'title' => array(), 'url' => null, 'slugs' => 'x', 'categories' => 5, 'excerpt' => new \\stdClass(), 'picture' => 'x' )`,
		] );
		expect( others ).toEqual( Array( 5 ).fill( good ) );
	} );

	it( 'loses single slugs and categories of another type, and slugs that are there twice', async () => {
		const [ , html = '' ] = await withEach( 'programs_filter_card', [
			`static fn( $card ) => array(
				'slugs'      => array( 'arte', 5, 'arte', null ),
				'categories' => array( 'x', array( 'slug' => 'arte' ), array( 'slug' => 'arte', 'name' => 'Sí' ) ),
			) + $card`,
		] );
		const page = parse( html );
		expect(
			valuesOf( page, '.programas-card', 'data-categories' )
		).toEqual( [ 'arte', 'arte' ] );
		expect( textsOf( page, '.programas-card__category' ) ).toEqual( [
			'Sí',
			'Sí',
		] );
	} );
} );

describe( 'the filter programs_filter_card_html', () => {
	it( 'changes what is inside a card, not the card itself', async () => {
		const [ , html = '' ] = await withEach( 'programs_filter_card_html', [
			`static fn( $html, $card, $attributes ) => "<i>{$card['title']} {$attributes['order']}</i>"`,
		] );
		const cards = parse( html ).querySelectorAll(
			'.programas-card[data-categories]'
		);
		expect( [ ...cards ].map( ( card ) => card.innerHTML ) ).toEqual( [
			'<i>A asc</i>',
			'<i>B asc</i>',
		] );
	} );

	it( 'is ignored where it gives no text', async () => {
		const [ good, ...others ] = await withEach(
			'programs_filter_card_html',
			[
				'static fn() => null',
				'static fn() => array()',
				'static fn() => 5',
			]
		);
		expect( others ).toEqual( Array( 3 ).fill( good ) );
	} );
} );

describe( 'the filter programs_filter_query_args', () => {
	it( 'changes which programs are listed; is ignored where it gives no array; IDs instead of posts are no programs', async () => {
		const html = await withEach(
			'programs_filter_query_args',
			[
				`static fn( $arguments, $attributes ) => array( 's' => 'B', 'posts_per_page' => $attributes['limit'] ) + $arguments`,
				'static fn() => null',
				`static fn() => 'post_type=page'`,
				`static fn( $arguments ) => array( 'fields' => 'ids' ) + $arguments`,
			],
			`'limit' => 5`
		);
		expect( html.map( ( one ) => read( one ).visible ) ).toEqual( [
			[ 'A', 'B' ],
			[ 'B' ],
			[ 'A', 'B' ],
			[ 'A', 'B' ],
			[],
		] );
	} );
} );
