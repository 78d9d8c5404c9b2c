/**
 * The controls of the sidebar.
 */
import type { Locator, Page } from '@playwright/test';
import { block } from './editor.ts';
import { atOnce, pause } from './pause.ts';
import { expect, testInOpenEditor as test } from './test.ts';

const undo = ( page: Page ): Promise< void > =>
	page.evaluate( () => window.wp.data.dispatch( 'core/editor' ).undo() );

/** How many columns a grid has, and how wide its window is. */
const columnsOf = (
	block_: Locator
): Promise< { columns: number; width: number } > =>
	block_.locator( '.programas-grid' ).evaluate( ( grid ) => ( {
		columns:
			getComputedStyle( grid ).gridTemplateColumns.split( ' ' ).length,
		width: grid.ownerDocument.defaultView?.innerWidth ?? 0,
	} ) );

test( 'days, cards and buttons are where they are on the page', async ( {
	editor,
} ) => {
	await editor.openBlock( {
		limit: 9,
		only: { cuando: [ 'vigentes' ] },
		orderBy: 'next',
		align: 'wide',
	} );
	const boxes = ( block_: Locator ): Promise< number[][] > =>
		block_.evaluate( ( root ) => {
			const { left, top } = root.getBoundingClientRect();
			const parts = root.querySelectorAll< HTMLElement >(
				'.programas-day, .programas-card, .programas-actions'
			);
			return [ root, ...parts ].map( ( part ) => {
				const box = part.getBoundingClientRect();
				// What is hidden has no place.
				return [
					box.width && box.left - left,
					box.width && box.top - top,
					box.width,
					box.height,
				].map( Math.round );
			} );
		} );
	const width = await editor.canvas
		.locator( 'html' )
		.evaluate( ( { clientWidth } ) => clientWidth );
	const inEditor = await boxes( editor.blocks().first() );
	const published = await editor.publish();
	await published.setViewportSize( { width, height: 900 } );
	expect( await boxes( published.locator( '.programas' ) ) ).toEqual(
		inEditor
	);
	await published.close();
} );

