/**
 * From the paragraph above the block to the one below, and back, with the keyboard alone.
 */
import type { Page } from '@playwright/test';
import { block, type Editor } from './editor.ts';
import { expect, testInOpenEditor as test } from './test.ts';

const paragraph = ( text: string ): string =>
	`<!-- wp:paragraph -->\n<p>${ text }</p>\n<!-- /wp:paragraph -->`;

/** What is selected: the text of a paragraph, or the name of another block. */
const selected = ( page: Page ): Promise< string > =>
	page.evaluate( () => {
		const found = window.wp.data
			.select( 'core/block-editor' )
			.getSelectedBlock();
		// An object that knows its text.
		const content = found?.attributes.content as
			{ toString: () => string } | undefined;
		return content?.toString() ?? found?.name ?? '';
	} );

/** Where the keys go, in the canvas: the block itself, else what it is. */
const focused = ( { canvas }: Editor ): Promise< string > =>
	canvas.locator( ':root' ).evaluate( ( { ownerDocument } ) => {
		const element = ownerDocument.activeElement as HTMLElement;
		return element.dataset.type ?? element.localName;
	} );

const BLOCK = 'programs-filter/programas';

/** Opens a page with the block between two paragraphs, and puts the caret at the end of the first. */
async function open(
	editor: Editor,
	page: Page,
	attributes: Record< string, unknown > = { limit: 3 }
): Promise< void > {
	await editor.open(
		[
			paragraph( 'Antes' ),
			block( attributes ),
			paragraph( 'Después' ),
		].join( '\n\n' )
	);
	await expect( editor.titles() ).toHaveCount( 3 );
	await editor.canvas.getByText( 'Antes' ).click();
	await page.keyboard.press( 'End' );
}

/** Presses keys; what is selected after each of them. */
async function walk( page: Page, ...keys: string[] ): Promise< string[] > {
	const way: string[] = [];
	for ( const key of keys ) {
		await page.keyboard.press( key );
		way.push( await selected( page ) );
	}
	return way;
}

test( 'the arrow keys select the block and go past it, up and down, left and right', async ( {
	editor,
	page,
} ) => {
	await open( editor, page );
	for ( const [ forward, back ] of [
		[ 'ArrowDown', 'ArrowUp' ],
		[ 'ArrowRight', 'ArrowLeft' ],
	] as const ) {
		expect( await walk( page, forward ) ).toEqual( [ BLOCK ] );
		expect( await focused( editor ) ).toBe( BLOCK );
		expect( await walk( page, forward, back ) ).toEqual( [
			'Después',
			BLOCK,
		] );
		expect( await focused( editor ) ).toBe( BLOCK );
		expect( await walk( page, back ) ).toEqual( [ 'Antes' ] );
		await page.keyboard.press( 'End' );
	}
} );

test( 'Backspace removes the block', async ( { editor, page } ) => {
	await open( editor, page );
	await walk( page, 'ArrowDown', 'Backspace' );
	await expect( editor.blocks() ).toHaveCount( 0 );
	await page.keyboard.press( 'Control+z' );
	await expect( editor.blocks() ).toHaveCount( 1 );
} );

test( 'the block that was just inserted has the focus itself: Enter writes below it, Backspace removes it', async ( {
	editor,
	page,
} ) => {
	await editor.open();
	await editor.typeBlock();
	expect( await focused( editor ) ).toBe( BLOCK );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( 'Debajo' );
	expect( await selected( page ) ).toBe( 'Debajo' );
	await page.keyboard.press( 'Home' );
	expect( await walk( page, 'ArrowUp' ) ).toEqual( [ BLOCK ] );
	await page.keyboard.press( 'Backspace' );
	await expect( editor.blocks() ).toHaveCount( 0 );
} );

test( 'nothing in the preview can be reached: the arrow keys go past its fields, and a click selects the block', async ( {
	editor,
	page,
} ) => {
	await open( editor, page, {
		filters: [ 'buscar', 'categoria', 'cuando', 'gratis', 'plazas' ],
		perPage: 3,
	} );
	expect( await walk( page, 'ArrowDown', 'ArrowDown', 'ArrowUp' ) ).toEqual( [
		BLOCK,
		'Después',
		BLOCK,
	] );
	expect( await focused( editor ) ).toBe( BLOCK );

	const address = page.url();
	for ( const part of [
		'.programas-search',
		'.programas-filters__open',
		'.programas-pill',
		'.programas-card__link',
		'.programas-more a',
	] ) {
		await editor.canvas.getByText( 'Antes' ).click();
		expect( await selected( page ) ).toBe( 'Antes' );
		await editor
			.blocks()
			.first()
			.locator( part )
			.first()
			// eslint-disable-next-line playwright/no-force-option -- It is inert: the block around it gets the press.
			.click( { force: true, position: { x: 5, y: 5 } } );
		expect( await selected( page ) ).toBe( BLOCK );
		expect( await focused( editor ) ).toBe( BLOCK );
	}
	expect( page.url() ).toBe( address );
	expect( page.context().pages() ).toHaveLength( 1 );
} );
