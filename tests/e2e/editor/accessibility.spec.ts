import type { Page } from '@playwright/test';
import { axeOf } from '../axe.ts';
import { expect, test, testInOpenEditor } from './test.ts';
import { block } from './editor.ts';
import { tabTo } from './keyboard.ts';
import { held } from '../held.ts';
import { LISTING, nothing } from './listing-requests.ts';

const CANVAS_BLOCK = [
	'iframe[name="editor-canvas"]',
	'[data-type="programs-filter/programas"]',
];

/** The panels that are ours, and none of WordPress's own around them. */
const OUR_PANELS = '.components-panel__body:has(.components-panel__body-title)';

/** Contrast inside the canvas is nothing that axe can decide: the tests of the public page check the same styles. */
async function violations(
	page: Page,
	part: string | string[]
): Promise< string[] > {
	const { violations: found } = await axeOf( page ).include( part ).analyze();
	return found.flatMap( ( { id, nodes } ) =>
		nodes.map(
			( { target, failureSummary } ) =>
				`${ id }: ${ target.join( ' ' ) } ${ failureSummary ?? '' }`
		)
	);
}

testInOpenEditor(
	'axe finds nothing in the block and its sidebar: list, filter without grid, chosen categories, error and empty state',
	async ( { editor, page } ) => {
		await editor.openSelected( { categories: [ 'danza', 'musica' ] } );
		expect( await violations( page, CANVAS_BLOCK ) ).toEqual( [] );
		expect(
			await violations(
				page,
				`.block-editor-block-inspector ${ OUR_PANELS }`
			)
		).toEqual( [] );
		await editor.controlNothing();
		expect( await violations( page, CANVAS_BLOCK ) ).toEqual( [] );
		expect(
			await violations(
				page,
				`.block-editor-block-inspector ${ OUR_PANELS }`
			)
		).toEqual( [] );
	}
);

testInOpenEditor(
	'axe finds nothing in the block and its sidebar with every filter, as lists and as buttons',
	async ( { editor, page } ) => {
		for ( const filterControl of [ 'select', 'pills' ] ) {
			await editor.openSelected( {
				filters: [
					'buscar',
					'categoria',
					'cuando',
					'gratis',
					'plazas',
					'de-otro-plugin',
				],
				filterControl,
				perPage: 3,
			} );
			await expect( editor.titles() ).toHaveCount( 3 );
			expect( await violations( page, CANVAS_BLOCK ) ).toEqual( [] );
			expect(
				await violations(
					page,
					`.block-editor-block-inspector ${ OUR_PANELS }`
				)
			).toEqual( [] );
		}
	}
);

testInOpenEditor(
	'axe finds nothing in the panels of columns, colours, gaps and corners',
	async ( { editor, page } ) => {
		await editor.openBlock( {
			cardText: '#777777',
			cardBackground: '#888888',
		} );
		for ( const [ panel, tab ] of [
			[ 'Rejilla', 'Settings' ],
			[ 'Colores de las tarjetas', 'Styles' ],
			[ 'Colores de los botones', 'Styles' ],
			[ 'Separación y esquinas', 'Styles' ],
		] as const ) {
			await editor.select( 0, tab );
			expect(
				await violations(
					page,
					`.components-tools-panel:has(button[aria-label^="${ panel }"])`
				)
			).toEqual( [] );
		}
	}
);

test( 'axe finds nothing in the states without cards', async ( {
	editor,
	page,
} ) => {
	let empty = false;
	const wait = held();
	await page.route( LISTING, async ( route ) => {
		await wait.promise;
		await route.fulfill(
			empty ? { json: nothing( 3 ) } : { body: '<h1>Mantenimiento</h1>' }
		);
	} );
	await editor.open( block() );
	const found = editor.blocks().first();
	await expect( found.locator( '.programas-skeleton' ) ).toBeVisible();
	expect( await violations( page, CANVAS_BLOCK ) ).toEqual( [] );
	wait.release();
	await expect(
		found.getByRole( 'button', { name: 'Reintentar' } )
	).toBeVisible();
	expect( await violations( page, CANVAS_BLOCK ) ).toEqual( [] );
	empty = true;
	await found.getByRole( 'button', { name: 'Reintentar' } ).click();
	await expect(
		found.getByText( 'Aún no hay ningún programa publicado' )
	).toBeVisible();
	expect( await violations( page, CANVAS_BLOCK ) ).toEqual( [] );
} );

testInOpenEditor(
	'with the keyboard alone: insert, choose and order categories, and filter the preview',
	async ( { editor, page } ) => {
		await editor.open();
		await editor.typeBlock();
		// WordPress's own shortcuts: to the sidebar, as its regions are walked through.
		await page.keyboard.press( 'Control+`' );
		const categories = editor.sidebar.getByRole( 'combobox', {
			name: 'Categorías',
		} );
		await tabTo( page, categories );
		for ( const name of [ 'Mús', 'Danz' ] ) {
			await page.keyboard.type( name );
			await page.keyboard.press( 'ArrowDown' );
			await page.keyboard.press( 'Enter' );
		}
		const pills = editor
			.blocks()
			.first()
			.locator( '.programas-pill__label' );
		await expect( pills ).toHaveText( [ 'Todos', 'Música', 'Danza' ] );
		const down = editor.sidebar.getByRole( 'button', {
			name: 'Bajar Música',
		} );
		await tabTo( page, down );
		await page.keyboard.press( 'Enter' );
		await expect( pills ).toHaveText( [ 'Todos', 'Danza', 'Música' ] );
		await expect( down ).toBeFocused();
	}
);
