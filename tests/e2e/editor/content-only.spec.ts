/**
 * The block where only content may be changed, or where it is locked.
 */
import type { Locator, Page } from '@playwright/test';
import { block, type Editor } from './editor.ts';
import { expect, testInOpenEditor as test } from './test.ts';

const inGroup = ( attributes: object, inside: string ): string =>
	`<!-- wp:group ${ JSON.stringify( {
		...attributes,
		layout: { type: 'constrained' },
	} ) } -->
<div class="wp-block-group"><!-- wp:paragraph -->
<p>Antes</p>
<!-- /wp:paragraph -->

${ inside }</div>
<!-- /wp:group -->`;

/** Whether the sidebar has a place for the content of a pattern. */
const hasContentTab = ( version: string ): boolean => Number( version ) >= 7;

/** What may be changed in the block that is selected: its controls, wherever this WordPress has them. */
async function controls(
	page: Page,
	{ sidebar }: Editor,
	isInToolbar: boolean
): Promise< Locator > {
	if ( ! isInToolbar ) {
		return sidebar;
	}
	await page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Ajustes' } )
		.click();
	return page.locator( '.programas-controls' );
}

/** Selects the block by a click, orders the cards by title, and changes a text. */
async function expectItWorks(
	page: Page,
	editor: Editor,
	isInToolbar = false
): Promise< Locator > {
	const first = editor.blocks().first();
	await first.click( { position: { x: 5, y: 5 } } );
	await expect( first ).toHaveClass( /is-selected/ );
	await editor.openSidebar();
	const all = await editor.titles().allTextContents();

	const where = await controls( page, editor, isInToolbar );
	await where
		.getByRole( 'combobox', { name: 'Ordenar por' } )
		.selectOption( { label: 'Título, de la A a la Z' } );
	await expect( editor.titles() ).toHaveText(
		all.sort( ( a, b ) => a.localeCompare( b, 'es' ) )
	);
	if ( ! isInToolbar ) {
		await editor.openPanels();
	}
	await where
		.getByRole( 'textbox', { name: 'Texto del botón «Todos»' } )
		.fill( 'Todo' );
	await expect( editor.pill( 'Todo' ) ).toBeVisible();
	expect( await editor.content() ).toContain( '"orderBy":"title"' );

	return where;
}

/** What is no content: what cards show. */
const switches = ( where: Locator ): Locator =>
	where.getByRole( 'checkbox', { name: 'Imagen', exact: true } );

test( 'our pattern, inserted by its name', async ( {
	editor,
	page,
	version,
} ) => {
	await editor.open();
	await page
		.getByRole( 'button', { name: 'Block Inserter', exact: true } )
		.click();
	await page.getByRole( 'searchbox' ).fill( 'Página de programas' );
	await page.getByRole( 'option', { name: 'Página de programas' } ).click();
	await page
		.getByRole( 'button', { name: 'Block Inserter', exact: true } )
		.click();
	await expect( editor.titles() ).toHaveCount( 20 );
	const where = await expectItWorks( page, editor );
	await expect( switches( where ) ).toHaveCount(
		hasContentTab( version ) ? 0 : 1
	);
	const tabs = editor.sidebar.getByRole( 'tab' );
	await expect(
		tabs.and( page.getByRole( 'tab', { name: 'Content' } ) )
	).toHaveCount( hasContentTab( version ) ? 1 : 0 );
} );

test( 'a group that lets only its content be changed', async ( {
	editor,
	page,
	version,
} ) => {
	await editor.open( inGroup( { templateLock: 'contentOnly' }, block() ) );
	await expect( editor.titles() ).toHaveCount( 24 );
	const where = await expectItWorks(
		page,
		editor,
		! hasContentTab( version )
	);
	await expect( switches( where ) ).toHaveCount( 0 );
	for ( const control of [
		where.getByRole( 'combobox', {
			name: 'Elegido al principio: Categoría',
		} ),
		where.getByRole( 'textbox', { name: 'Edad', exact: true } ),
		where.getByRole( 'spinbutton', {
			name: 'Mostrar de … en …',
		} ),
	] ) {
		await expect( control ).toBeVisible();
	}
	await where
		.getByRole( 'group', { name: 'Filtros', exact: true } )
		.getByRole( 'checkbox', { name: 'Cuándo' } )
		.check();
	expect( await editor.content() ).toContain(
		'"filters":["categoria","cuando"]'
	);
	await expect(
		page.getByRole( 'button', { name: 'Change level' } )
	).toHaveCount( 0 );
} );

test( 'a locked template', async ( { editor, page } ) => {
	await editor.open( inGroup( { templateLock: 'all' }, block() ) );
	await expect( editor.titles() ).toHaveCount( 24 );
	const where = await expectItWorks( page, editor );
	await expect( switches( where ) ).toHaveCount( 1 );
} );
