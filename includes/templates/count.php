<?php
/**
 * The visible count. Its two patterns let the script write it anew.
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
$total   = $args['listing']['total'];
$visible = $args['listing']['visible'];
/* translators: %s: number of programs. */
$all = _n( '%s program', '%s programs', $total, 'programs-filter' );
/* translators: 1: number of programs shown, 2: number of all programs, which decides singular or plural. */
$some = _n( '%1$s of %2$s program', '%1$s of %2$s programs', $total, 'programs-filter' );
// Between the digits of a thousand is what the script puts there too.
$thousands = str_replace( array( '1', '0' ), '', number_format_i18n( 1000 ) );
?>
<p class="programas-count" data-all="<?php echo esc_attr( $all ); ?>" data-some="<?php echo esc_attr( $some ); ?>" data-thousands="<?php echo esc_attr( $thousands ); ?>">
<?php
echo esc_html(
	$visible === $total
		? sprintf( $all, number_format_i18n( $total ) )
		: sprintf( $some, number_format_i18n( $visible ), number_format_i18n( $total ) )
);
?>
</p>
