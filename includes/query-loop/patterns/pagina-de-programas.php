<?php
/**
 * Pattern for a new programs page: an introduction, the programs, and how to sign up or ask a question.
 *
 * @package ProgramsFilter
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"wide","layout":{"type":"constrained","justifyContent":"left"}} -->
<div class="wp-block-group alignwide"><!-- wp:paragraph -->
<p><?php esc_html_e( 'Courses, workshops and activities for all ages. Choose a category to see only what interests you.', 'programs-filter' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:programs-filter/programas {"only":{"cuando":["vigentes"]},"orderBy":"next","card":["picture","dates","schedule","place","price","excerpt","categories"],"headingLevel":2,"align":"wide"} /-->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'How to sign up', 'programs-filter' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:list {"ordered":true} -->
<ol class="wp-block-list"><!-- wp:list-item -->
<li><?php esc_html_e( 'Open the page of what interests you: there you will find dates, place and requirements.', 'programs-filter' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Write to us and tell us which one interests you.', 'programs-filter' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'We will confirm your place by email.', 'programs-filter' ); ?></li>
<!-- /wp:list-item --></ol>
<!-- /wp:list -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Do you have any questions?', 'programs-filter' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Write to us and tell us what you are looking for: we will help you choose.', 'programs-filter' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->
