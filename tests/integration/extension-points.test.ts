/**
 * What themes and other plugins can change without touching ours.
 */
import { parse, read, textsOf, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

/** A template of another plugin, gone when the code has run. */
const withTemplate = ( name: string, template: string, code: string ) => `
	$file = get_temp_dir() . 'otra-plantilla.php';
	file_put_contents( $file, <<<'TEMPLATE'
${ template }
TEMPLATE
	);
	$result = with_filter( 'programs_filter_template', static fn( $path, $of ) => '${ name }' === $of ? $file : $path, static function () { ${ code } } );
	unlink( $file );
	return $result;
`;

describe( 'another plugin', () => {
	it( 'shows in the card what it added to it, and what else it knows of the program', async () => {
		const html = await inSandbox< string >( `
			program( 'Acuarela', array( category( 'Arte', 'arte' ) ), array( 'meta_input' => array( 'precio' => '20' ), 'post_content' => 'Texto' ) );
			add_filter( 'programs_filter_card', static fn( $card, $post ) => array( 'precio' => get_post_meta( $post->ID, 'precio', true ), 'id' => 5, 'slugs' => null, 3 => 'x' ) + $card, 10, 2 );
			add_filter( 'programs_filter_card_html', static fn( $html, $card, $attributes, $post ) => $html . '<i>' . $post->post_name . ' ' . $card['precio'] . '</i>', 10, 4 );
			${ withTemplate(
				'card',
				"<b><?php echo esc_html( $args['card']['precio'] . ' ' . $args['post']->post_content . ' ' . get_class( $args['post'] ) . ' ' . implode( ' ', array_keys( $args['card'] ) ) ); ?></b>",
				'return listing();'
			) }
		` );
		const card = parse( html ).querySelector( '.programas-card' );
		expect( card?.getAttribute( 'data-categories' ) ).toBe( 'arte' );
		expect( card?.querySelector( 'b' )?.textContent ).toBe(
			'20 Texto WP_Post id title url slugs categories excerpt picture precio'
		);
		expect( card?.querySelector( 'i' )?.textContent ).toBe( 'acuarela 20' );
	} );

	it.each( [ 'card', 'count', 'filter', 'grid', 'listing', 'pill' ] )(
		'replaces the template "%s"',
		async ( name ) => {
			const html = await inSandbox< string >( `
				program( 'Acuarela', array( category( 'Arte', 'arte' ) ) );
				${ withTemplate( name, '<u>Otra</u>', 'return listing();' ) }
			` );
			expect( textsOf( parse( html ), 'u' )[ 0 ] ).toBe( 'Otra' );
		}
	);

	it( 'that names no file for a template changes nothing', async () => {
		const [ plain, ...wrong ] = await inSandbox< string[] >( `
			program( 'Acuarela', array( category( 'Arte', 'arte' ) ) );
			$render = static fn() => preg_replace( '/programas-\\d/', 'programas-N', listing() );
			return array_merge( array( $render() ), array_map( static fn( $value ) => with_filter( 'programs_filter_template', static fn() => $value, $render ), array( null, 5, '', '/no/existe.php', array(), ABSPATH ) ) );
		` );
		expect( new Set( wrong ) ).toEqual( new Set( [ plain ] ) );
	} );

	it( 'changes labels, order and number of the pills, and adds to what their template gets', async () => {
		const html = await inSandbox< string >( `
			program( 'Acuarela', array( category( 'Arte', 'arte' ) ) );
			program( 'Coro', array( category( 'Música', 'musica' ) ) );
			add_filter( 'programs_filter_pills', static function ( $pills, $attributes ) {
				$pills[2]['label'] .= ' [x] ' . $attributes['headingLevel'];
				$pills[2]['icono'] = '♪';
				return array( $pills[0], $pills[2], $pills[1], $pills[1], null, 'x', array( 'slug' => 'nada' ), array( 'slug' => '', 'label' => 'Nada' ), array( 'slug' => 'todavia', 'label' => 'Todavía nada' ) );
			}, 10, 2 );
			${ withTemplate(
				'pill',
				"<button data-category=\"<?php echo esc_attr( $args['pill']['slug'] ); ?>\"><?php echo esc_html( $args['pill']['label'] . ' ' . $args['pill']['count'] . ( $args['pill']['icono'] ?? '' ) ); ?></button>",
				'return listing();'
			) }
		` );
		expect( textsOf( parse( html ), '[data-category]' ) ).toEqual( [
			'Todos 2',
			'Música [x] 3 1♪',
			'Arte 1',
			'Todavía nada 0',
		] );
	} );

	it( 'that gives no pills at all changes nothing', async () => {
		const html = await inSandbox< string >( `
			program( 'Acuarela', array( category( 'Arte', 'arte' ) ) );
			add_filter( 'programs_filter_pills', '__return_null' );
			return listing();
		` );
		expect( read( html ).pills ).toEqual( [ 'Todos', 'Arte' ] );
	} );

	it( 'chooses the size of the pictures', async () => {
		const html = await inSandbox< string[] >( `
			program( 'A', array(), array( 'meta_input' => array( '_thumbnail_id' => picture() ) ) );
			return array_map( static fn( $size ) => with_filter( 'programs_filter_picture_size', static fn() => $size, static fn() => listing() ), array( 'medium', array( 300, 225 ), null, array( 'x' ), 5 ) );
		` );
		expect(
			html.flatMap( ( one ) => valuesOf( parse( one ), 'img', 'width' ) )
		).toEqual( [ '300', '300', '768', '768', '768' ] );
	} );

	it( 'chooses how long an automatic excerpt is, for each program', async () => {
		const html = await inSandbox< string[] >( `
			program( 'A', array(), array( 'post_content' => 'uno dos tres cuatro' ) );
			program( 'B', array(), array( 'post_content' => 'uno dos tres cuatro', 'post_excerpt' => 'Un extracto propio' ) );
			return array_map( static fn( $length ) => with_filter( 'programs_filter_excerpt_length', static fn( $words, $post ) => 'A' === $post->post_title ? $length : $words, static fn() => listing() ), array( 2, '3', 0, -1, null, 'x' ) );
		` );
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
		} >( `
			wp_set_current_user( 1 );
			foreach ( array( 'A', 'B', 'C' ) as $title ) {
				program( $title, array( category( $title ) ) );
			}
			$seen = array();
			$html = with_filter( 'shortcode_atts_programas', static function ( $attributes ) use ( &$seen ) {
				$seen = $attributes;
				return array( 'cantidad' => 2, 'filtro' => false, 'categorias' => array( 'b', 'c', 'a' ), 'orden' => null, 'todos' => new \\stdClass() ) + $attributes;
			}, static fn() => do_shortcode( '[programas nivel_titulo="2" raro="1"]' ) );
			return array( 'html' => $html, 'defaults' => with_filter( 'shortcode_atts_programas', '__return_null', static fn() => do_shortcode( '[programas cantidad="1"]' ) ), 'seen' => $seen );
		` );
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
		expect(
			await inSandbox( `
				$ours = $GLOBALS['shortcode_tags']['programas'];
				add_shortcode( 'programas', static fn() => 'De otro' );
				\\ProgramsFilter\\Shortcode\\register();
				$theirs = do_shortcode( '[programas]' );
				remove_shortcode( 'programas' );
				\\ProgramsFilter\\Shortcode\\register();
				return array( $theirs, $GLOBALS['shortcode_tags']['programas'] === $ours );
			` )
		).toEqual( [ 'De otro', true ] );
	} );

	it( 'gives programs fields of its own, in the REST API too', async () => {
		expect(
			await inSandbox( `
				register_post_meta( \\ProgramsFilter\\Post_Type\\NAME, 'precio', array( 'single' => true, 'type' => 'string', 'show_in_rest' => true ) );
				program( 'A', array(), array( 'meta_input' => array( 'precio' => '20' ) ) );
				return rest_programs( array() )[0]['meta']['precio'];
			` )
		).toBe( '20' );
	} );
} );
