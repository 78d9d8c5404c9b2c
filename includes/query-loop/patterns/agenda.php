<?php
/**
 * Pattern: what runs or comes, by date, with filters.
 *
 * @package ProgramsFilter
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'What’s on', 'programs-filter' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:programs-filter/programas {"when":"current-and-coming","orderBy":"next","filters":["categoria","cuando"],"facts":["dates","schedule","place","price"]} /--></div>
<!-- /wp:group -->
