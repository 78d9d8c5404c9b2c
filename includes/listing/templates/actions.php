<?php
/**
 * Template: the buttons to share the list and to subscribe to it. They stand beside the count, and once more below the list, where a phone has them while
 * nothing is chosen.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

/**
 * What the listing gives.
 *
 * @var ActionsTemplate $args
 */

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- What stands in a tag is escaped.
?>
<div class="programas-actions"<?php echo $args['is_hidden'] ? ' hidden' : ''; ?>>
<button type="button" class="programas-action is-share"<?php echo $args['data']; ?>><span><?php esc_html_e( 'Share', 'programs-filter' ); ?></span></button>
<?php if ( '' !== $args['calendar_id'] ) : ?>
<button type="button" class="programas-action is-subscribe" popovertarget="<?php echo esc_attr( $args['calendar_id'] ); ?>"><span><?php esc_html_e( 'Subscribe', 'programs-filter' ); ?></span></button>
<?php endif; ?>
</div>
