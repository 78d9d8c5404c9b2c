/**
 * The widget in Elementor's own editor, and in what only Elementor has.
 */
import type { Locator } from '@playwright/test';

import type { Site } from '../../announced-site.ts';
import { callsTo } from '../../call.ts';
import { hold } from '../../e2e/listing/hold.ts';
import { shownCards, titles, titlesOf } from '../../e2e/listing/listing.ts';
import { expectToFilter } from '../checks/filtering.ts';
import { expect, test } from '../test.ts';
import {
	canvas,
	chooseColor,
	chooseOneMore,
	control,
	insert,
	listing,
	openEditor,
	openSection,
	publishPage,
} from './panel.ts';

const FILES = { file: 'compat/elementor/elementor-pages.php' };

interface Made {
	id: number;
	path: string;
}

const made = ( site: Site, what: string, ...more: unknown[] ) =>
	callsTo( site, FILES )< Made >( what, ...more );

test.describe.configure( { timeout: 300_000 } );
test.use( {
	viewport: { width: 1440, height: 1000 },
	contextOptions: { reducedMotion: 'reduce' },
} );

const pills = ( root: Locator ): Locator => root.locator( '.programas-pill' );

const count = ( category: string ): number => titlesOf( category ).length;

test.describe( 'in Elementor’s editor', () => {
	test.beforeEach( async ( { context, session } ) => {
		await context.addCookies( session.cookies );
	} );

	test( 'the widget is found, filters in the canvas, follows each control, and is published as it was seen', async ( {
		page,
		compatSite,
	} ) => {
		await openEditor(
			page,
			await callsTo( compatSite, FILES )< number >( 'draft' )
		);
		await insert( page, 'programas' );
		const seen = listing( page );
		await expect( shownCards( seen ) ).toHaveCount( count( 'all' ) );
		await expectToFilter( seen, 'Danza', 'danza' );

		await test.step( 'a list', async () => {
			await control( page, 'orderBy' )
				.locator( 'select' )
				.selectOption( 'title/desc' );
			const [ last = '' ] = titlesOf( 'danza' ).sort( ( a, b ) =>
				b.localeCompare( a, 'es' )
			);
			await expect( titles( shownCards( seen ) ).first() ).toHaveText(
				last
			);
			await expectToFilter( seen, 'Música', 'musica' );
		} );

		await test.step( 'a number', async () => {
			const limit = control( page, 'limit' ).locator( 'input' );
			await limit.fill( '3' );
			await expect( seen.locator( '.programas-card' ) ).toHaveCount( 3 );
			await limit.fill( '0' );
			await expectToFilter( seen, 'Danza', 'danza' );
		} );

		await test.step( 'several, in the order in which they are chosen', async () => {
			await chooseOneMore( page, 'categories', 'Música' );
			await chooseOneMore( page, 'categories', 'Artes' );
			await expect( pills( seen ) ).toHaveText( [
				'Todos',
				'Música',
				'Artes',
			] );
			await expectToFilter( seen, 'Música', 'musica' );
		} );

		await test.step( 'a text, and a switch', async () => {
			await openSection( page, 'content', 'filter' );
			await control( page, 'allLabel' ).locator( 'input' ).fill( 'Toda' );
			await expect( pills( seen ).first() ).toHaveText( 'Toda' );
			await control( page, 'showPillCounts' )
				.locator( '.elementor-switch' )
				.click();
			await expect( pills( seen ).nth( 1 ) ).toHaveText(
				`Música ${ count( 'musica' ) }`
			);
			await expectToFilter( seen, 'Artes', 'artes' );
			await page.screenshot( {
				path: test.info().outputPath( 'content.png' ),
			} );
		} );

		await test.step( 'a color and a font, for which nothing is printed anew', async () => {
			await openSection( page, 'style', 'card' );
			await chooseColor( page, 'cardBackground', '#ffeecc' );
			const card = seen.locator( '.programas-card' ).first();
			await expect( card ).toHaveCSS(
				'background-color',
				/255, 238, 204/
			);
			await control( page, 'card_typography_typography' )
				.locator( '.elementor-control-popover-toggle-toggle-label' )
				.click();
			await control( page, 'card_typography_font_size' )
				.locator( 'input[type="number"]' )
				.fill( '21' );
			await expect( card ).toHaveCSS( 'font-size', '21px' );
			await page.screenshot( {
				path: test.info().outputPath( 'style.png' ),
			} );
			await expectToFilter( seen, 'Música', 'musica' );
		} );

		await publishPage( page );
		await page.goto( '/hecha-con-elementor/' );
		const published = page.locator( '.programas' );
		await expect( pills( published ) ).toHaveText( [
			`Toda ${ count( 'artes' ) }`,
			`Música ${ count( 'musica' ) }`,
			`Artes ${ count( 'artes' ) }`,
		] );
		const card = published.locator( '.programas-card' ).first();
		await expect( card ).toHaveCSS( 'background-color', /255, 238, 204/ );
		await expect( card ).toHaveCSS( 'font-size', '21px' );
		await expectToFilter( published, 'Música', 'musica' );
	} );

	test( 'its editor does not wait for a script of ours that hangs, and pills filter once that comes', async ( {
		page,
		compatSite,
	} ) => {
		const { id } = await made( compatSite, 'with_listing' );
		const release = await hold(
			page,
			/build\/(view|elementor)\/index\.js/
		);
		await openEditor( page, id );
		await expect( shownCards( listing( page ) ) ).toHaveCount(
			count( 'all' )
		);
		release();
		await expect( listing( page ).getByRole( 'toolbar' ) ).toBeVisible();
		await expectToFilter( listing( page ), 'Danza', 'danza' );
	} );

	test( 'what is searched and chosen beside the category filters in the canvas', async ( {
		page,
		compatSite,
	} ) => {
		const { id } = await made( compatSite, 'with_listing', [
			'buscar',
			'categoria',
			'cuando',
			'gratis',
		] );
		await openEditor( page, id );
		const seen = listing( page );
		await seen.getByRole( 'searchbox' ).fill( 'coro' );
		await expect( seen.locator( '.programas-chip' ) ).toHaveText( [
			'«coro»',
		] );
		await expect( shownCards( seen ) ).not.toHaveCount( count( 'all' ) );
		await seen.getByRole( 'button', { name: 'Borrar' } ).click();
		await expect( shownCards( seen ) ).toHaveCount( count( 'all' ) );
		await seen.getByRole( 'checkbox' ).first().check();
		await expect( shownCards( seen ) ).not.toHaveCount( count( 'all' ) );
	} );

	test( 'its free edition offers a program’s facts for the title of a heading', async ( {
		page,
		compatSite,
	} ) => {
		const { id } = await made( compatSite, 'with_text' );
		await openEditor( page, id );
		await canvas( page ).getByText( 'Un título' ).click();
		// Elementor's own advertisement may lie above it.
		await control( page, 'title' )
			.locator( '.elementor-control-dynamic-switcher' )
			.press( 'Enter' );
		await expect(
			page
				.locator( '.elementor-tags-list__item' )
				.filter( { visible: true } )
		).toContainText( [ 'Datos del programa' ] );
	} );

	test( 'a tab that is opened has a listing that filters, in the canvas and in the page', async ( {
		page,
		compatSite,
	} ) => {
		const { id, path } = await made( compatSite, 'with_tabs' );
		await openEditor( page, id );
		await canvas( page ).getByRole( 'tab', { name: 'Oferta' } ).click();
		await expectToFilter( listing( page ), 'Danza', 'danza' );

		await page.goto( path );
		await page.getByRole( 'tab', { name: 'Oferta' } ).click();
		await expectToFilter( page.locator( '.programas' ), 'Danza', 'danza' );
	} );
} );

