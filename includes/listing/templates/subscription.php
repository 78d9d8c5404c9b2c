<?php
/**
 * Template: the dialog with links for subscribing to the listed programs in a calendar app. The browser opens and closes it, also without script.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

/**
 * What the listing gives.
 *
 * @var SubscriptionTemplate $args
 */

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- What stands in a tag, and what other templates printed, is escaped.
$programs_filter_focus = ' autofocus';
?>
<div popover class="programas-calendar" role="dialog" id="<?php echo esc_attr( $args['id'] ); ?>" aria-labelledby="<?php echo esc_attr( $args['id'] ); ?>-titulo"<?php echo $args['data']; ?>>
<div class="programas-calendar__head"><h2 id="<?php echo esc_attr( $args['id'] ); ?>-titulo"><?php esc_html_e( 'In your calendar', 'programs-filter' ); ?></h2>
<button type="button" class="programas-calendar__close" popovertarget="<?php echo esc_attr( $args['id'] ); ?>" popovertargetaction="hide" aria-label="<?php esc_attr_e( 'Close', 'programs-filter' ); ?>"></button></div>
<p><strong><?php echo esc_html( $args['text'] ); ?></strong><br><?php esc_html_e( 'Changes arrive by themselves.', 'programs-filter' ); ?></p>
<ul role="list">
<?php foreach ( $args['links'] as $programs_filter_label => $programs_filter_url ) : ?>
<li><a class="programas-calendar__link" href="<?php echo esc_url( $programs_filter_url ); ?>"<?php echo $programs_filter_focus; ?>><?php echo esc_html( $programs_filter_label ); ?></a></li>
	<?php
	$programs_filter_focus = '';
endforeach;
?>
</ul>
</div>
