<?php
/**
 * Pattern: the next three programs, without a filter.
 *
 * @package ProgramsFilter
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Coming next', 'programs-filter' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:programs-filter/programas {"when":"coming","orderBy":"start","limit":3,"showFilter":false,"facts":["dates","schedule","place","price"],"showCount":false} /--></div>
<!-- /wp:group -->
