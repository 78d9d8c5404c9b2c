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
$programs_filter_total   = $args['listing']['total'];
$programs_filter_visible = $args['listing']['visible'];
/* translators: %s: number of programs. */
$programs_filter_all = _n( '%s program', '%s programs', $programs_filter_total, 'programs-filter' );
/* translators: 1: number of programs shown, 2: number of all programs, which decides singular or plural. */
$programs_filter_some = _n( '%1$s of %2$s program', '%1$s of %2$s programs', $programs_filter_total, 'programs-filter' );
?>
<p class="programas-count" data-all="<?php echo esc_attr( $programs_filter_all ); ?>" data-some="<?php echo esc_attr( $programs_filter_some ); ?>" data-thousands="<?php echo esc_attr( WordPress\thousands_separator() ); ?>">
<?php
echo esc_html(
	$programs_filter_visible === $programs_filter_total
		? sprintf( $programs_filter_all, number_format_i18n( $programs_filter_total ) )
		: sprintf( $programs_filter_some, number_format_i18n( $programs_filter_visible ), number_format_i18n( $programs_filter_total ) )
);
?>
</p>
