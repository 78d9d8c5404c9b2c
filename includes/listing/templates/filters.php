<?php
/**
 * The filters of a listing with more criteria than the category.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

/**
 * What the listing gives (docs/reference.md).
 *
 * @var FiltersTemplate $args
 */

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- What stands in a tag, and what other templates printed, is escaped.
$programs_filter_sticky = $args['is_sticky'] ? ' is-sticky' : '';
?>
<div class="programas-filters<?php echo $programs_filter_sticky; ?>" role="search" aria-label="<?php esc_attr_e( 'Filter programs', 'programs-filter' ); ?>">
<?php if ( $args['has_form'] ) : ?>
<form class="programas-filters__form" method="get"<?php echo $args['form']; ?>><?php echo $args['fields']; ?></form>
	<?php
endif;
echo implode( '', $args['controls'] ), $args['apply'];
?>
</div>
