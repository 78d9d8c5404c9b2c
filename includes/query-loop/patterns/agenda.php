<?php
/**
 * Pattern: what runs or comes, by date, with filters.
 *
 * @package ProgramsFilter
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:programs-filter/programas {"when":"current-and-coming","orderBy":"next","filters":["buscar","categoria","cuando","fechas","edad","gratis","plazas","cambios","orden"],"showCalendar":true,"headingLevel":2,"facts":["dates","place","price","places"]} /--></div>
<!-- /wp:group -->
