<?php
/**
 * A day.
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
<div class="programas-filter is-date"<?php echo $args['data']; ?>>
<?php
printf( '<label class="programas-choice"><span class="programas-choice__name">%s</span>', esc_html( $args['label'] ) );
printf( '<input type="date"%1$s value="%2$s" max="9999-12-31" autocomplete="off"></label>' . "\n", $args['field'], esc_attr( $args['value'] ) );
?>
</div>
