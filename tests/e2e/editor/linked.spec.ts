/**
 * Which programs a filter without cards filters.
 */
import type { Locator } from '@playwright/test';
import { block, type Editor } from './editor.ts';
import { pause } from './pause.ts';
import { expect, testInOpenEditor as test } from './test.ts';

const FILTER = block( { showGrid: false } );
const PROGRAMS = [
	block( { showFilter: false, limit: 6 } ),
	block( { limit: 6, showFilter: false, anchor: 'becas' } ),
	block( { showFilter: false, limit: 3, metadata: { name: 'Cursos' } } ),
];

/** The list of what it can filter. */
const list = ( { sidebar }: Editor ): Locator =>
	sidebar.getByRole( 'combobox', { name: 'Programas que filtra' } );

/** Opens a page with a filter and programs, and the list of the filter. */
async function open( editor: Editor, filter = FILTER ): Promise< void > {
	await editor.open( [ filter, ...PROGRAMS ].join( '\n\n' ) );
	await editor.select();
}

test( 'the programs are chosen from a list of those on the page; the preview counts them, and the page filters them', async ( {
	editor,
	page,
} ) => {
	await open( editor );
	const count = editor.blocks().first().locator( '.programas-count' );
	await expect( count ).toHaveText( '6 resultados' );
	await expect( list( editor ).locator( 'option' ) ).toHaveText( [
		'La primera lista de la página',
		'1. Programas',
		'2. Programas',
		'3. Cursos',
	] );
	await list( editor ).selectOption( { label: '2. Programas' } );
	expect( await editor.content() ).toContain( '"target":"#becas"' );

	// One without an ID gets one, in the same step of undo.
	const before = await editor.content();
	await pause( page );
	await list( editor ).selectOption( { label: '3. Cursos' } );
	await expect( count ).toHaveText( '3 resultados' );
	const after = await editor.content();
	expect( after ).toContain( '"target":"#lista-de-programas-1"' );
	expect( after ).toContain( '"anchor":"lista-de-programas-1"' );
	await page.keyboard.press( 'Control+z' );
	expect( await editor.content() ).toBe( before );
	await page.keyboard.press( 'Control+Shift+z' );
	expect( await editor.content() ).toBe( after );
	await expect( list( editor ).locator( 'option:checked' ) ).toHaveText(
		'3. Cursos'
	);

	const published = await editor.publish();
	await published.getByRole( 'button', { name: 'Música' } ).click();
	await expect( published.locator( '.programas-count' ).first() ).toHaveText(
		/ de 3$/
	);
} );

test( 'those of a template get no ID; another place stays what it is, until others are chosen', async ( {
	editor,
	page,
} ) => {
	await open( editor, block( { showGrid: false, target: '#becas-2' } ) );
	await page.evaluate( () => {
		const { select, dispatch } = window.wp.data;
		const [ , ...others ] = select( 'core/block-editor' ).getBlocksByName(
			'programs-filter/programas'
		);
		for ( const clientId of others ) {
			dispatch( 'core/block-editor' ).setBlockEditingMode(
				clientId,
				'disabled'
			);
		}
	} );
	await editor.select( 1 );
	await editor.select();
	await expect( list( editor ).locator( 'option' ) ).toHaveText( [
		'La primera lista de la página',
		'1. Programas',
		'Otra lista: #becas-2',
	] );
	await expect( list( editor ).locator( 'option:checked' ) ).toHaveText(
		'Otra lista: #becas-2'
	);
	await list( editor ).selectOption( {
		label: 'La primera lista de la página',
	} );
	expect( await editor.content() ).not.toContain( 'target' );
} );
