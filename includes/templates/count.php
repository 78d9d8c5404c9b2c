<?php
/**
 * The visible count. Its two patterns let the script write it anew.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter;

/**
 * What the renderer gives.
 *
 * @var ListingTemplate $args
 */
$total   = $args['listing']['total'];
$visible = $args['listing']['visible'];
/* translators: %s: number of programs. */
$all = _n( '%s programa', '%s programas', $total, 'programs-filter' );
/* translators: 1: number of programs shown, 2: number of all programs, which decides singular or plural. */
$some = _n( '%1$s de %2$s programa', '%1$s de %2$s programas', $total, 'programs-filter' );
?>
<p class="programas-count" data-all="<?php echo esc_attr( $all ); ?>" data-some="<?php echo esc_attr( $some ); ?>">
<?php
echo esc_html(
	$visible === $total
		? sprintf( $all, number_format_i18n( $total ) )
		: sprintf( $some, number_format_i18n( $visible ), number_format_i18n( $total ) )
);
?>
</p>
