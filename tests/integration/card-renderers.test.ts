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

/**
 * The same programs from both sides.
 *
 * @param attributes Of the block.
 * @param name       The function that writes the programs.
 * @param args       What else it gets.
 */
async function compare(
	attributes: typeof DEFAULTS,
	name: string,
	...args: unknown[]
): Promise< { page: unknown[]; editor: unknown[] } > {
	const { html, rest } = await inSandbox< {
		html: string;
		rest: Program[];
	} >( name, attributes, ...args );

	return {
		page: cards( html ),
		editor: cards( byReact( rest, attributes ) ),
	};
}

it.each( [
	[ 'as they come', DEFAULTS ],
	[
		'with every part off, other columns and another heading',
		EVERYTHING_ELSE,
	],
] )( 'the 24 programs of the demo, %s', async ( _, attributes ) => {
	const { page, editor } = await compare(
		attributes,
		'demo',
		categories,
		demo
	);
	expect( page ).toHaveLength( 24 );
	expect( editor ).toEqual( page );
} );

it.each( NASTY )( '%s', async ( name ) => {
	const { page, editor } = await compare( DEFAULTS, 'nasty', name );
	expect( page.length ).toBeGreaterThan( 0 );
	expect( editor ).toEqual( page );
} );

it( 'a card whose markup a plugin replaced', async () => {
	const { page, editor } = await compare( DEFAULTS, 'replaced' );
	expect( JSON.stringify( page ) ).toContain( 'otra' );
	expect( editor ).toEqual( page );
} );
