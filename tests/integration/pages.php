<?php
/**
 * Pages as visitors get them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Pages;

use function ProgramsFilter\Tests\{block, category, coro, page, program};

/** Writes programs, and pages with the block, with the shortcode, with several listings, with markup by hand, and with nothing of it. */
function contents(): void {
	$arte = category( 'Arte & "música" -- 3x4 [caption]', 'arte' );
	program(
		'Acuarela "fina" -- [programas] 3x4 :)',
		array( $arte ),
		array( 'post_name' => 'acuarela', 'post_excerpt' => 'Con "agua" ... [programas] y <b>pincel</b>' )
	);
	coro();
	$attributes = array( 'allLabel' => '"Todo" -- [programas]', 'className' => 'una' );
	page( 'con-bloque', block( $attributes ) );
	page( 'con-codigo', "<!-- wp:shortcode -->\n[programas todos='\"Todo\" -- &#91;programas&#93;' clase='una']\n<!-- /wp:shortcode -->" );
	page( 'dos', block() . '[programas]' . block( array( 'showFilter' => false ) ) );
	page( 'a-mano', '<!-- wp:html --><div class="programas-filter"><button data-category="all">Todos</button></div><div class="programas-grid"></div><!-- /wp:html -->' );
	page( 'sin-nada', '<p>Nada de programas.</p>' );
}
