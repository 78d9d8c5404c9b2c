<?php
/**
 * Sets up somebody else's plugins and themes.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Set_Up;

use RuntimeException;

require_once ABSPATH . 'wp-admin/includes/admin.php';

/**
 * Activates a plugin.
 *
 * @param string $plugin Such as "cache-enabler/cache-enabler.php".
 * @throws RuntimeException When it cannot be.
 */
function activate( string $plugin ): void {
	wp_set_current_user( 1 );
	$error = activate_plugin( $plugin );
	if ( is_wp_error( $error ) ) {
		throw new RuntimeException( esc_html( $error->get_error_message() ) );
	}
}

/**
 * Switches to a theme.
 *
 * @param string $theme Its folder.
 * @throws RuntimeException When it is not there.
 */
function switch_to( string $theme ): void {
	if ( ! wp_get_theme( $theme )->exists() ) {
		throw new RuntimeException( esc_html( "No theme $theme." ) );
	}
	switch_theme( $theme );
}

/**
 * Addresses as all that is active by now makes them.
 */
function flush(): void {
	flush_rewrite_rules( false );
}

/**
 * Publishes a page.
 *
 * @param string                $slug    Its slug.
 * @param string                $content Its content.
 * @param array<string, string> $meta    Its metadata.
 * @return int ID.
 */
function publish( string $slug, string $content, array $meta = array() ): int {
	wp_set_current_user( 1 );

	return wp_insert_post(
		wp_slash(
			array(
				'post_type'    => 'page',
				'post_title'   => 'Prueba',
				'post_name'    => $slug,
				'post_status'  => 'publish',
				'post_content' => $content,
				'meta_input'   => $meta,
			)
		)
	);
}

/**
 * Gives a program of the demo another title.
 *
 * @param string $slug  Its slug.
 * @param string $title Title.
 */
function retitle( string $slug, string $title ): void {
	wp_set_current_user( 1 );
	$found = get_posts(
		array(
			'name'      => $slug,
			'post_type' => 'pfilter_programa',
		)
	);
	wp_update_post(
		array(
			'ID'         => $found[0]->ID,
			'post_title' => $title,
		)
	);
}

/**
 * Has Autoptimize combine scripts and styles.
 */
function set_up_autoptimize(): void {
	foreach ( array( 'autoptimize_js', 'autoptimize_js_aggregate', 'autoptimize_css', 'autoptimize_css_aggregate', 'autoptimize_html' ) as $option ) {
		update_option( $option, 'on' );
	}
}

/**
 * Publishes a page whose shortcode stands in Elementor's text widget.
 */
function set_up_elementor(): void {
	$widget = array(
		'id'         => 'aaaaaa2',
		'elType'     => 'widget',
		'widgetType' => 'text-editor',
		'settings'   => array( 'editor' => '[programas]' ),
		'elements'   => array(),
	);
	$data   = array(
		array(
			'id'       => 'aaaaaa1',
			'elType'   => 'container',
			'settings' => array(),
			'elements' => array( $widget ),
		),
	);
	publish(
		'con-constructor',
		'',
		array(
			'_elementor_edit_mode' => 'builder',
			'_elementor_data'      => (string) wp_json_encode( $data ),
		)
	);
}

/**
 * Publishes a page whose shortcode stands in SiteOrigin's HTML widget.
 */
function set_up_siteorigin(): void {
	$id = publish( 'con-constructor', '' );
	update_post_meta(
		$id,
		'panels_data',
		array(
			'widgets'    => array(
				array(
					'title'       => '',
					'text'        => '[programas]',
					'filter'      => false,
					'panels_info' => array(
						'class' => 'WP_Widget_Text',
						'grid'  => 0,
						'cell'  => 0,
						'id'    => 0,
					),
				),
			),
			'grids'      => array(
				array(
					'cells' => 1,
					'style' => array(),
				),
			),
			'grid_cells' => array(
				array(
					'grid'   => 0,
					'weight' => 1,
				),
			),
		)
	);
}

/**
 * Publishes a page whose shortcode stands in Beaver Builder's HTML module.
 */
function set_up_beaver_builder(): void {
	$id   = publish( 'con-constructor', '' );
	$node = static fn ( string $name, ?string $above, string $type, array $settings ): object => (object) array(
		'node'     => $name,
		'type'     => $type,
		'parent'   => $above,
		'position' => 0,
		'settings' => (object) $settings,
	);
	$nodes = array(
		'fila'    => $node( 'fila', null, 'row', array() ),
		'grupo'   => $node( 'grupo', 'fila', 'column-group', array() ),
		'columna' => $node( 'columna', 'grupo', 'column', array( 'size' => 100 ) ),
		'modulo'  => $node(
			'modulo',
			'columna',
			'module',
			array(
				'type' => 'html',
				'html' => '[programas]',
			)
		),
	);
	update_post_meta( $id, '_fl_builder_enabled', true );
	update_post_meta( $id, '_fl_builder_data', $nodes );
}

/**
 * Has WP Super Cache keep pages.
 */
function set_up_wp_super_cache(): void {
	// It takes what Playground calls a page for the command line.
	$config = ABSPATH . 'wp-config.php';
	$fix    = 'if ( ".php" !== substr( $_SERVER["PHP_SELF"], -4 ) ) { $_SERVER["PHP_SELF"] = "/index.php"; }';
	// phpcs:ignore WordPress.WP.AlternativeFunctions -- A test site.
	file_put_contents( $config, str_replace( '<?php', "<?php\n$fix", (string) file_get_contents( $config ) ) );
	wp_cache_enable(); // @phpstan-ignore function.notFound (WP Super Cache's)
	wp_cache_setting( 'wp_cache_slash_check', 1 ); // @phpstan-ignore function.notFound (the same)
	wp_cache_setting( 'wpsc_served_header', true ); // @phpstan-ignore function.notFound (the same)
}
