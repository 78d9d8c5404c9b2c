<?php
/**
 * The chips: active filters beyond the pills of the category, each with a link that removes it. The script updates them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

/**
 * What the listing gives (docs/developers.md).
 *
 * @var ChipsTemplate $args
 */

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- What stands in a tag, and what other templates printed, is escaped.
?>
<div class="programas-chips"<?php echo $args['data'], array() === $args['chips'] ? ' hidden' : ''; ?>>
<ul class="programas-chips__list" role="list" aria-label="<?php esc_attr_e( 'Filters', 'programs-filter' ); ?>">
<?php foreach ( $args['chips'] as $programs_filter_chip ) : ?>
<li><a class="programas-chip"<?php echo $programs_filter_chip['link']; ?>><?php echo esc_html( $programs_filter_chip['label'] ); ?></a></li>
<?php endforeach; ?>
</ul>
<a class="programas-reset"<?php echo $args['reset']; ?>><?php esc_html_e( 'Remove filters', 'programs-filter' ); ?></a>
</div>
