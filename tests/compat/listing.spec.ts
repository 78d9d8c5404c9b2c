/**
 * What every release of the table is tried with.
 */
import type { Page } from '@playwright/test';

import { callsTo } from '../call.ts';
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
	WIDTHS,
} from './look.ts';
import { expect, test } from './test.ts';

/** Says what a page has at each width of a window, and leaves a picture of each with the test's results. */
async function expectNoFlaws(
	page: Page,
	flaws: () => Promise< string[] >
): Promise< void > {
	for ( const width of WIDTHS ) {
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
	tried: { contrast, proof = '' },
} ) => {
	if ( proof instanceof RegExp ) {
		// A cache signs what it keeps, which is not the first answer.
		await expect
			.poll( async () => ( await page.goto( path ) )?.text() )
			.toMatch( proof );
	} else if ( typeof proof === 'string' ) {
		await page.goto( path );
		await expect( page.locator( proof ) ).toHaveCount( 1 );
	} else {
		await page.context().addCookies( session.cookies );
		await page.goto( proof[ 0 ] );
		await expect( page.locator( proof[ 1 ] ).first() ).toBeAttached();
		await page.context().clearCookies();
		await page.goto( path );
	}
	await ready( page );
	await expect( shownCards( page ).first() ).toBeVisible();
	await expectNoFlaws( page, () => flawsOfListing( page, contrast ) );
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
	await page.goto( path );
	await ready( page );
	await activePills( page ).first().focus();
	await page.keyboard.press( 'ArrowRight' );
	const focused = page.locator( '.programas-pill:focus' );
	await expect( focused ).toHaveAttribute( 'aria-pressed', 'false' );
	// An announcement goes after a second.
	const announced = page.waitForFunction(
		() =>
			document.querySelector(
				'.programas-announcements[aria-live="polite"]'
			)?.textContent
	);
	await page.keyboard.press( 'Enter' );
	await expect( focused ).toHaveAttribute( 'aria-pressed', 'true' );
	expect( await ( await announced ).jsonValue() ).toMatch(
		/^Filtro aplicado: \S/
	);
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
	tried,
} ) => {
	await page.goto( '/programa/noche-de-telescopios/' );
	await expect(
		page.getByRole( 'heading', { name: 'Noche de telescopios', level: 1 } )
	).toHaveCount( 1 );
	await expect( page.getByText( 'Una vez al mes, cuando' ) ).toHaveCount( 1 );
	await expect( page.locator( '.programas-facts__box' ) ).toHaveCount( 1 );
	await expect(
		page.locator( '.programas-facts__fact.is-place' )
	).toContainText( 'Azotea' );
	await expect(
		page.getByRole( 'link', { name: 'Inscribirse' } )
	).toBeVisible();
	await expectNoFlaws( page, () => flawsOfFacts( page, tried.contrast ) );
} );

test( 'WordPress’s editor shows the block and its preview', async ( {
	blocks,
	context,
	page,
	session,
	site,
} ) => {
	await context.addCookies( session.cookies );
	const id = await callsTo( site, {
		file: 'e2e/editor/editor.php',
	} )< number >( 'draft', blocks );
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
