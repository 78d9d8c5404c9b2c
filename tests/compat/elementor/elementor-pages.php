<?php
/**
 * Pages of Elementor, as its editor stores them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Elementor_Pages;

use ProgramsFilter\Elementor;

/** An empty draft, and Elementor's editor without its first guide; its ID. */
function draft(): int {
	wp_set_current_user( 1 );
	delete_transient( 'elementor_activation_redirect' );

	return wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Hecha con Elementor', 'post_name' => 'hecha-con-elementor', 'post_status' => 'draft' ) );
}

/**
 * A widget or a container.
 *
 * @param string                     $id       Its id: seven of `0-9a-f`.
 * @param string                     $type     Name of the widget, or `container`.
 * @param array<string, mixed>       $settings Its settings.
 * @param list<array<string, mixed>> $inside   What it contains.
 * @return array<string, mixed>
 */
function element( string $id, string $type, array $settings = array(), array $inside = array() ): array {
	$is_container = 'container' === $type;

	return array(
		'id'       => $id,
		'elType'   => $is_container ? 'container' : 'widget',
		'settings' => $settings,
		'elements' => $inside,
	) + ( $is_container ? array() : array( 'widgetType' => $type ) );
}

/**
 * Has Elementor save what a post consists of.
 *
 * @param int                        $id       ID.
 * @param list<array<string, mixed>> $elements What it consists of.
 */
function save( int $id, array $elements ): void {
	update_post_meta( $id, '_elementor_edit_mode', 'builder' );
	$document = \Elementor\Plugin::$instance->documents->get( $id );
	if ( false !== $document ) {
		$document->save( array( 'elements' => array( element( 'aaaa001', 'container', array(), $elements ) ) ) );
	}
}

/**
 * Publishes a page or a template.
 *
 * @param string                     $slug     Its slug.
 * @param list<array<string, mixed>> $elements What it consists of.
 * @param string                     $type     Type of the post.
 * @return array{id: int, path: string}
 */
function publish( string $slug, array $elements, string $type = 'page' ): array {
	wp_set_current_user( 1 );
	$id = wp_insert_post(
		array(
			'post_type'   => $type,
			'post_title'  => $slug,
			'post_name'   => $slug,
			'post_status' => 'publish',
			'meta_input'  => array( '_elementor_template_type' => 'page' === $type ? 'wp-page' : 'container' ),
		)
	);
	save( $id, $elements );

	return array( 'id' => $id, 'path' => path( $id ) );
}

/**
 * The path of a post.
 *
 * @param int $id ID.
 */
function path( int $id ): string {
	return (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH );
}

/**
 * A page with the listing.
 *
 * @param list<string> $filters By what it filters.
 * @return array{id: int, path: string}
 */
function with_listing( array $filters = array( 'categoria' ) ): array {
	return publish( 'con-listado', array( element( 'ffff001', Elementor\WIDGET, array( 'filters' => $filters ) ) ) );
}

/**
 * A page with texts of Elementor alone.
 *
 * @return array{id: int, path: string}
 */
function with_text(): array {
	return publish(
		'con-texto',
		array( element( 'ffff002', 'heading', array( 'title' => 'Un título' ) ), element( 'ffff003', 'text-editor', array( 'editor' => '<p>Un texto.</p>' ) ) )
	);
}

/**
 * A page whose second tab has the listing.
 *
 * @return array{id: int, path: string}
 */
function with_tabs(): array {
	$tabs = array( array( '_id' => 'bbbb001', 'tab_title' => 'Bienvenida' ), array( '_id' => 'bbbb002', 'tab_title' => 'Oferta' ) );

	return publish(
		'con-pestanas',
		array(
			element(
				'bbbb010',
				'nested-tabs',
				array( 'tabs' => $tabs ),
				array(
					element( 'bbbb011', 'container', array(), array( element( 'bbbb013', 'heading', array( 'title' => 'Hola' ) ) ) ),
					element( 'bbbb012', 'container', array(), array( element( 'bbbb014', Elementor\WIDGET ) ) ),
				)
			),
		)
	);
}

/** The shortcode of Elementor Pro that shows a saved template, which here is the free edition's function. */
function add_shortcode_of_pro(): void {
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	// phpcs:ignore WordPress.WP.AlternativeFunctions -- A test site.
	file_put_contents( WPMU_PLUGIN_DIR . '/elementor-template.php', '<?php add_shortcode( "elementor-template", static fn( $given ) => \\Elementor\\Plugin::$instance->frontend->get_builder_content_for_display( (int) $given["id"] ) );' );
}

/**
 * A page that shows a saved template with the listing, by its shortcode; or has it wait, as a popup does, until a visitor opens it.
 *
 * @param bool $waits Whether it waits.
 * @return array{id: int, path: string}
 */
function with_template( bool $waits = false ): array {
	add_shortcode_of_pro();
	$template = publish( $waits ? 'ventana' : 'plantilla', array( element( 'cccc001', Elementor\WIDGET ) ), 'elementor_library' );
	$shown    = "[elementor-template id=\"{$template['id']}\"]";

	return publish(
		$waits ? 'con-ventana' : 'con-plantilla',
		array( element( 'cccc002', 'shortcode', array( 'shortcode' => $waits ? "<button type=\"button\">Ver la oferta</button><template>$shown</template>" : $shown ) ) )
	);
}

/**
 * Gives the page of a program a heading whose title is a fact, by Elementor's dynamic tag.
 *
 * @param string $slug Of the program.
 * @param string $fact Key of the fact.
 * @return string Path of the page.
 */
function program_with_tag( string $slug, string $fact ): string {
	wp_set_current_user( 1 );
	update_option( 'elementor_cpt_support', array( 'page', 'post', 'pfilter_programa' ) );
	// Elementor reads that option before this runs.
	add_post_type_support( 'pfilter_programa', 'elementor' );
	$found    = get_posts( array( 'name' => $slug, 'post_type' => 'pfilter_programa' ) );
	$settings = rawurlencode( (string) wp_json_encode( array( 'fact' => $fact ) ) );
	$heading  = array(
		'title'       => 'Sin dato',
		'__dynamic__' => array( 'title' => "[elementor-tag id=\"eeee003\" name=\"programs-filter-fact\" settings=\"$settings\"]" ),
	);
	save( $found[0]->ID, array( element( 'eeee002', 'heading', $heading ) ) );

	return path( $found[0]->ID );
}
