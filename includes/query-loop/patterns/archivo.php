<?php
/**
 * Pattern: what is over, the latest first.
 *
 * @package ProgramsFilter
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Archive', 'programs-filter' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:programs-filter/programas {"when":"past","orderBy":"start","filters":["categoria","buscar","anio"],"facts":["dates","schedule","place"],"perPage":12} /--></div>
<!-- /wp:group -->
