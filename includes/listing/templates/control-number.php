<?php
/**
 * A number: an age, or a price.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

/**
 * What the listing gives (docs/developers.md).
 *
 * @var ControlTemplate $args
 */

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- What stands in a tag is escaped.
?>
<div class="programas-filter is-number"<?php echo $args['data']; ?>>
<?php
printf( '<label class="programas-choice"><span class="programas-choice__name">%s</span>', esc_html( $args['before'] ) );
printf(
	'<input type="number"%1$s value="%2$s" min="0" max="%3$d" inputmode="numeric" autocomplete="off" enterkeyhint="done">',
	$args['field'],
	esc_attr( $args['value'] ),
	$args['max']
);
echo '' === $args['behind'] ? '' : '<span>' . esc_html( $args['behind'] ) . '</span>', "</label>\n";
?>
</div>
