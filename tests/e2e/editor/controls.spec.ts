/**
 * The controls of the sidebar.
 */
import type { Locator, Page } from '@playwright/test';
import { block, type Editor } from './editor.ts';
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

/** Adds a control that its panel does not show at first. */
async function add(
	{ page, sidebar }: Editor,
	panel: string,
	label: string
): Promise< void > {
	await sidebar.getByRole( 'button', { name: `${ panel } options` } ).click();
	await page
		.getByRole( 'menuitemcheckbox', { name: `Show ${ label }` } )
		.click();
	await page.keyboard.press( 'Escape' );
}

/** Chooses a color of the palette. */
async function chooseColor(
	{ page, sidebar }: Editor,
	panel: string,
	label: string,
	color: string
): Promise< void > {
	const button = sidebar
		.locator( '.components-tools-panel' )
		.filter( { has: page.getByRole( 'heading', { name: panel } ) } )
		.getByRole( 'button', { name: label, exact: true } );
	await button.click();
	await page
		.locator( '.components-popover' )
		.getByRole( 'option', { name: color, exact: true } )
		.click();
	await button.click();
}

test( 'the columns of each width are those of the page at the same width; those chosen in the sidebar are of wide windows', async ( {
	editor,
	page,
} ) => {
	await editor.openBlock( {
		limit: 6,
		columnsWide: 5,
		columnsMedium: 2,
		columnsSmall: 3,
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
	expect( seen.map( ( { columns } ) => columns ) ).toEqual( [ 5, 2, 3 ] );
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
		.getByRole( 'combobox', { name: 'Columnas' } )
		.selectOption( '4' );
	expect( await editor.content() ).toContain(
		block( { limit: 6, columnsWide: 4 } )
	);
} );

test( 'a category, a filter, a text, a slider, a color: each is one step of undo', async ( {
	editor,
	page,
} ) => {
	await editor.openSelected( { limit: 2 } );
	const start = await editor.content();
	const steps = [ start ];
	for ( const name of [ 'Música', 'Danza' ] ) {
		await editor.choice( 'Categorías', `Artes › ${ name }` ).check();
		await expect.poll( () => editor.content() ).not.toBe( steps.at( -1 ) );
		steps.push( await editor.content() );
	}
	await editor.sidebar
		.getByRole( 'group', { name: 'Filtros', exact: true } )
		.getByRole( 'checkbox', { name: 'Gratis' } )
		.check();
	await expect.poll( () => editor.content() ).not.toBe( steps.at( -1 ) );
	steps.push( await editor.content() );
	await editor.openMore();
	for ( const name of [
		'Texto del botón «Todos»',
		'Texto cuando no hay resultados',
	] ) {
		await pause( page );
		await atOnce( page, () =>
			editor.sidebar
				.getByRole( 'textbox', { name } )
				.pressSequentially( 'abc' )
		);
		steps.push( await editor.content() );
	}
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
	steps.push( await editor.content() );
	await editor.select( 0, 'Styles' );
	await chooseColor( editor, 'Colores de las tarjetas', 'Fondo', 'Contrast' );
	expect( await editor.content() ).toContain(
		'"cardBackground":"var:preset|color|contrast"'
	);
	for ( const content of steps.reverse() ) {
		await undo( page );
		expect( await editor.content() ).toBe( content );
	}
} );

test( 'nested categories follow the one above; the chosen ones come first on the page, and all others after them', async ( {
	editor,
} ) => {
	await editor.openSelected();
	const { sidebar } = editor;
	await expect(
		sidebar
			.getByRole( 'group', { name: 'Categorías', exact: true } )
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
	await editor.choice( 'Categorías', 'Artes › Danza' ).check();
	await editor.choice( 'Categorías', 'Niñez y familia' ).check();
	await editor.choice( 'Categorías', 'Artes › Danza' ).uncheck();
	await sidebar
		.getByRole( 'checkbox', {
			name: 'Después, todas las demás categorías',
		} )
		.check();
	expect( await editor.content() ).toContain(
		block( { categories: [ 'familia' ], showOthers: true } )
	);
	await editor.openMore();
	await expect(
		sidebar
			.getByRole( 'combobox', { name: 'Categoría elegida al abrir' } )
			.getByRole( 'option', { name: 'Artes › Danza' } )
	).toHaveCount( 1 );
	const published = await editor.publish();
	await expect( published.locator( '.programas-pill__label' ) ).toHaveText( [
		'Todos',
		'Niñez y familia',
		'Artes',
		'Danza',
		'Música',
		'Becas y ayudas',
		'Ciencia y tecnología',
		'Medio ambiente',
		'Deporte y bienestar',
	] );
	await expect( published.locator( '.programas-card' ) ).toHaveCount( 24 );
} );

test( 'colors, gaps and corners are the same on the page; what can hardly be read is said', async ( {
	editor,
} ) => {
	await editor.openBlock( { limit: 3 } );
	await editor.select( 0, 'Styles' );
	const { sidebar } = editor;
	const warning = sidebar.getByText(
		'This color combination may be hard for people to read.'
	);
	await chooseColor( editor, 'Colores de las tarjetas', 'Fondo', 'Contrast' );
	await expect( warning ).toHaveCount( 0 );
	await add( editor, 'Colores de las tarjetas', 'Texto' );
	await chooseColor( editor, 'Colores de las tarjetas', 'Texto', 'Contrast' );
	await expect( warning ).toBeVisible();
	await chooseColor( editor, 'Colores de las tarjetas', 'Texto', 'Base' );
	await expect( warning ).toHaveCount( 0 );
	await chooseColor(
		editor,
		'Colores de los botones',
		'Botón elegido: fondo',
		'Accent 1'
	);
	await add( editor, 'Separación y esquinas', 'Separación entre tarjetas' );
	const gap = sidebar.getByRole( 'spinbutton', {
		name: 'Separación entre tarjetas',
	} );
	await expect( gap ).toHaveAttribute( 'placeholder', '1.5' );
	await gap.fill( '3' );
	await sidebar
		.getByRole( 'spinbutton', {
			name: 'Esquinas redondeadas de los botones',
		} )
		.fill( '0' );
	const looks = ( root: Locator ): Promise< string[] > =>
		root.first().evaluate( ( element ) =>
			[
				[ '.programas-grid', 'columnGap' ],
				[ '.programas-card', 'backgroundColor' ],
				[ '.programas-card__excerpt', 'color' ],
				[ '.programas-pill.is-active', 'backgroundColor' ],
				[ '.programas-pill.is-active', 'borderTopLeftRadius' ],
			].map( ( [ selector = '', property = '' ] ) => {
				const part = element.querySelector( selector );
				return part
					? getComputedStyle( part )[ property as 'color' ]
					: '';
			} )
		);
	const inEditor = await looks( editor.blocks() );
	expect( inEditor ).toEqual( [
		'48px',
		'rgb(17, 17, 17)',
		'rgb(255, 255, 255)',
		'rgb(255, 238, 88)',
		'0px',
	] );
	const published = await editor.publish();
	expect( await looks( published.locator( '.programas' ) ) ).toEqual(
		inEditor
	);
} );
