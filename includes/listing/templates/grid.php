<?php
/**
 * The cards and the empty state.
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
$programs_filter_text = $args['attributes']['emptyText'];
if ( '' === $programs_filter_text ) {
	$programs_filter_text = $args['parts']['criteria'] ? __( 'No program matches these filters.', 'programs-filter' ) : __( 'There are no programs in this category.', 'programs-filter' );
	if ( 0 === $args['listing']['total'] ) {
		$programs_filter_text = __( 'There are no programs yet.', 'programs-filter' );
	}
}
?>
<?php // `data-waits`: until the script of criteria runs, the pills submit the form. ?>
<ul class="programas-grid" id="<?php echo esc_attr( $args['id'] ); ?>" role="list"<?php echo WordPress\html_attributes( Filters\grid_attributes( $args ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there. ?>>
<?php echo $args['listing']['cards']; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in the templates. ?>
</ul>
<?php
if ( ! is_feed() || 0 === $args['listing']['visible'] ) : // Feed readers may show hidden elements.
	$programs_filter_links = '';
	if ( $args['parts']['criteria'] ) {
		$programs_filter_words = array(
			'data-one'  => Filters\way_out_pattern( 1 ),
			'data-many' => Filters\way_out_pattern( 2 ),
		);
		foreach ( Filters\ways_out( $args['listing'] ) as $programs_filter_way ) {
			$programs_filter_links .= sprintf(
				'<a class="programas-way"%1$s>%2$s</a> ',
				WordPress\html_attributes(
					array(
						'href'     => '?' . $programs_filter_way['query'] . '#' . $args['id'],
						'data-key' => $programs_filter_way['key'],
					)
				),
				esc_html( WordPress\without_brackets( $programs_filter_way['text'] ) )
			);
		}
		$programs_filter_links = sprintf(
			' <span class="programas-ways"%3$s>%4$s</span> <a class="programas-reset"%1$s>%2$s</a>',
			WordPress\html_attributes( array( 'href' => '?' . Filters\query_without( $args['listing'] ) . '#' . $args['id'] ) ),
			esc_html__( 'Remove filters', 'programs-filter' ),
			WordPress\html_attributes( $programs_filter_words ),
			$programs_filter_links
		);
	}
	?>
<p class="programas-empty"<?php echo 0 === $args['listing']['visible'] ? '' : ' hidden'; ?>><?php echo esc_html( WordPress\typeset( $programs_filter_text ) ) . $programs_filter_links; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped above. ?></p>
<?php endif; ?>
