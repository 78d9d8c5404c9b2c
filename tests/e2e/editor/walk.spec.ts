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

/** Where the keys go, in the canvas: a pill by its label, the block itself, else what it is. */
const focused = ( { canvas }: Editor ): Promise< string > =>
	canvas.locator( ':root' ).evaluate( ( { ownerDocument } ) => {
		const element = ownerDocument.activeElement as HTMLElement;
		return element.matches( '.programas-pill' )
			? element.innerText
			: ( element.dataset.type ?? element.localName );
	} );

const BLOCK = 'programs-filter/programas';

/** Opens a page with the block between two paragraphs, and puts the caret at the end of the first. */
async function open( editor: Editor, page: Page ): Promise< void > {
	await editor.open(
		[
			paragraph( 'Antes' ),
			block( { limit: 3 } ),
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

test( 'Tab goes from the block to its pills, where the arrow keys move and Enter chooses; up and down leave them', async ( {
	editor,
	page,
} ) => {
	await open( editor, page );
	expect( await walk( page, 'ArrowDown', 'Tab' ) ).toEqual( [
		BLOCK,
		BLOCK,
	] );
	expect( await focused( editor ) ).toBe( 'Todos' );
	const pills = await editor
		.blocks()
		.first()
		.locator( '.programas-pill__label' )
		.allTextContents();
	for ( const [ key, position ] of [
		[ 'ArrowRight', 1 ],
		[ 'ArrowRight', 2 ],
		[ 'ArrowLeft', 1 ],
		[ 'Home', 0 ],
		[ 'ArrowLeft', -1 ],
		[ 'End', -1 ],
	] as const ) {
		expect( await walk( page, key ) ).toEqual( [ BLOCK ] );
		expect( await focused( editor ) ).toBe( pills.at( position ) );
	}
	await page.keyboard.press( 'Enter' );
	await expect( editor.pill( pills.at( -1 ) ?? '' ) ).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	expect( await walk( page, 'ArrowDown', 'ArrowUp' ) ).toEqual( [
		'Después',
		BLOCK,
	] );
	expect( await focused( editor ) ).toBe( BLOCK );
	await page.keyboard.press( 'Tab' );
	expect( await focused( editor ) ).toBe( pills.at( -1 ) );
	expect( await walk( page, 'ArrowUp' ) ).toEqual( [ BLOCK ] );
} );

test( 'Escape goes from a pill to the block; Backspace removes the block, and does nothing to it on a pill', async ( {
	editor,
	page,
} ) => {
	await open( editor, page );
	await walk( page, 'ArrowDown', 'Tab', 'Backspace', 'Delete' );
	await expect( editor.blocks() ).toHaveCount( 1 );
	expect( await focused( editor ) ).toBe( 'Todos' );
	expect( await walk( page, 'Escape' ) ).toEqual( [ BLOCK ] );
	expect( await focused( editor ) ).toBe( BLOCK );
	await page.keyboard.press( 'Backspace' );
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

test( 'nothing in the cards can be reached', async ( { editor, page } ) => {
	await open( editor, page );
	const link = editor.blocks().first().locator( '.programas-card__link' );
	await expect( link ).toHaveCount( 3 );
	await link.first().focus();
	expect( await focused( editor ) ).not.toBe( 'a' );
	// eslint-disable-next-line playwright/no-force-option -- It is inert: the block around it gets the press.
	await link.first().click( { force: true, position: { x: 5, y: 5 } } );
	expect( await selected( page ) ).toBe( BLOCK );
} );