test( 'the columns at each width, up to the limit, and the gap are those of the page at the same width', async ( {
	editor,
	page,
} ) => {
	await editor.openBlock( {
		limit: 6,
		columns: 3,
		minCardWidth: 120,
		style: { spacing: { blockGap: '40px' } },
	} );
	const seen: { columns: number; width: number }[] = [];
	for ( const width of [ 1400, 700, 500 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		// The sidebars move out of the way.
		await expect( async () => {
			const before = await columnsOf( editor.blocks().first() );
			await page.evaluate( () => new Promise( requestAnimationFrame ) );
			expect( await columnsOf( editor.blocks().first() ) ).toEqual(
				before
			);
		} ).toPass();
		seen.push( await columnsOf( editor.blocks().first() ) );
	}
	expect( seen.map( ( { columns } ) => columns ) ).toEqual( [ 3, 3, 3 ] );
	const published = await editor.publish();
	for ( const { columns, width } of seen ) {
		await published.setViewportSize( { width, height: 900 } );
		expect( await columnsOf( published.locator( '.programas' ) ) ).toEqual(
			{
				columns,
				width,
			}
		);
	}
	await published.close();
	await page.setViewportSize( { width: 1400, height: 900 } );
	await editor.select();
	await editor.sidebar
		.getByRole( 'spinbutton', { name: 'Columnas como máximo' } )
		.fill( '4' );
	await expect.poll( () => editor.content() ).toContain( '"columns":4' );
} );

test( 'a new block has few settings, and a menu for more; a limit by age is apart from the filter by age', async ( {
	editor,
	page,
} ) => {
	await editor.open();
	await editor.typeBlock();
	await editor.openSidebar();
	const { sidebar } = editor;
	const height = () =>
		sidebar
			.locator( '.block-editor-block-inspector' )
			.evaluate( ( { scrollHeight } ) => scrollHeight );
	expect( await height() ).toBeLessThanOrEqual( 900 );
	await sidebar
		.locator( '.programas-which' )
		.getByRole( 'button' )
		.first()
		.click();
	await page.getByRole( 'menuitemcheckbox', { name: 'Gratis' } ).click();
	await page.keyboard.press( 'Escape' );
	await sidebar.getByRole( 'checkbox', { name: 'Gratis' } ).check();
	const age = sidebar.getByRole( 'textbox', { name: 'Edad' } );
	await age.fill( '6-12' );
	expect( await editor.content() ).not.toContain( 'edad' );
	await age.press( 'Enter' );
	expect( await editor.content() ).toContain(
		'"only":{"cuando":["vigentes"],"gratis":["1"],"edad":["6-12"]}'
	);
	expect( await editor.content() ).not.toContain( 'filters' );
} );

test( 'a category, a filter, a text, a slider: each is one step of undo, as WordPress makes them', async ( {
	editor,
	page,
} ) => {
	await editor.openSelected( { limit: 2 } );
	const start = await editor.content();
	const steps = [ start ];
	await editor.choice( 'Categoría', 'Artes › Música' ).check();
	await expect.poll( () => editor.content() ).not.toBe( steps.at( -1 ) );
	steps.push( await editor.content() );
	await editor.sidebar
		.getByRole( 'group', { name: 'Filtros', exact: true } )
		.getByRole( 'checkbox', { name: 'Gratis' } )
		.check();
	await expect.poll( () => editor.content() ).not.toBe( steps.at( -1 ) );
	steps.push( await editor.content() );
	await pause( page );
	await atOnce( page, () =>
		editor.sidebar
			.getByRole( 'textbox', { name: 'Texto del botón «Todos»' } )
			.pressSequentially( 'abc' )
	);
	steps.push( await editor.content() );
	await pause( page );
	const slider = editor.sidebar.getByRole( 'slider', {
		name: 'Mostrar de … en …',
	} );
	await slider.focus();
	await atOnce( page, async () => {
		for ( let press = 0; press < 5; press++ ) {
			await slider.press( 'ArrowRight' );
		}
	} );
	await expect( slider ).toHaveValue( '5' );
	for ( const content of steps.reverse() ) {
		await undo( page );
		expect( await editor.content() ).toBe( content );
	}
} );

test( 'nested categories follow the one above; the page has the chosen ones in their order, and opens on one of them', async ( {
	editor,
} ) => {
	await editor.openSelected();
	const { sidebar } = editor;
	await expect(
		sidebar
			.getByRole( 'group', { name: 'Categoría', exact: true } )
			.locator( 'label' )
	).toHaveText( [
		'Artes',
		'Artes › Danza',
		'Artes › Música',
		'Becas y ayudas',
		'Ciencia y tecnología',
		'Ciencia y tecnología › Medio ambiente',
		'Deporte y bienestar',
		'Niñez y familia',
	] );
	await editor.choice( 'Categoría', 'Artes › Danza' ).check();
	await editor.choice( 'Categoría', 'Niñez y familia' ).check();
	await editor.choice( 'Categoría', 'Artes › Danza' ).uncheck();
	await editor.choice( 'Categoría', 'Artes › Música' ).check();
	expect( await editor.content() ).toContain(
		block( { only: { categoria: [ 'familia', 'musica' ] } } )
	);
	await sidebar
		.getByRole( 'combobox', { name: 'Elegido al principio: Categoría' } )
		.selectOption( 'Artes › Música' );
	const published = await editor.publish();
	await expect( published.locator( '.programas-pill__label' ) ).toHaveText( [
		'Todos',
		'Niñez y familia',
		'Música',
	] );
	await expect(
		published.locator( '.programas-pill[aria-pressed="true"]' )
	).toHaveText( 'Música' );
} );
