/** The widget in Elementor's own editor, and in what only Elementor has. */
import type { FrameLocator, Locator, Page } from '@playwright/test';

import block from '../../../src/listing/block/block.json' with { type: 'json' };
import { titles, titlesOf } from '../../e2e/listing/listing.ts';
import { expectToFilter } from '../look.ts';
import { expect, test } from '../test.ts';

const WIDGET = 'programs-filter-programas';

/** A page with a widget, as Elementor stores it. */
const pageWith = ( widgetType: string, settings = {} ) => {
	const widget = { id: 'a1', elType: 'widget', widgetType, settings };
	const data = [ { id: 'a2', elType: 'container', elements: [ widget ] } ];
	return {
		_elementor_edit_mode: 'builder',
		_elementor_template_type: 'container',
		_elementor_data: JSON.stringify( data ),
	};
};

test.use( {
	viewport: { width: 1440, height: 1000 },
	contextOptions: { reducedMotion: 'reduce' },
} );

/** What an editor sees of the page that is being made. */
const canvas = ( page: Page ): FrameLocator =>
	page.frameLocator( '#elementor-preview-iframe' );

const pills = ( root: Locator ): Locator => root.locator( '.programas-pill' );

/** Opens the editor of a page. */
async function openEditor( page: Page, id: number ): Promise< void > {
	await page.goto( `/wp-admin/post.php?post=${ id }&action=elementor`, {
		waitUntil: 'commit',
	} );
	await expect( canvas( page ).locator( 'body' ) ).toHaveClass(
		/elementor-editor-active/,
		{ timeout: 120_000 }
	);
	await expect( page.locator( '#elementor-loading' ) ).toBeHidden();
}

const inPanel = ( page: Page, name: string ): Locator =>
	page.locator( `#elementor-controls .elementor-control-${ name }` );

/** The control of an attribute, in its section, which it opens. */
async function controlOf(
	page: Page,
	name: keyof typeof block.attributes | `only_${ string }`
): Promise< Locator > {
	const { panel } =
		block.attributes[
			name in block.attributes
				? ( name as keyof typeof block.attributes )
				: 'only'
		];
	await page
		.locator(
			`.elementor-tab-control-${ panel === 'grid' ? 'style' : 'content' }`
		)
		.click();
	const head = inPanel( page, `programas_${ panel }` );
	await expect( async () => {
		await head.click();
		await expect( head ).toHaveClass( /e-open/, { timeout: 1_000 } );
	} ).toPass();
	return inPanel( page, name );
}

test( 'the widget is found, filters in the canvas, follows each kind of control, and is published as it was seen', async ( {
	call,
	context,
	page,
	session,
} ) => {
	test.setTimeout( 300_000 );
	await context.addCookies( session.cookies );
	// Elementor's first guide.
	await call( 'delete_transient', 'elementor_activation_redirect' );
	const draft = {
		post_type: 'page',
		post_name: 'hecha',
		post_title: 'Hecha',
	};
	await openEditor( page, await call< number >( 'wp_insert_post', draft ) );
	await page.getByPlaceholder( 'Search Widget...' ).fill( 'programas' );
	const found = page
		.locator( '#elementor-panel-elements .elementor-element' )
		.filter( { visible: true } );
	await expect( found ).toHaveText( [ /^\s*Programas\s*$/ ] );
	await found.click();
	const seen = canvas( page ).locator( '.programas' );
	await expectToFilter( seen, 'Danza', 'danza' );

	await test.step( 'a list', async () => {
		await (
			await controlOf( page, 'orderBy' )
		)
			.locator( 'select' )
			.selectOption( 'title' );
		const [ first = '' ] = titlesOf( 'all' ).sort( ( a, b ) =>
			a.localeCompare( b, 'es' )
		);
		await expect(
			titles( seen.locator( '.programas-card' ) ).first()
		).toHaveText( first );
		await expectToFilter( seen, 'Música', 'musica' );
	} );

	await test.step( 'a number', async () => {
		const limit = ( await controlOf( page, 'limit' ) ).locator( 'input' );
		await limit.fill( '3' );
		await expect( seen.locator( '.programas-card' ) ).toHaveCount( 3 );
		await limit.fill( '0' );
		await expectToFilter( seen, 'Danza', 'danza' );
	} );

	await test.step( 'several, in the order in which they are chosen', async () => {
		const categories = await controlOf( page, 'only_categoria' );
		for ( const label of [ 'Música', 'Artes' ] ) {
			await categories.locator( '.select2-selection' ).click();
			await page
				.locator( '.select2-results__option' )
				.filter( { hasText: label } )
				.first()
				.click();
		}
		await expect( pills( seen ) ).toHaveText( [
			'Todos',
			'Música',
			'Artes',
		] );
	} );

	await test.step( 'a text, and a switch', async () => {
		await (
			await controlOf( page, 'allLabel' )
		)
			.locator( 'input' )
			.fill( 'Toda' );
		await expect( pills( seen ).first() ).toHaveText( 'Toda' );
		await (
			await controlOf( page, 'showCounts' )
		)
			.locator( '.elementor-switch' )
			.click();
		await expect( seen.locator( '.programas-count' ) ).toHaveCount( 0 );
	} );

	const saved = page.waitForResponse( ( response ) =>
		( response.request().postData() ?? '' ).includes( 'save_builder' )
	);
	await page.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	expect( ( await saved ).status() ).toBe( 200 );
	await page.goto( '/hecha/' );
	const published = page.locator( '.programas' );
	await expect( pills( published ) ).toHaveText( [
		'Toda',
		'Música',
		'Artes',
	] );
	await expectToFilter( published, 'Música', 'musica' );
} );

test( 'a template that comes when a visitor wants it, as in a popup, filters, also the second time', async ( {
	call,
	page,
} ) => {
	// The shortcode of Elementor Pro that shows a saved template is the free edition's function here.
	await call(
		'write_plugin',
		'elementor-template.php',
		`<?php add_shortcode( 'elementor-template', static fn( $given ) =>
			\\Elementor\\Plugin::$instance->frontend->get_builder_content_for_display( (int) $given['id'] ) );`
	);
	const template = await call< number >(
		'publish',
		'ventana',
		'',
		pageWith( WIDGET ),
		'elementor_library'
	);
	const shortcode = `<button type="button">Ver</button><template>[elementor-template id="${ template }"]</template>`;
	await call(
		'publish',
		'con-ventana',
		'',
		pageWith( 'shortcode', { shortcode } )
	);
	await page.goto( '/con-ventana/' );
	// Popups are of Elementor Pro: it puts a template into a dialog, and takes it out of the page when that is closed.
	const open = page.getByRole( 'button', { name: 'Ver', exact: true } );
	await open.evaluate( ( button ) => {
		button.addEventListener( 'click', () => {
			document.querySelector( '.elementor-popup-modal' )?.remove();
			const dialog = document.createElement( 'div' );
			dialog.className = 'elementor-popup-modal';
			dialog.append(
				button.parentElement
					?.querySelector( 'template' )
					?.content.cloneNode( true ) ?? ''
			);
			button.after( dialog );
			dispatchEvent( new CustomEvent( 'elementor/popup/show' ) );
		} );
	} );
	const popup = page.locator( '.elementor-popup-modal .programas' );
	await open.click();
	await expectToFilter( popup, 'Danza', 'danza' );
	await open.click();
	await expectToFilter( popup, 'Música', 'musica' );
} );
