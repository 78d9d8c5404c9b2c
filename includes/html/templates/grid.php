<?php
/**
 * The cards and the empty state.
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
$programs_filter_text = $args['attributes']['emptyText'];
if ( '' === $programs_filter_text ) {
	$programs_filter_text = __( 'There are no programs in this category.', 'programs-filter' );
	if ( 0 === $args['listing']['total'] ) {
		$programs_filter_text = __( 'There are no programs yet.', 'programs-filter' );
	}
}
?>
<ul class="programas-grid" id="<?php echo esc_attr( $args['id'] ); ?>" role="list">
<?php echo $args['listing']['cards']; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in the templates. ?>
</ul>
<?php if ( ! is_feed() || 0 === $args['listing']['visible'] ) : // A feed reader may show what is hidden. ?>
<p class="programas-empty"<?php echo 0 === $args['listing']['visible'] ? '' : ' hidden'; ?>><?php echo esc_html( Text\typeset( $programs_filter_text ) ); ?></p>
<?php endif; ?>
