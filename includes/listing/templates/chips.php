<?php
/**
 * The chips: active filters beyond the pills of the category, each with a link that removes it. The script updates them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter;

defined( 'ABSPATH' ) || exit;

/**
 * What the renderer gives.
 *
 * @var ListingTemplate $args
 */
$programs_filter_chips    = Filters\chips_view_model( $args['listing'] );
$programs_filter_controls = Filters\controlled_id( $args );
$programs_filter_fragment = '' === $programs_filter_controls ? '' : "#$programs_filter_controls";
/* translators: %s: what is taken back, such as "Age: 8 to 12". */
$programs_filter_remove = __( 'Remove %s', 'programs-filter' );
/* translators: %s: what a visitor searches. */
$programs_filter_search = __( '“%s”', 'programs-filter' );
/* translators: 1: name of a filter, such as "Age"; 2: what was chosen. */
$programs_filter_named = _x( '%1$s: %2$s', 'filter', 'programs-filter' );
/* translators: %s: label of what was taken back. */
$programs_filter_undone = __( 'Filter removed: %s', 'programs-filter' );
$programs_filter_texts  = array(
	'data-remove'    => $programs_filter_remove,
	'data-search'    => $programs_filter_search,
	'data-named'     => $programs_filter_named,
	/* translators: %s: label of what was chosen. */
	'data-done'      => __( 'Filter applied: %s', 'programs-filter' ),
	'data-undone'    => $programs_filter_undone,
	'data-empty'     => __( 'no results', 'programs-filter' ),
	'data-reset'     => __( 'Filters removed', 'programs-filter' ),
	/* translators: %s: words that find something, where a search finds nothing. */
	'data-nearest'   => __( 'Try “%s”', 'programs-filter' ),
	/* translators: 1: number of cards shown, of programs or of anything else; 2: number of all cards. */
	'data-count'     => __( 'Results: %1$s of %2$s', 'programs-filter' ),
	'data-thousands' => WordPress\thousands_separator(),
);
if ( '' !== $args['attributes']['target'] ) {
	$programs_filter_texts['data-target'] = $args['attributes']['target'];
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where they are made.
?>
<div class="programas-chips"<?php echo WordPress\html_attributes( $programs_filter_texts ); ?><?php echo array() === $programs_filter_chips ? ' hidden' : ''; ?>>
<ul class="programas-chips__list" role="list">
<?php foreach ( $programs_filter_chips as $programs_filter_chip ) : ?>
<li><a class="programas-chip"<?php echo WordPress\html_attributes( array( 'href' => '?' . $programs_filter_chip['query'] . $programs_filter_fragment, 'data-key' => $programs_filter_chip['key'], 'data-value' => $programs_filter_chip['value'], 'aria-label' => sprintf( $programs_filter_remove, $programs_filter_chip['label'] ) ) ); // phpcs:ignore WordPress.Arrays -- One line, as white space would be seen. ?>><?php echo esc_html( WordPress\without_brackets( $programs_filter_chip['label'] ) ); ?></a></li>
<?php endforeach; ?>
</ul>
<a class="programas-reset"<?php echo WordPress\html_attributes( array( 'href' => '?' . Filters\query_without( $args['listing'] ) . $programs_filter_fragment ) ); ?>><?php esc_html_e( 'Remove filters', 'programs-filter' ); ?></a>
</div>
