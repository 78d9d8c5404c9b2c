<?php
/**
 * The search.
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
<div class="programas-filter is-search"<?php echo $args['data']; ?>>
<label class="programas-search__label" for="<?php echo esc_attr( $args['field_id'] ); ?>"><?php echo esc_html( $args['label'] ); ?></label>
<?php
echo '<div class="programas-search__field">';
printf(
	'<input type="search" class="programas-search" id="%1$s"%2$s value="%3$s" placeholder="%4$s" maxlength="%5$d" autocomplete="off" enterkeyhint="search">',
	esc_attr( $args['field_id'] ),
	$args['field'],
	esc_attr( $args['value'] ),
	esc_attr( $args['label'] ),
	$args['longest']
);
printf( '<button type="button" class="programas-search__clear" hidden aria-label="%s"></button>', esc_attr__( 'Clear the search', 'programs-filter' ) );
printf( '<button type="submit" class="programas-search__submit"%1$s aria-label="%2$s"></button>', $args['submit'], esc_attr__( 'Search', 'programs-filter' ) );
echo "</div>\n";
?>
	</div>
