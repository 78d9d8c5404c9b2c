<?php
/**
 * The pages that show programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Playground;

const FRONT_PAGE = 'inicio';

/**
 * What each page shows, and its slug.
 */
const LISTINGS = array(
	'block'       => 'programas',
	'agenda'      => 'agenda',
	'shortcode'   => 'programas-shortcode',
	'twoFilters'  => 'dos-filtros',
	'handWritten' => 'a-mano',
	'search'      => 'buscador',
	'custom'      => 'a-medida',
);

/**
 * Writes the pages, the front page too.
 *
 * @return array<string, string> Paths of the listings, by what they show.
 */
function pages(): array {
	$ids = array();
	/**
	 * The shape of pages.json.
	 *
	 * @var list<array{slug: string, title: string, template: string, menuOrder: int}> $pages
	 */
	$pages = content( 'pages' );
	foreach ( $pages as $page ) {
		$ids[ $page['slug'] ] = once(
			'page:' . $page['slug'],
			static fn (): int => write_post(
				array(
					'post_type'     => 'page',
					'post_status'   => 'publish',
					'post_name'     => $page['slug'],
					'post_title'    => $page['title'],
					'post_content'  => page_content( $page['slug'] ),
					'post_date'     => '2025-01-02 09:00:00',
					'menu_order'    => $page['menuOrder'],
					'page_template' => template_of_theme( $page['template'] ),
				)
			)
		);
	}
	once( 'front-page', static fn (): int => show_on_front( $ids[ FRONT_PAGE ] ) );

	return array_map( static fn ( string $slug ): string => wp_make_link_relative( (string) get_permalink( $ids[ $slug ] ) ), LISTINGS );
}

/**
 * A template, where the theme has it; a classic theme has none of those of a block theme.
 *
 * @param string $name Name, without the extension.
 */
function template_of_theme( string $name ): string {
	return isset( wp_get_theme()->get_page_templates()[ $name ] ) ? $name : '';
}

/**
 * The text of a page, with what only the site knows: {{home}} and {{picture:name}}. They are relative, because
 * the demo may get another port tomorrow.
 *
 * @param string $slug Slug.
 */
function page_content( string $slug ): string {
	$html = str_replace( '{{home}}', wp_make_link_relative( home_url( '/' ) ), text( "pages/$slug.blocks" ) );

	return (string) preg_replace_callback(
		'/\{\{picture:([a-z]+)\}\}/',
		static fn ( array $found ): string => wp_make_link_relative( (string) wp_get_attachment_image_url( picture( "$found[1].webp", '' ), 'medium_large' ) ),
		$html
	);
}

/**
 * Makes a page the front page.
 *
 * @param int $id Page.
 */
function show_on_front( int $id ): int {
	update_option( 'show_on_front', 'page' );
	update_option( 'page_on_front', $id );

	return $id;
}
