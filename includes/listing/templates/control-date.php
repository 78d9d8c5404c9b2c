<?php
/**
 * A day.
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
<div class="programas-filter is-date"<?php echo $args['data']; ?>>
<?php
printf( '<label class="programas-choices__name" for="%1$s">%2$s</label>', esc_attr( $args['field_id'] ), esc_html( $args['label'] ) );
printf(
	'<span class="programas-choice"><input type="date" id="%1$s"%2$s value="%3$s" max="9999-12-31" autocomplete="off"></span>' . "\n",
	esc_attr( $args['field_id'] ),
	$args['field'],
	esc_attr( $args['value'] )
);
?>
</div>
