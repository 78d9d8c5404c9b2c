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
$programs_filter_words   = Filters\count_attributes( $programs_filter_total );
?>
<p class="programas-count"<?php echo WordPress\html_attributes( $programs_filter_words ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there. ?>>
<?php
echo esc_html(
	$programs_filter_visible === $programs_filter_total
		? sprintf( $programs_filter_words['data-all'], number_format_i18n( $programs_filter_total ) )
		: sprintf( $programs_filter_words['data-some'], number_format_i18n( $programs_filter_visible ), number_format_i18n( $programs_filter_total ) )
);
?>
</p>
