<?php
/**
 * Pattern: courses with a search, and filters by category, places left and price.
 *
 * @package ProgramsFilter
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Find your course', 'programs-filter' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:programs-filter/programas {"when":"current-and-coming","filters":["buscar","categoria","plazas","gratis"],"facts":["dates","schedule","place","price"],"perPage":12} /--></div>
<!-- /wp:group -->
