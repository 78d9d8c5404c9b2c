<?php
/**
 * Pattern: the filter stays in view above the grid. The block of the grid has the ID that the filter names.
 *
 * @package ProgramsFilter
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"wide","style":{"position":{"type":"sticky","top":"0px"},"spacing":{"padding":{"top":"var:preset|spacing|20","bottom":"var:preset|spacing|20"}}},"backgroundColor":"base","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide has-base-background-color has-background" style="padding-top:var(--wp--preset--spacing--20);padding-bottom:var(--wp--preset--spacing--20)"><!-- wp:programs-filter/programas {"only":{"cuando":["vigentes"]},"showGrid":false,"showCounts":false,"target":"#programas-rejilla"} /--></div>
<!-- /wp:group -->

<!-- wp:programs-filter/programas {"only":{"cuando":["vigentes"]},"showFilter":false,"card":["picture","dates","schedule","place","price","excerpt","categories"],"anchor":"programas-rejilla","align":"wide"} /-->
