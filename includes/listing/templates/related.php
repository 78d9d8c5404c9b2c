<?php
/**
 * Related programs on a program's page.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

/**
 * What the page gives.
 *
 * @var RelatedTemplate $args
 */

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where they are made.
?>
<div <?php echo $args['wrapper']; ?>>
<h2 class="programas-related__heading"><?php echo esc_html( $args['heading'] ); ?></h2>
<ul class="programas-related__list" role="list">
<?php echo $args['cards']; ?>
</ul>
</div>
<?php // phpcs:enable ?>
