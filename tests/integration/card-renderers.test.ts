/**
 * One card, two renderers: PHP prints it on the page, React in the editor, both from the same view model.
 */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import categories from '../../demo/content/categories.json';
import demo from '../../demo/content/programs.json';
import type { Program } from '../../src/api/programs.ts';
import { Card } from '../../src/blocks/programas/preview/card.tsx';
import { EAGER_CARDS } from '../../src/blocks/programas/preview/grid.tsx';
import { parse } from './listing.ts';
import { NASTY } from './nasty-programs.ts';
import { php } from './php.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

const DEFAULTS = {
	headingLevel: 3,
	minCardWidth: 280,
	showImage: true,
	showExcerpt: true,
	showCategories: true,
};

const EVERYTHING_ELSE = {
	headingLevel: 5,
	minCardWidth: 270,
	showImage: false,
	showExcerpt: false,
	showCategories: false,
};

/** What there is of an element, with white space between elements left out. */
function outline( node: Element ): unknown {
	return {
		tag: node.localName,
		attributes: Object.fromEntries(
			[ ...node.attributes ].map( ( { name, value } ) => [ name, value ] )
		),
		children: [ ...node.childNodes ].flatMap( ( child ) => {
			if ( child.nodeType === 1 ) {
				return [ outline( child as Element ) ];
			}
			return node.children.length > 0 && child.textContent?.trim() === ''
				? []
				: [ child.textContent ];
		} ),
	};
}

const cards = ( html: string ): unknown[] =>
	[ ...parse( html ).querySelectorAll( 'li.programas-card' ) ].map( outline );

const byReact = ( programs: Program[], attributes: typeof DEFAULTS ): string =>
	programs
		.map( ( program, index ) =>
			renderToStaticMarkup(
				createElement( Card, {
					...attributes,
					card: program.programs_filter_card,
					eager: index < EAGER_CARDS,
				} )
			)
		)
		.join( '' );

/** The same programs from both sides; `before` is PHP that runs first. */
async function compare(
	write: string,
	attributes = DEFAULTS
): Promise< { page: unknown[]; editor: unknown[] } > {
	const { html, rest } = await inSandbox< {
		html: string;
		rest: Program[];
	} >( `
		${ write }
		return array(
			'html' => listing( ${ php( attributes ) } ),
			'rest' => rest_programs( array( 'orderby' => 'manual', 'order' => 'asc', '_fields' => 'id,programs_filter_card' ) ),
		);
	` );

	return {
		page: cards( html ),
		editor: cards( byReact( rest, attributes ) ),
	};
}

const DEMO = `
	$ids = array();
	foreach ( ${ php( categories ) } as $category ) {
		$ids[ $category['slug'] ] = category( $category['name'], $category['slug'], $ids[ $category['parent'] ?? '' ] ?? 0 );
	}
	foreach ( ${ php( demo ) } as $program ) {
		program( $program['title'], array_map( static fn( $slug ) => $ids[ $slug ], $program['categories'] ), array(
			'post_name'    => $program['slug'],
			'post_excerpt' => $program['excerpt'],
			'post_content' => implode( "\\n", array_filter( $program['content'], 'is_string' ) ),
			'menu_order'   => $program['menuOrder'],
			'meta_input'   => array( '_thumbnail_id' => picture( $program['alt'] ?? '' ) ),
		) );
	}
`;

it.each( [
	[ 'as they come', DEFAULTS ],
	[
		'with every part off, other columns and another heading',
		EVERYTHING_ELSE,
	],
] )( 'the 24 programs of the demo, %s', async ( _, attributes ) => {
	const { page, editor } = await compare( DEMO, attributes );
	expect( page ).toHaveLength( 24 );
	expect( editor ).toEqual( page );
} );

it.each( NASTY )( '%s', async ( _, write ) => {
	const { page, editor } = await compare( write );
	expect( page.length ).toBeGreaterThan( 0 );
	expect( editor ).toEqual( page );
} );

it( 'a card whose markup a plugin replaced', async () => {
	const { page, editor } = await compare( `
		program( 'Acuarela' );
		add_filter( 'programs_filter_card_html', static fn( $html, $card ) => '<p class="otra">' . esc_html( $card['title'] ) . ' <b>ya</b></p>', 10, 2 );
	` );
	expect( JSON.stringify( page ) ).toContain( 'otra' );
	expect( editor ).toEqual( page );
} );
