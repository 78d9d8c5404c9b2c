<?php
/**
 * WordPress's own Query Loop.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Bench\Subjects;

const QUERY_LOOP = <<<'HTML'
<!-- wp:query {"queryId":1,"query":{"perPage":100000,"postType":"pfilter_programa","order":"asc","orderBy":"title","inherit":false}} -->
<div class="wp-block-query"><!-- wp:post-template -->
<!-- wp:post-featured-image {"sizeSlug":"medium_large"} /-->
<!-- wp:post-title {"level":3,"isLink":true} /-->
<!-- wp:post-excerpt /-->
<!-- wp:post-terms {"term":"pfilter_categoria"} /-->
<!-- /wp:post-template --></div>
<!-- /wp:query -->
HTML;

/**
 * HTML of a Query Loop with picture, title, excerpt and categories of all programs.
 */
function query_loop(): string {
	return do_blocks( QUERY_LOOP );
}
