import { parse, textsOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

it( 'a child theme replaces the inside of a card, and gets what it needs for that', async () => {
	const html = await inSandbox< { child: string; parent: string } >( `
		$theme = get_theme_root() . '/hija';
		wp_mkdir_p( "$theme/programs-filter" );
		file_put_contents( "$theme/style.css", "/*\\nTheme Name: Hija\\nTemplate: twentytwentyfive\\n*/" );
		file_put_contents( "$theme/programs-filter/card.php", <<<'TEMPLATE'
			<b><?php echo esc_html( $args['card']['title'] ), ' ', count( $args['card']['categories'] ), ' ', $args['attributes']['headingLevel'], ' ', $args['picture']; ?></b>
			<i><?php echo implode( ' ', array_keys( get_defined_vars() ) ); ?></i>
TEMPLATE
		);
		program( 'Acuarela', array( category( 'Arte', 'arte' ) ) );
		try {
			// What switch_theme() writes, without the widgets and menus that it moves.
			update_option( 'stylesheet', 'hija' );
			$GLOBALS['wp_stylesheet_path'] = get_stylesheet_directory();
			$child = listing();
		} finally {
			global $wp_filesystem;
			require_once ABSPATH . 'wp-admin/includes/file.php';
			WP_Filesystem();
			$wp_filesystem->delete( $theme, true );
			update_option( 'stylesheet', 'twentytwentyfive' );
			$GLOBALS['wp_stylesheet_path'] = get_stylesheet_directory();
		}
		return array( 'child' => $child, 'parent' => listing() );
	` );
	const card = parse( html.child ).querySelector(
		'li.programas-card[data-categories="arte"]'
	);
	expect( card?.querySelector( 'b' )?.textContent.trim() ).toBe(
		'Acuarela 1 3'
	);
	expect( card?.querySelector( 'i' )?.textContent ).toBe( 'file args' );
	expect( card?.querySelector( '.programas-card__title' ) ).toBeNull();
	expect( textsOf( parse( html.parent ), '.programas-card__title' ) ).toEqual(
		[ 'Acuarela' ]
	);
} );
