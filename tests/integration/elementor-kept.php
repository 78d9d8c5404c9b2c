<?php
/**
 * A page of Elementor with listings where Elementor prints them for later.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Elementor_Kept;

use function ProgramsFilter\Tests\{load_admin, post, small_site};
use const ProgramsFilter\Elementor\NAME as WIDGET;
use const ProgramsFilter\Post_Type\NAME as POST_TYPE;

require_once __DIR__ . '/php/cache/content.php';

/**
 * Activates Elementor.
 */
function activate(): void {
	load_admin();
	activate_plugin( 'elementor/elementor.php' );
}

/**
 * An element as Elementor stores it.
 *
 * @param string       $id       Its ID.
 * @param string       $type     Name of the widget; "container" for that.
 * @param array<mixed> $settings Settings.
 * @param list<array>  $inside   Elements inside.
 * @phpstan-param list<array<mixed>> $inside
 * @return array<string, mixed>
 */
function element( string $id, string $type, array $settings, array $inside = array() ): array {
	return array(
		'id'       => $id,
		'elType'   => 'container' === $type ? $type : 'widget',
		'settings' => $settings,
		'elements' => $inside,
	) + ( 'container' === $type ? array() : array( 'widgetType' => $type ) );
}

/**
 * Publishes the page, saved by Elementor itself.
 *
 * @return string What Elementor keeps as its content.
 */
function page(): string {
	small_site();
	wp_set_current_user( 1 );
	$page = post(
		array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'guardada', 'post_title' => 'Guardada' )
	);
	update_post_meta( $page, '_elementor_edit_mode', 'builder' );
	$document  = \Elementor\Plugin::$instance->documents->get( $page );
	$accordion = array(
		'tabs' => array( array( '_id' => 'bbb0001', 'tab_title' => 'Programas', 'tab_content' => '<p>[programas]</p>' ) ),
	);
	$nested    = array( 'items' => array( array( '_id' => 'bbb0002', 'item_title' => 'Uno' ) ) );
	$two       = element( 'aaa0007', 'container', array(), array( element( 'aaa0006', WIDGET, array( 'limit' => 2 ) ) ) );
	if ( false !== $document ) {
		$document->save(
			array(
				'elements' => array(
					element(
						'aaa0001',
						'container',
						array(),
						array(
							element( 'aaa0002', 'accordion', $accordion ),
							element( 'aaa0003', WIDGET, array( 'cardBackground' => '#101040' ) ),
							element( 'aaa0004', WIDGET, array( 'cardText' => '#ffcc00', 'cardBackground' => '#101040' ) ),
							element( 'aaa0005', 'nested-accordion', $nested, array( $two ) ),
						)
					),
				),
			)
		);
	}

	return get_post( $page )->post_content ?? '';
}

/**
 * Makes a program private.
 *
 * @param string $title Its title.
 */
function make_private( string $title ): void {
	foreach ( get_posts( array( 'post_type' => POST_TYPE, 'title' => $title ) ) as $program ) {
		wp_update_post( array( 'ID' => $program->ID, 'post_status' => 'private' ) );
	}
}
