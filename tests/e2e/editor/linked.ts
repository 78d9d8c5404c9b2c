/** Pages with a filter without cards, and grids that it can control. */
import type { Locator } from '@playwright/test';

import { block, type Editor } from './editor.ts';
import { expect } from './test.ts';

export const FILTER = block( { showGrid: false } );
export const GRIDS = [
	block( { showFilter: false, limit: 6 } ),
	block( { limit: 6, showFilter: false, anchor: 'becas' } ),
	block( { showFilter: false, limit: 6, metadata: { name: 'Cursos' } } ),
];

/** The list of grids in the sidebar. */
export const list = ( { sidebar }: Editor ): Locator =>
	sidebar.getByRole( 'combobox', { name: 'Rejilla que controla' } );

/** What the list says, and which choice it is. */
export const chosen = ( editor: Editor ): Promise< string | undefined > =>
	list( editor ).evaluate(
		( element ) =>
			( element as HTMLSelectElement ).selectedOptions[ 0 ]?.text
	);

/** How many cards each block of the page shows. */
export const counts = async ( editor: Editor ): Promise< number[] > =>
	Promise.all(
		( await editor.blocks().all() ).map( ( found ) =>
			editor.titles( found ).count()
		)
	);

/** Opens a page with a filter and its grids, selects the filter, and waits for all cards. */
export async function openLinked(
	editor: Editor,
	filter = FILTER,
	grids = GRIDS
): Promise< void > {
	await editor.open( [ filter, ...grids ].join( '\n\n' ) );
	for ( const found of await editor.blocks().all() ) {
		await found.scrollIntoViewIfNeeded();
	}
	await expect
		.poll( () => counts( editor ) )
		.toEqual( [ 0, ...grids.map( () => 6 ) ] );
	await editor.select();
}
