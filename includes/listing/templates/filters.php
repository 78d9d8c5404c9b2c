<?php
/**
 * The filters of a listing with more criteria than the category.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

/**
 * What the listing gives.
 *
 * @var FiltersTemplate $args
 */

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- What stands in a tag, and what other templates printed, is escaped.
$programs_filter_classes = ( $args['is_sticky'] ? ' is-sticky' : '' ) . ( $args['has_only_order'] ? ' has-only-order' : '' );
?>
<div class="programas-filters<?php echo $programs_filter_classes; ?>" role="search" aria-label="<?php esc_attr_e( 'Filters', 'programs-filter' ); ?>">
<?php if ( $args['has_form'] ) : ?>
<form class="programas-filters__form" method="get"<?php echo $args['form']; ?>><?php echo $args['fields']; ?></form>
	<?php
endif;
echo implode( '', $args['controls'] );
if ( '' !== $args['sheet'] ) {
	echo array() === $args['in_bar'] ? '' : '<div class="programas-filters__bar">' . implode( '', $args['in_bar'] ) . '</div>';
	echo $args['sheet'];
}
echo $args['apply'];
?>
</div>
