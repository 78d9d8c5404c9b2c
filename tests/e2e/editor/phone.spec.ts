/**
 * The editor on a phone: nothing is wider than the screen, and nothing lies over something else.
 */
import type { Locator } from '@playwright/test';
import { block, type Editor } from './editor.ts';
import { expect, test } from './test.ts';

/** What does not fit: what is wider than the part that shows it, and controls that overlap. */
const misfits = ( part: Locator ): Promise< string[] > =>
	part.evaluate( ( root ) => {
		const name = ( element: Element ): string =>
			`${ element.localName }.${ element.classList.value }`;
		const edge = root.getBoundingClientRect();
		const shown = [ ...root.querySelectorAll( '*' ) ].filter(
			( element ) =>
				element.checkVisibility( { visibilityProperty: true } ) &&
				// Pills are one row to swipe.
				! element.closest(
					'svg, .components-visually-hidden, .programas-filter__pills'
				)
		);
		const wide = shown.filter( ( element ) => {
			const { left, right, width } = element.getBoundingClientRect();
			return (
				width > 0 && ( left < edge.left - 1 || right > edge.right + 1 )
			);
		} );
		const controls = shown.filter( ( element ) =>
			element.matches( 'button, input, select, a[href]' )
		);
		const over = controls.flatMap( ( one, index ) =>
			controls.slice( index + 1 ).flatMap( ( other ) => {
				const a = one.getBoundingClientRect();
				const b = other.getBoundingClientRect();
				const width =
					Math.min( a.right, b.right ) - Math.max( a.left, b.left );
				const height =
					Math.min( a.bottom, b.bottom ) - Math.max( a.top, b.top );
				return width > 1 && height > 1 && ! one.contains( other )
					? [ `${ name( one ) } over ${ name( other ) }` ]
					: [];
			} )
		);
		return [ ...wide.map( name ), ...over ];
	} );

/** Fails when something does not fit once everything has come to rest. */
const expectToFit = ( part: Locator ): Promise< void > =>
	expect.poll( () => misfits( part ) ).toEqual( [] );

const sheet = ( { sidebar }: Editor ): Locator =>
	sidebar.locator( '.block-editor-block-inspector' );

test.use( {
	viewport: { width: 360, height: 780 },
} );

test( 'pills, cards and settings', async ( { editor, page } ) => {
	await editor.openBlock( {
		categories: [ 'musica', 'medio-ambiente', 'becas' ],
		showPillCounts: true,
		filters: [
			'categoria',
			'cuando',
			'gratis',
			'un-nombre-largo-de-otro-plugin',
		],
		perPage: 3,
	} );
	const found = editor.blocks().first();
	await expectToFit( found );
	await editor.select();
	await expect( sheet( editor ) ).toBeVisible();
	await expectToFit( sheet( editor ) );
	await editor.sidebar
		.getByRole( 'combobox', { name: 'Categorías' } )
		.fill( 'a' );
	const suggestions = sheet( editor ).getByRole( 'listbox' );
	await expect( suggestions ).toBeVisible();
	await expectToFit( suggestions );
	await page.keyboard.press( 'Escape' );
	await editor.controlNothing();
	await expectToFit( sheet( editor ) );
	await editor.select( 0, 'Styles' );
	await expectToFit( sheet( editor ) );
} );

test( 'the first press on a pill chooses it, though it selects the block too; who drags chooses nothing', async ( {
	editor,
	page,
} ) => {
	await editor.open(
		[
			'<!-- wp:paragraph --><p>Uno</p><!-- /wp:paragraph -->',
			block(),
		].join( '\n\n' )
	);
	const pressed = editor
		.blocks()
		.first()
		.locator( '.programas-pill[aria-pressed=true]' );
	await expect( pressed ).toHaveText( 'Todos' );
	await editor.pill( 'Artes' ).hover( { position: { x: 20, y: 20 } } );
	const { x = 0, y = 0 } =
		( await editor.pill( 'Artes' ).boundingBox() ) ?? {};
	await page.mouse.down();
	await page.mouse.move( x + 60, y + 40 );
	await page.mouse.up();
	await expect( pressed ).toHaveText( 'Todos' );
	await page.evaluate( () =>
		window.wp.data.dispatch( 'core/block-editor' ).clearSelectedBlock()
	);
	await editor.pill( 'Danza' ).click( { delay: 200 } );
	await expect( pressed ).toHaveText( 'Danza' );
} );
