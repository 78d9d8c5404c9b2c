import type { Page, Request } from '@playwright/test';
import { callsTo } from '../../call.ts';
import { expect, test } from './test.ts';
import { block } from './editor.ts';

const FILES = { file: 'e2e/editor/requests.php' };

/** The requests for programs, as they are sent. */
function programRequests( page: Page ): Request[] {
	const requests: Request[] = [];
	page.on( 'request', ( request ) => {
		if (
			/\/wp\/v2\/programas\?/.test( decodeURIComponent( request.url() ) )
		) {
			requests.push( request );
		}
	} );
	return requests;
}

const SPACER = `<!-- wp:spacer {"height":"4000px"} -->
<div style="height:4000px" aria-hidden="true" class="wp-block-spacer"></div>
<!-- /wp:spacer -->`;

test( 'a block off screen fetches nothing until it is near; a second one with the same order fetches nothing again', async ( {
	editor,
	page,
} ) => {
	const requests = programRequests( page );
	await editor.open(
		SPACER + block() + block( { limit: 3, minCardWidth: 300 } )
	);
	await expect( editor.canvas.locator( '.programas-skeleton' ) ).toHaveCount(
		2
	);
	// The editor is at rest.
	await page.evaluate(
		() => new Promise( ( resolve ) => requestIdleCallback( resolve ) )
	);
	expect( requests ).toHaveLength( 0 );

	await editor.blocks().first().scrollIntoViewIfNeeded();
	await expect( editor.titles() ).toHaveCount( 24 );
	await editor.blocks().nth( 1 ).scrollIntoViewIfNeeded();
	await expect( editor.titles( editor.blocks().nth( 1 ) ) ).toHaveCount( 3 );
	expect( requests ).toHaveLength( 1 );
} );

test( 'a program published meanwhile appears when the window has the focus again, and not before', async ( {
	editor,
	page,
	site,
} ) => {
	const requests = programRequests( page );
	await editor.openBlock( { orderBy: 'date', order: 'desc' } );
	const call = callsTo( site, FILES );
	await call( 'publish' );
	try {
		// From the canvas to the sidebar and back: nobody was away.
		await editor.titles().first().click();
		await editor.select();
		await editor.canvas.locator( '.wp-block-post-title' ).click();
		expect( requests ).toHaveLength( 1 );
		await editor.comeBack();
		await expect( editor.titles().first() ).toHaveText(
			'Recién publicado'
		);
		expect( requests ).toHaveLength( 2 );
	} finally {
		await call( 'unpublish' );
	}
} );

test( '250 programs arrive once each, in pages of 100; the first page shows before the rest; a request that nobody wants is aborted', async ( {
	editor,
	page,
	site,
} ) => {
	const call = callsTo( site, FILES );
	await call( 'publish_many', 24, 250 );
	try {
		let release = (): void => {};
		const held = new Promise< void >(
			( resolve ) => ( release = resolve )
		);
		const later = /wp\/v2\/programas\?.*page=[23](&|$)/;
		await page.route( later, async ( route ) => {
			await held;
			await route.continue();
		} );
		const requests = programRequests( page );
		await editor.openBlock();
		const count = editor.blocks().first().locator( '.programas-count' );
		await expect( count ).toHaveText( '100 programas' );
		release();
		await expect( count ).toHaveText( '250 programas' );
		expect(
			requests.map( ( request ) => {
				const { searchParams } = new URL( request.url() );
				return `${ searchParams.get( 'page' ) }/${ searchParams.get( 'per_page' ) }`;
			} )
		).toEqual( [ '1/100', '2/100', '3/100' ] );

		await page.unroute( later );
		await page.route( later, () => {} );
		const aborted = page.waitForEvent( 'requestfailed' );
		await editor.select();
		const order = editor.sidebar.getByRole( 'combobox', {
			name: 'Ordenar por',
		} );
		await order.selectOption( 'title/desc' );
		await expect( count ).toHaveText( '100 programas' );
		const answered = page.waitForResponse(
			/wp\/v2\/programas\?.*page=1(&|$)/
		);
		await order.selectOption( 'manual/asc' );
		expect( ( await aborted ).url() ).toMatch( later );
		await expect( count ).toHaveText( '250 programas' );
		// The list that was known is looked at anew: it must not be deleted under the eyes of WordPress.
		await ( await answered ).finished();
	} finally {
		await call( 'unpublish_many' );
	}
} );

test( 'pills filter the preview, also with the keyboard; links do not leave the editor', async ( {
	editor,
	page,
} ) => {
	await editor.openBlock();
	await editor.pill( 'Danza' ).click();
	await expect( editor.titles() ).toHaveCount( 3 );
	await expect(
		editor.blocks().first().locator( '.programas-count' )
	).toHaveText( '3 de 24 programas' );
	await editor.pill( 'Danza' ).press( 'ArrowRight' );
	await expect( editor.pill( 'Música' ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( editor.pill( 'Música' ) ).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await page.keyboard.press( 'Home' );
	await expect( editor.pill( 'Todos' ) ).toBeFocused();

	const address = page.url();
	await editor.titles().first().locator( 'a' ).click();
	await editor.titles().first().locator( 'a' ).press( 'Enter' );
	expect( page.url() ).toBe( address );
	await expect( editor.titles().first() ).toBeVisible();
	expect( page.context().pages() ).toHaveLength( 1 );
	expect( await editor.content() ).toContain( block() );
} );
