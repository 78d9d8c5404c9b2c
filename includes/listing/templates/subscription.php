<?php
/**
 * Template: links for subscribing to the listed programs in a calendar app.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

/**
 * What the listing gives (docs/developers.md).
 *
 * @var SubscriptionTemplate $args
 */

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- What stands in a tag, and what other templates printed, is escaped.
?>
<details class="programas-calendar"<?php echo $args['data'], $args['is_hidden'] ? ' hidden' : ''; ?>>
<summary class="programas-calendar__summary"><?php echo esc_html( $args['text'] ); ?></summary>
<ul class="programas-calendar__list" role="list">
<?php foreach ( $args['links'] as $programs_filter_label => $programs_filter_url ) : ?>
<li><a class="programas-calendar__link" href="<?php echo esc_url( $programs_filter_url ); ?>"><?php echo esc_html( $programs_filter_label ); ?></a></li>
<?php endforeach; ?>
</ul>
</details>
