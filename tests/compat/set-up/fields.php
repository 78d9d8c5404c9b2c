<?php
/**
 * A page with a field of Advanced Custom Fields.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Set_Up;

/** Gives pages a group of one field, and publishes a page that shows its value above the listing. */
function set_up_acf(): void {
	// As code of a theme does; its shortcode is off in new sites.
	$code = <<<'PHP'
<?php
add_action(
	'acf/init',
	static function () {
		acf_update_setting( 'enable_shortcode', true );
		acf_add_local_field_group(
			array(
				'key'      => 'group_aviso',
				'title'    => 'Aviso',
				'fields'   => array( array( 'key' => 'field_aviso', 'name' => 'aviso', 'label' => 'Aviso', 'type' => 'text' ) ),
				'location' => array( array( array( 'param' => 'post_type', 'operator' => '==', 'value' => 'page' ) ) ),
			)
		);
	}
);
PHP;
	// phpcs:ignore WordPress.WP.AlternativeFunctions -- A test site.
	file_put_contents( WPMU_PLUGIN_DIR . '/aviso.php', $code );
	publish(
		'con-campo',
		'<!-- wp:shortcode -->[acf field="aviso"]<!-- /wp:shortcode --><!-- wp:heading --><h2 class="wp-block-heading">Programas</h2><!-- /wp:heading --><!-- wp:programs-filter/programas /-->',
		array( 'aviso' => 'Un aviso de ACF.', '_aviso' => 'field_aviso' )
	);
}
