/** What every release of the table is tried with. */
import type { Page } from '@playwright/test';

import type { Release } from '../../tools/shared/compat/releases.ts';
import { callsTo } from '../call.ts';
import type { Session } from '../e2e/editor/editor-wordpress.ts';
import { recordAnnouncements } from '../e2e/listing/announcements.ts';
import { openCriteria } from '../e2e/listing/criteria.ts';
import {
	activePills,
	ready,
	shownCards,
	titlesOf,
} from '../e2e/listing/listing.ts';
import {
	axeFindings,
	expectToFilter,
	flawsOfFacts,
	flawsOfListing,
	flawsOfSizes,
	overflowAt,
	sticks,
} from './look.ts';
import { blocksOf, expect, test } from './test.ts';

/** What is tried is at work: the page with the listing, or another one, says so. */
async function expectAtWork(
	page: Page,
	path: string,
	{ proof = '' }: Release,
	{ cookies }: Session
): Promise< void > {
	if ( proof instanceof RegExp ) {
		// A cache signs what it keeps, which is not the first answer.
		await expect
			.poll( async () => ( await page.request.get( path ) ).text() )
			.toMatch( proof );
		return;
	}
	const [ place, element ] =
		typeof proof === 'string' ? [ path, proof ] : proof;
	await page.context().addCookies( place === proof[ 0 ] ? cookies : [] );
	await page.goto( place );
	await expect( page.locator( element ).first() ).toBeAttached();
	await page.context().clearCookies();
}

/** No flaws at any width of a window. A picture of each is left with the test's results. */
async function expectNoFlaws(
	page: Page,
	flaws: () => Promise< string[] >
): Promise< void > {
	for ( const width of [ 1366, 768, 360 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		const found = await flaws();
		await page.screenshot( {
			path: test.info().outputPath( `${ width }.png` ),
		} );
		expect.soft( found, `at ${ width } px` ).toEqual( [] );
	}
}

test( 'it is at work, cards and pills can be read and keep their shape', async ( {
	page,
	path,
	session,
	tried,
} ) => {
	await expectAtWork( page, path, tried, session );
	await page.goto( path );
	await ready( page );
	await expect( shownCards( page ).first() ).toBeVisible();
	await expectNoFlaws( page, () => flawsOfListing( page, tried.contrast ) );
} );

test( 'a click filters, a deep link does, and scripts of others run', async ( {
	page,
	path,
} ) => {
	await page.goto( path );
	await expectToFilter( page, 'Música', 'musica' );
	expect( new URL( page.url() ).searchParams.get( 'categoria' ) ).toBe(
		'musica'
	);
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'data-one', 'ran' );
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'data-two', 'ran' );

	await page.goto( `${ path }?categoria=danza` );
	await ready( page );
	await expect( activePills( page ) ).toHaveText( [ /^Danza/ ] );
	await expect( shownCards( page ) ).toHaveCount(
		titlesOf( 'danza' ).length
	);
} );

test( 'arrows and Enter choose a pill, which is announced', async ( {
	page,
	path,
} ) => {
	const announced = await recordAnnouncements(
		page,
		'.programas-announcements[aria-live="polite"]'
	);
	await page.goto( path );
	await ready( page );
	await activePills( page ).first().focus();
	await page.keyboard.press( 'ArrowRight' );
	const focused = page.locator( '.programas-pill:focus' );
	await expect( focused ).toHaveAttribute( 'aria-pressed', 'false' );
	await page.keyboard.press( 'Enter' );
	await expect( focused ).toHaveAttribute( 'aria-pressed', 'true' );
	await expect
		.poll( announced )
		.toEqual( [ expect.stringMatching( /^Filtro aplicado: \S/ ) ] );
} );

test( 'axe finds nothing that it does not find in a page without the listing', async ( {
	page,
	path,
	publish,
	tried,
} ) => {
	await page.goto( await publish( '<p>Una página.</p>' ) );
	const without = new Set( await axeFindings( page ) );
	await page.goto( path );
	await ready( page );
	const found = await axeFindings( page, tried.contrast );
	expect( found.filter( ( finding ) => ! without.has( finding ) ) ).toEqual(
		[]
	);
} );

test( 'a program’s own page has its title, text and facts once, and they can be read', async ( {
	page,
	tried: { button, contrast },
} ) => {
	await page.goto( '/programa/noche-de-telescopios/' );
	await expect(
		page.getByRole( 'heading', { name: 'Noche de telescopios', level: 1 } )
	).toHaveCount( 1 );
	await expect( page.getByText( 'Una vez al mes, cuando' ) ).toHaveCount( 1 );
	await expect( page.locator( '.programas-facts__list' ) ).toHaveCount( 1 );
	await expect(
		page.locator( '.programas-facts__fact.is-place' )
	).toContainText( 'Azotea' );
	await expect(
		page.getByRole( 'link', { name: 'Inscribirse' } ).first()
	).toBeVisible();
	await expectNoFlaws( page, () => flawsOfFacts( page, contrast, button ) );
} );

/** What is ours in three pages of the demo. */
const PARTS = {
	'/programas/': '.programas',
	'/buscador/': '.programas',
	'/programa/noche-de-telescopios/':
		'.programas-facts:has(.programas-facts__list)',
};

/** From a small phone to a wide desktop: themes change their layout anywhere between. */
const WIDTHS = Array.from( { length: 41 }, ( _, index ) => 320 + 32 * index );

