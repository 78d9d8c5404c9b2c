<?php
/**
 * Buttons: one value (`radios`), several (`checkboxes`), or a switch.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

/**
 * What the listing gives.
 *
 * @var ControlTemplate $args
 */

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- What stands in a tag is escaped.
$programs_filter_is_switch = 'switch' === $args['look'];
$programs_filter_fold      = '<details class="programas-fold is-%1$s"%2$s><summary class="programas-choice">%3$s</summary></details>';
?>
<div class="programas-filter is-<?php echo esc_attr( $args['look'] ); ?>"<?php echo $args['data']; ?>>
<?php
if ( ! $programs_filter_is_switch ) {
	printf( '<fieldset class="programas-choices"><legend class="programas-choices__name">%s</legend>', esc_html( $args['label'] ) );
	echo "<div class=\"programas-filter__pills\">\n";
}
echo "\t";
foreach ( $args['choices'] as $programs_filter_place => $programs_filter_choice ) {
	if ( null !== $args['fold'] && $programs_filter_place === $args['fold']['first'] ) {
		if ( $args['has_days'] ) {
			printf( $programs_filter_fold, 'days', $args['is_open'] ? ' open' : '', esc_html__( 'Choose days', 'programs-filter' ) );
		}
		printf( $programs_filter_fold, 'rest', '', esc_html( $args['fold']['label'] ) );
	}
	printf(
		'<label class="%1$s"><input type="%2$s"%3$s value="%4$s"%5$s autocomplete="off"><span class="programas-pill__label">%6$s</span>%7$s</label>' . "\n\t",
		$programs_filter_choice['is_empty'] ? 'programas-choice is-empty' : 'programas-choice',
		'radios' === $args['look'] ? 'radio' : 'checkbox',
		$args['field'],
		esc_attr( $programs_filter_choice['value'] ),
		$programs_filter_choice['is_active'] ? ' checked' : '',
		esc_html( $programs_filter_choice['label'] ),
		'' === $programs_filter_choice['count'] ? '' : ' <span class="programas-pill__count">' . esc_html( $programs_filter_choice['count'] ) . '</span>'
	);
}
echo $programs_filter_is_switch ? '' : "</div></fieldset>\n";
?>
</div>
