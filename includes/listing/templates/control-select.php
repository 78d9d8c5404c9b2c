<?php
/**
 * A list.
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
?>
<div class="programas-filter is-select"<?php echo $args['data']; ?>>
<?php
printf( '<label class="programas-choices__name" for="%1$s">%2$s</label>', esc_attr( $args['field_id'] ), esc_html( $args['label'] ) );
printf( '<span class="programas-choice"><select id="%1$s"%2$s autocomplete="off">' . "\n\t", esc_attr( $args['field_id'] ), $args['field'] );
foreach ( $args['choices'] as $programs_filter_choice ) {
	printf(
		'<option value="%1$s"%2$s>%3$s</option>' . "\n\t",
		esc_attr( $programs_filter_choice['value'] ),
		$programs_filter_choice['is_active'] ? ' selected' : '',
		esc_html( $programs_filter_choice['label'] . ( '' === $programs_filter_choice['count'] ? '' : "\u{a0}({$programs_filter_choice['count']})" ) )
	);
}
?>
</select></span>
</div>
