<?php
/**
 * Pattern for a new programs page: the programs, between prompts for what only the organization can say. Visitors see nothing of a prompt.
 *
 * @package ProgramsFilter
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"wide","layout":{"type":"constrained","justifyContent":"left"}} -->
<div class="wp-block-group alignwide"><!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'What do you offer, and to whom? One sentence is enough.', 'programs-filter' ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE ); ?>} -->
<p></p>
<!-- /wp:paragraph -->

<!-- wp:programs-filter/programas {"only":{"cuando":["vigentes"]},"orderBy":"next","card":["picture","dates","schedule","place","price","excerpt","categories"],"headingLevel":2,"align":"wide"} /-->

<!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'How do people sign up, and whom can they ask?', 'programs-filter' ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE ); ?>} -->
<p></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->
