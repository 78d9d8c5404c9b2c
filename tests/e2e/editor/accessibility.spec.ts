import type { Page } from '@playwright/test';
import { axeOf } from '../axe.ts';
import { expect, testInOpenEditor } from './test.ts';
import { tabTo } from './keyboard.ts';

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
	'axe finds nothing in the block and its sidebar: every filter, a filter without its grid',
	async ( { editor, page } ) => {
		await editor.openSelected( {
			only: { categoria: [ 'danza', 'musica' ] },
			filters: [
				'buscar',
				'categoria',
				'cuando',
				'gratis',
				'plazas',
				'de-otro-plugin',
			],
			perPage: 3,
		} );
		await expect( editor.titles() ).toHaveCount( 3 );
		expect( await violations( page, CANVAS_BLOCK ) ).toEqual( [] );
		await editor.select();
		await editor.filterNothing();
		expect(
			await violations(
				page,
				`.block-editor-block-inspector ${ OUR_PANELS }`
			)
		).toEqual( [] );
	}
);

testInOpenEditor(
	'with the keyboard alone: insert, choose and order categories',
	async ( { editor, page } ) => {
		await editor.open();
		await editor.typeBlock();
		// WordPress's own shortcuts: to the sidebar, as its regions are walked through.
		await page.keyboard.press( 'Control+`' );
		for ( const name of [ 'Artes › Danza', 'Artes › Música' ] ) {
			await tabTo( page, editor.choice( 'Categoría', name ) );
			await page.keyboard.press( 'Space' );
		}
		const pills = editor
			.blocks()
			.first()
			.locator( '.programas-pill__label' );
		await expect( pills ).toHaveText( [ 'Todos', 'Danza', 'Música' ] );
		const down = editor.sidebar.getByRole( 'button', {
			name: 'Bajar Artes › Danza',
		} );
		await tabTo( page, down );
		await page.keyboard.press( 'Enter' );
		await expect( pills ).toHaveText( [ 'Todos', 'Música', 'Danza' ] );
		await expect( down ).toBeFocused();
	}
);