test( 'in a theme at any width nothing is cut off, and the page does not scroll sideways', async ( {
	page,
} ) => {
	for ( const [ at, part ] of Object.entries( PARTS ) ) {
		await page.goto( at );
		await expect( page.locator( part ).first() ).toBeVisible();
		expect.soft( await overflowAt( page, part, WIDTHS ), at ).toEqual( [] );
	}
} );

for ( const [ width, isPhone ] of [
	[ 360, true ],
	[ 1366, false ],
] as const ) {
	test.describe( `in a theme at ${ width } px`, () => {
		test.use( {
			hasTouch: isPhone,
			isMobile: isPhone,
			viewport: { width, height: 900 },
		} );

		test( 'listing, search and a program are as large as the text, and can be hit and read', async ( {
			page,
			tried: { button, contrast },
		} ) => {
			for ( const [ at, part ] of Object.entries( PARTS ) ) {
				await page.goto( at );
				await expect( page.locator( part ).first() ).toBeVisible();
				const flaws = await flawsOfSizes( page, part );
				const unread = (
					await axeFindings( page, button ?? contrast )
				).filter( ( found ) =>
					/^color-contrast: .*programas-/.test( found )
				);
				expect.soft( [ ...flaws, ...unread ], at ).toEqual( [] );
			}
		} );
	} );
}

for ( const { at, edge, size, sticky } of [
	{
		at: '/buscador/',
		edge: 'top',
		size: { width: 1366, height: 1000 },
		sticky: '.programas-filters.is-opaque',
	},
	{
		at: '/programa/noche-de-telescopios/',
		edge: 'bottom',
		size: { width: 360, height: 560 },
		sticky: '.programas-facts__bar.is-stuck',
	},
] as const ) {
	test( `in a theme at ${ size.width } px ${ sticky } stays in view`, async ( {
		page,
		tried: { nothingSticks = false },
	} ) => {
		await page.setViewportSize( size );
		await page.goto( at );
		// The first touch loads what makes filters opaque; the bar waits until the actions are above the window.
		await page.mouse.wheel( 0, 1 );
		await page
			.locator( '.programas-facts__actions' )
			.evaluateAll( ( [ actions ] ) =>
				scrollBy( {
					top: ( actions?.getBoundingClientRect().bottom ?? 0 ) + 20,
					behavior: 'instant',
				} )
			);
		expect( await sticks( page.locator( sticky ), edge ) ).toBe(
			! nothingSticks
		);
	} );
}

test.describe( 'on a phone', () => {
	test.use( {
		hasTouch: true,
		isMobile: true,
		viewport: { width: 360, height: 740 },
	} );

	test( 'a panel has the other filters, and the calendar has what is chosen', async ( {
		page,
	} ) => {
		await openCriteria( page, '/buscador/' );
		const opener = page.getByRole( 'button', { name: /^Filtros/ } );
		const all = await shownCards( page ).count();
		await opener.tap();
		const panel = page.getByRole( 'dialog', { name: 'Filtros' } );
		await page.getByRole( 'checkbox', { name: 'Gratis' } ).tap();
		await panel
			.getByRole( 'button', { name: /^Ver \d+ resultados$/ } )
			.tap();
		await expect( panel ).toBeHidden();
		await expect( opener ).toHaveText( 'Filtros (1)' );
		const free = await shownCards( page ).count();
		expect( free ).toBeLessThan( all );
		const events = async ( path: string ): Promise< number > =>
			( await ( await page.request.get( path ) ).text() ).split(
				'BEGIN:VEVENT'
			).length;
		expect(
			await events( '/programas/calendario.ics?gratis=1' )
		).toBeLessThan( await events( '/programas/calendario.ics' ) );
	} );
} );

test( 'a sheet is imported', async ( { context, page, session } ) => {
	await context.addCookies( session.cookies );
	await page.goto(
		'/wp-admin/edit.php?post_type=pfilter_programa&page=programs-filter-import'
	);
	await page.waitForLoadState();
	await page.getByLabel( 'Archivo' ).setInputFiles( {
		name: 'programas.csv',
		mimeType: 'text/csv',
		buffer: Buffer.from( 'Título;Comienza\nImportado;23/04/2099\n' ),
	} );
	await page.getByRole( 'button', { name: 'Continuar' } ).click();
	await page
		.getByRole( 'button', { name: /^Importar \d+ programas?$/ } )
		.click();
	await expect(
		page.getByRole( 'heading', { name: 'Importación terminada' } )
	).toBeVisible();
} );

test( 'WordPress’s editor shows the block and its preview', async ( {
	context,
	page,
	session,
	site,
	tried,
} ) => {
	await context.addCookies( session.cookies );
	const id = await callsTo( site, {
		file: 'e2e/editor/editor.php',
	} )< number >( 'draft', blocksOf( tried ) );
	await page.setViewportSize( { width: 1366, height: 900 } );
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	const cards =
		'[data-type="programs-filter/programas"] .programas-card__title';
	// The editor has a frame for it, or none.
	const count = async (): Promise< number > => {
		const counts = page.frames().map( ( frame ) =>
			frame
				.locator( cards )
				.count()
				.catch( () => 0 )
		);
		return Math.max( ...( await Promise.all( counts ) ) );
	};
	await expect.poll( count, { timeout: 90_000 } ).toBeGreaterThan( 0 );
} );
