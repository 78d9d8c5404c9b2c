<?php
/**
 * The widget of Elementor, with and without Elementor.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Elementor;

use ProgramsFilter\Elementor;
use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use const ProgramsFilter\PLUGIN_DIR;
use function ProgramsFilter\Tests\{block, load_admin, page, post, post_named, small_site};

require_once __DIR__ . '/php/small-site.php';

/**
 * Files of the module that a request has loaded.
 *
 * @return list<string>
 */
function loaded(): array {
	return array_values( array_filter( get_included_files(), static fn( string $file ): bool => str_starts_with( $file, PLUGIN_DIR . '/includes/elementor/' ) ) );
}

/**
 * An element as Elementor stores it.
 *
 * @param string             $id       Its ID.
 * @param string             $type     Name of the widget; "container" for that.
 * @param array<mixed>       $settings Settings.
 * @param list<array<mixed>> $inside   Elements inside.
 * @return array<string, mixed>
 */
function element( string $id, string $type, array $settings, array $inside = array() ): array {
	$is_container = 'container' === $type;

	return array( 'id' => $id, 'elType' => $is_container ? $type : 'widget', 'settings' => $settings, 'elements' => $inside ) + ( $is_container ? array() : array( 'widgetType' => $type ) );
}

/**
 * Publishes a page, saved by Elementor itself.
 *
 * @param string             $slug     Slug.
 * @param list<array<mixed>> $elements Elements.
 * @return array{int, bool} ID; whether it was saved.
 */
function saved_page( string $slug, array $elements ): array {
	$page = post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => $slug, 'post_title' => $slug ) );
	update_post_meta( $page, '_elementor_edit_mode', 'builder' );
	$document = \Elementor\Plugin::$instance->documents->get( $page );

	return array( $page, false !== $document && $document->save( array( 'elements' => array( element( 'abc1234', 'container', array(), $elements ) ) ) ) );
}

/** Activates Elementor on a site with some programs. */
function activate(): void {
	load_admin();
	activate_plugin( 'elementor/elementor.php' );
}

/**
 * Pages with the widget, with listings where Elementor prints them for later, and with the block of the same attributes as the first.
 *
 * @param array<string, mixed> $settings   Settings of the widget.
 * @param array<string, mixed> $attributes Attributes of the block.
 */
function pages( array $settings, array $attributes ): object {
	small_site();
	wp_set_current_user( 1 );
	page( 'con-bloque', block( $attributes ) );
	list( $page, $saved ) = saved_page( 'con-elementor', array( element( 'def5678', Elementor\WIDGET, $settings ) ) );
	$accordion            = array( 'tabs' => array( array( '_id' => 'bbb0001', 'tab_title' => 'Programas', 'tab_content' => '<p>[programas]</p>' ) ) );
	$nested               = array( 'items' => array( array( '_id' => 'bbb0002', 'item_title' => 'Uno' ) ) );
	list( $kept )         = saved_page(
		'guardada',
		array(
			element( 'aaa0002', 'accordion', $accordion ),
			element( 'aaa0003', Elementor\WIDGET, array( 'columns' => 3 ) ),
			element( 'aaa0005', 'nested-accordion', $nested, array( element( 'aaa0007', 'container', array(), array( element( 'aaa0006', Elementor\WIDGET, array( 'limit' => 2 ) ) ) ) ) ),
		)
	);

	return (object) array(
		'saved'     => $saved,
		'widget'    => null !== \Elementor\Plugin::$instance->widgets_manager->get_widget_types( Elementor\WIDGET ),
		'tag'       => null !== \Elementor\Plugin::$instance->dynamic_tags->get_tag_info( 'programs-filter-fact' ),
		'content'   => get_post( $page )->post_content ?? '',
		'kept'      => get_post( $kept )->post_content ?? '',
		'announced' => in_array( $page, Listing\get_pages_with_listing(), true ),
	);
}

/** Makes the choir private. */
function make_private(): void {
	wp_update_post( array( 'ID' => post_named( 'coro', Program\POST_TYPE )->ID, 'post_status' => 'private' ) );
}

/**
 * What an element prints.
 *
 * @param array<string, mixed> $element  As Elementor stores it.
 * @param bool                 $is_plain Whether as what Elementor keeps as the content.
 */
function printed( array $element, bool $is_plain = false ): string {
	$widget = \Elementor\Plugin::$instance->elements_manager->create_element_instance( $element );
	ob_start();
	if ( $widget instanceof \Elementor\Widget_Base ) {
		$is_plain ? $widget->render_plain_content() : $widget->print_element();
	}

	return (string) ob_get_clean();
}

/** The widget as cards for a filter that is elsewhere on the page. What it prints; what Elementor keeps as the content. */
function cards_alone(): object {
	update_post_meta( post_named( 'acuarela', Program\POST_TYPE )->ID, 'pfilter_price', '0 €' );
	$element = element( 'abc9999', Elementor\WIDGET, array( 'showFilter' => '', 'filters' => array( 'categoria', 'gratis' ), 'multiple' => 'yes' ) );

	return (object) array( 'html' => printed( $element ), 'content' => printed( $element, true ) );
}

/**
 * The ids of a listing with a search field in Elementor's canvas.
 *
 * @param string $id   ID of the widget.
 * @param string $type Its name: ours, or that of a text with the shortcode.
 * @return list<string>
 */
function ids_in_canvas( string $id, string $type ): array {
	\Elementor\Plugin::$instance->editor->set_edit_mode( true );
	preg_match_all( '/ id="(programas-[^"]+)"/', printed( element( $id, $type, array( 'filters' => array( 'categoria', 'buscar' ), 'editor' => '[programas filtros="categoria,buscar"]' ) ) ), $found );

	return $found[1];
}

/**
 * The languages to which a widget in the canvas of an English page switches, by WPML's hooks.
 *
 * @return list<mixed>
 */
function languages_in_canvas(): array {
	$GLOBALS['post'] = post_named( 'con-elementor', 'page' ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- The page that is edited.
	$switched        = array();
	add_filter( 'wpml_element_language_code', static fn( $code, $about ) => array( 'element_id' => $GLOBALS['post']->ID, 'element_type' => 'page' ) === $about ? 'en' : $code, 10, 2 );
	add_action(
		'wpml_switch_language',
		static function ( $language ) use ( &$switched ): void {
			$switched[] = $language;
		}
	);
	\Elementor\Plugin::$instance->editor->set_edit_mode( true );
	printed( element( 'abc0009', Elementor\WIDGET, array() ) );

	return $switched;
}

/**
 * A fact of a program in Elementor's text widget.
 *
 * @param string $schedule The schedule, as typed.
 */
function fact_in_text( string $schedule ): string {
	$program = post_named( 'acuarela', Program\POST_TYPE );
	update_post_meta( $program->ID, 'pfilter_schedule', $schedule );
	$GLOBALS['post'] = $program; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- The page of a program.
	$settings        = rawurlencode( (string) wp_json_encode( array( 'fact' => 'schedule' ) ) );

	return printed( element( 'abc8888', 'text-editor', array( '__dynamic__' => array( 'editor' => "[elementor-tag id=\"abc7777\" name=\"programs-filter-fact\" settings=\"$settings\"]" ) ) ) );
}
