<?php
/**
 * Pattern: a filter above a Query Loop of WordPress, whose card is made of blocks: picture, dates, title, place, categories.
 *
 * WordPress 6.8 has no anchor for the loop itself, so the group around it has one. The number of items holds in the editor; the page
 * shows all of them (query.php). Categories are a bound paragraph because the block of terms prints only terms with pages of their own.
 *
 * @package ProgramsFilter
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:programs-filter/programas {"showGrid":false,"target":"#programas-a-medida","align":"wide"} /-->

<!-- wp:group {"anchor":"programas-a-medida","metadata":{"name":"<?php esc_attr_e( 'Cards', 'programs-filter' ); ?>"},"align":"wide","layout":{"type":"default"}} -->
<div id="programas-a-medida" class="wp-block-group alignwide"><!-- wp:query {"queryId":0,"query":{"perPage":12,"pages":0,"offset":0,"postType":"pfilter_programa","order":"asc","orderBy":"menu_order","inherit":false},"align":"wide"} -->
<div class="wp-block-query alignwide"><!-- wp:post-template {"style":{"spacing":{"blockGap":"var:preset|spacing|50"}},"layout":{"type":"grid","minimumColumnWidth":"17rem"}} -->
<!-- wp:group {"style":{"spacing":{"blockGap":"0.5rem","padding":{"bottom":"1rem"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group" style="padding-bottom:1rem"><!-- wp:post-featured-image {"aspectRatio":"4/3","style":{"border":{"radius":"4px"},"spacing":{"margin":{"bottom":"1rem"}}}} /-->

<!-- wp:paragraph {"metadata":{"name":"<?php esc_attr_e( 'Dates', 'programs-filter' ); ?>","bindings":{"content":{"source":"programs-filter/fact","args":{"key":"dates"}}}},"style":{"typography":{"fontWeight":"600"}},"fontSize":"small"} -->
<p class="has-small-font-size" style="font-weight:600"></p>
<!-- /wp:paragraph -->

<!-- wp:post-title {"isLink":true,"style":{"typography":{"lineHeight":"1.2"}},"fontSize":"large"} /-->

<!-- wp:paragraph {"metadata":{"name":"<?php esc_attr_e( 'Place', 'programs-filter' ); ?>","bindings":{"content":{"source":"programs-filter/fact","args":{"key":"place"}}}},"fontSize":"small"} -->
<p class="has-small-font-size"></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"metadata":{"name":"<?php esc_attr_e( 'Categories', 'programs-filter' ); ?>","bindings":{"content":{"source":"programs-filter/fact","args":{"key":"categories"}}}},"fontSize":"small"} -->
<p class="has-small-font-size"></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->
<!-- /wp:post-template --></div>
<!-- /wp:query --></div>
<!-- /wp:group -->
