/**
 * By what visitors can filter: the controls.
 */
import type { Locator } from '@playwright/test';
import { callsTo } from '../../call.ts';
import type { Editor } from './editor.ts';
import { expect, test, testInOpenEditor } from './test.ts';

const FILES = { file: 'e2e/editor/filters.php' };

/** What can be chosen. */
const choices = ( { sidebar }: Editor ): Locator =>
	sidebar.getByRole( 'group', { name: 'Filtros', exact: true } );

/** The filters that a listing shows, by their keys, in reading order. */
const shownIn = ( listing: Locator ): Promise< string[] > =>
	listing
		// Not what is in the line once more, nor the categories in the panel.
		.locator(
			'.programas-filter:not(.programas-filters__bar *,.programas-result *,.programas-sheet :is(:not([data-filter]),[data-filter=categoria]))'
		)
		.evaluateAll( ( groups ) =>
			groups.map(
				( group ) =>
					( group as HTMLElement ).dataset.filter ?? 'categoria'
			)
		);

/** Fails unless the preview shows filters, once it does. */
const expectShown = ( editor: Editor, filters: string[] ): Promise< void > =>
	expect.poll( () => shownIn( editor.blocks().first() ) ).toEqual( filters );

test( 'filters are chosen and ordered, also by another taxonomy; the page has them in that order', async ( {
	editor,
	site,
} ) => {
	const call = callsTo( site, FILES );
	await call( 'bring_ages' );
	try {
		await editor.openSelected( { limit: 6 } );
		const { sidebar } = editor;
		const several = sidebar.getByRole( 'checkbox', {
			name: 'Varias opciones a la vez',
		} );
		const choose = ( name: string ) =>
			choices( editor )
				.getByRole( 'checkbox', { name, exact: true } )
				.check();
		await expect( choices( editor ).locator( 'label' ) ).toHaveText( [
			'Categoría',
			'Cuándo',
			'Fechas',
			'Horario',
			'Año',
			'Gratis',
			'Con plazas',
			'Con cambios',
			'Lugar',
			'Edad',
			'Precio',
			'Buscar',
			'Ordenar',
		] );
		await choose( 'Edad' );
		await choose( 'Buscar' );
		await choose( 'Cuándo' );
		for ( const name of [
			'Subir Buscar',
			'Subir Cuándo',
			'Subir Buscar',
		] ) {
			await sidebar.getByRole( 'button', { name } ).click();
		}
		const order = [ 'buscar', 'categoria', 'cuando', 'edad' ];
		await expectShown( editor, order );
		expect( await editor.content() ).toContain(
			`"filters":${ JSON.stringify( order ) }`
		);

		await several.check();
		const inPreview = editor.blocks().first();
		await expect(
			inPreview
				.locator( '[data-filter=categoria] [type=checkbox]' )
				.first()
		).toBeVisible();
		await expect(
			inPreview.locator( '[data-filter=cuando] [type=radio]' )
		).toHaveCount( 8 );

		const published = await editor.publish();
		const onPage = published.locator( '.programas' );
		expect( await shownIn( onPage ) ).toEqual( order );
	} finally {
		await call( 'take_ages' );
	}
} );

testInOpenEditor(
	'a stored filter that the site does not know says so, stays with what else is chosen, and can be removed',
	async ( { editor } ) => {
		await editor.openSelected( {
			filters: [ 'categoria', 'de-otro-plugin' ],
			limit: 3,
		} );
		const unknown = choices( editor ).getByRole( 'checkbox', {
			name: 'de-otro-plugin (no está en este sitio)',
		} );
		await expect( unknown ).toBeChecked();
		await expectShown( editor, [ 'categoria' ] );
		await choices( editor )
			.getByRole( 'checkbox', { name: 'Gratis' } )
			.check();
		await editor.sidebar
			.getByRole( 'button', { name: 'Bajar Categoría' } )
			.click();
		expect( await editor.content() ).toContain(
			'"filters":["de-otro-plugin","categoria","gratis"]'
		);
		// It goes with its check.
		await unknown.click();
		await expect( unknown ).toHaveCount( 0 );
		expect( await editor.content() ).toContain(
			'"filters":["categoria","gratis"]'
		);
	}
);