test( 'a saved template that is shown in a page filters', async ( {
	page,
	compatSite,
} ) => {
	const { path } = await made( compatSite, 'with_template' );
	await page.goto( path );
	await expectToFilter( page.locator( '.programas' ), 'Danza', 'danza' );
} );

test( 'a template that comes when a visitor wants it, as in a popup, filters, also the second time', async ( {
	page,
	compatSite,
} ) => {
	const { path } = await made( compatSite, 'with_template', true );
	await page.goto( path );
	// Popups are of Elementor Pro: it puts a template into a dialog, and takes it out of the page when that is closed.
	const open = page.getByRole( 'button', { name: 'Ver la oferta' } );
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
	for ( const [ label, category ] of [
		[ 'Danza', 'danza' ],
		[ 'Música', 'musica' ],
	] as const ) {
		await open.click();
		await expectToFilter( popup, label, category );
	}
} );

test( 'a fact of a program stands where Elementor’s heading has a dynamic tag', async ( {
	page,
	compatSite,
} ) => {
	const path = await callsTo( compatSite, FILES )< string >(
		'program_with_tag',
		'coro-abierto',
		'schedule'
	);
	await page.goto( path );
	await expect(
		page.locator( '.elementor-widget-heading .elementor-heading-title' )
	).toHaveText( 'Jueves, de 19:30 a 21:00' );
} );
