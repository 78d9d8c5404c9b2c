/**
 * The pattern of a card made of blocks: a filter, and a Query Loop of programs.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../../../tools/shared/project-root.ts';
import { expect, OF_WORDPRESS, testInOpenEditor as test } from './test.ts';

const CONTENT = readFileSync(
	join( projectRoot, 'demo/content/pages/a-medida.blocks' ),
	'utf8'
);

// WordPress 7.1 itself filters a source's list anew each time that it asks for it.
test.use( {
	expectedProblems: [
		[ ...OF_WORDPRESS, /useSelect.*programs-filter\/fact/s ],
		{ scope: 'test' },
	],
} );

test( 'the pattern is valid, its filter aims at the loop by name, and each card says the facts of its program', async ( {
	editor,
} ) => {
	await editor.open( CONTENT );
	expect( await editor.invalid() ).toEqual( [] );
	const cards = editor.canvas.locator( '.wp-block-post-template > *' );
	const card = cards.filter( { hasText: 'Cerámica y torno' } );
	for ( const fact of [ /^Del \d.* al \d.*$/, 'Aula del patio', 'Artes' ] ) {
		await expect( card.getByText( fact ).first() ).toBeVisible();
	}
	await editor.select();
	await expect(
		editor.sidebar
			.getByRole( 'combobox', { name: 'Programas que filtra' } )
			.locator( 'option:checked' )
	).toHaveText( 'Tarjetas' );
} );
