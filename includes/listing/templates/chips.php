<?php
/**
 * The row of chips, which the script fills, and the link that removes all filters.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

/**
 * What the listing gives.
 *
 * @var ChipsTemplate $args
 */

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- What stands in a tag, and what other templates printed, is escaped.
?>
<div class="programas-chips"<?php echo $args['data'], $args['is_hidden'] ? ' hidden' : ''; ?>>
<ul class="programas-chips__list" role="list" aria-label="<?php esc_attr_e( 'Filters', 'programs-filter' ); ?>"></ul>
<a class="programas-reset"<?php echo $args['reset']; ?>><?php esc_html_e( 'Remove filters', 'programs-filter' ); ?></a>
</div>
