<?php
/**
 * Pattern: a heading, a short text and the programs with their filter.
 *
 * @package ProgramsFilter
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php echo esc_html( ProgramsFilter\WordPress\get_plural_label() ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Courses, workshops and activities for all ages. Choose a category to see only what interests you.', 'programs-filter' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:programs-filter/programas {"only":{"cuando":["vigentes"]},"card":["picture","dates","schedule","place","price","excerpt","categories"]} /--></div>
<!-- /wp:group -->
