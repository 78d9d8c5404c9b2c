<?php
/**
 * A number: an age, or a price.
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
<div class="programas-filter is-number"<?php echo $args['data']; ?>>
<?php
printf( '<label class="programas-choices__name" for="%1$s">%2$s</label>', esc_attr( $args['field_id'] ), esc_html( $args['name'] ) );
$programs_filter_step = '<button type="button" class="programas-step" value="%1$d" tabindex="-1" aria-label="%2$s"></button>';
printf( '<span class="programas-choice">' . $programs_filter_step, -$args['step'], esc_attr__( 'Decrease', 'programs-filter' ) );
printf(
	'<input type="number" id="%1$s"%2$s value="%3$s" min="0" max="%4$d" placeholder="%5$s" inputmode="numeric" autocomplete="off" enterkeyhint="done">',
	esc_attr( $args['field_id'] ),
	$args['field'],
	esc_attr( $args['value'] ),
	$args['max'],
	esc_attr( $args['empty'] )
);
printf( '<span class="programas-number__unit">%s</span>', esc_html( $args['unit'] ) );
printf( $programs_filter_step . '</span>', $args['step'], esc_attr__( 'Increase', 'programs-filter' ) );
printf( '<button type="button" class="programas-number__clear" hidden>%s</button>' . "\n", esc_html__( 'Remove', 'programs-filter' ) );
?>
</div>
