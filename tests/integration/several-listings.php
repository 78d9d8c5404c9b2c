<?php
/**
 * Pages with several listings, and with filters after their cards.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Several_Listings;

use ProgramsFilter\Filters;
use ProgramsFilter\Listing;
use function ProgramsFilter\Tests\{block, category, content, program};

/** Three programs: two with a category, the last one is over. */
function programs(): void {
	Listing\load();
	program( 'Acuarela', array( category( 'Arte', 'arte' ) ), array( 'menu_order' => 1 ) );
	program( 'Coro', array( category( 'Música', 'musica' ) ), array( 'menu_order' => 2 ) );
	update_post_meta( program( 'Banda', array( category( 'Danza', 'danza' ) ), array( 'menu_order' => 3 ) ), 'pfilter_end', '2020-01-01' );
}

/**
 * A page under addresses.
 *
 * @param list<array<string, mixed>> $blocks  Attributes of its blocks.
 * @param list<string>               $queries Query strings.
 * @param bool                       $twice   Whether it is rendered a second time without being shown, as by a plugin that describes it.
 * @return list<string>
 */
function page( array $blocks, array $queries, bool $twice = false ): array {
	programs();

	return array_map(
		static function ( string $query ) use ( $blocks, $twice ): string {
			Listing\reset_page();
			Filters\forget_parameters();
			$all = implode( "\n\n", array_map( 'ProgramsFilter\\Tests\\block', $blocks ) );
			if ( $twice ) {
				content( $all, $query );
			}

			return content( $all, $query );
		},
		$queries
	);
}

/**
 * A page whose post has the blocks: so those that come later are known.
 *
 * @param list<array<string, mixed>> $blocks  Attributes of its blocks.
 * @param list<string>               $queries Query strings.
 * @return list<string>
 */
function page_of_post( array $blocks, array $queries ): array {
	$id = program(
		'Página',
		array(),
		array(
			'post_type'    => 'page',
			'post_content' => implode( "\n\n", array_map( 'ProgramsFilter\\Tests\\block', $blocks ) ),
		)
	);

	$GLOBALS['post'] = get_post( $id ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As on its page.

	return page( $blocks, $queries );
}
