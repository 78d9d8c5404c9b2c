/** Page caches: each page that WordPress makes bears a number, and two answers with the same were made once. */
import type { Page } from '@playwright/test';

import { pill, shownCards, titles } from '../e2e/listing/listing.ts';
import { expectToFilter } from './look.ts';
import { expect, test } from './test.ts';

/** What a cache keeps at a first request, and serves while it makes a page anew, is its own affair. */
const PATIENCE = { timeout: 30_000 };
const AT_ONCE = { timeout: 1_000 };

/** Visits a page as another visitor: some caches have browsers keep it, too. Returns its number. */
async function visit( page: Page, path: string ): Promise< string | null > {
	const browser = await page.context().newCDPSession( page );
	await browser.send( 'Network.clearBrowserCache' );
	await page.goto( path );
	return page.locator( 'meta[name="number"]' ).getAttribute( 'content' );
}

/** Visits a page until it comes from the cache. */
const expectKept = ( page: Page, path: string ): Promise< void > =>
	expect( async () => {
		const first = await visit( page, path );
		expect( await visit( page, path ) ).toBe( first );
	} ).toPass( PATIENCE );

/** Visits a page until it is new. */
const expectNew = (
	page: Page,
	path: string,
	isNew: () => Promise< void >
): Promise< void > =>
	expect( async () => {
		await visit( page, path );
		await isNew();
	} ).toPass( PATIENCE );

test( 'a page from the cache filters', async ( { page, path } ) => {
	await expectKept( page, path );
	await expectToFilter( page, 'Danza', 'danza' );
} );

for ( const [ name, how ] of [
	[ 'a drag in the order', 'drag' ],
	[ 'a save in the editor', 'save' ],
	[ 'a program goes to the trash', 'trash' ],
] as const ) {
	test( `a kept page is new after ${ name }`, async ( {
		call,
		page,
		path,
	} ) => {
		await expectKept( page, path );
		const wanted = await call< string[] >( 'change', how );
		const shown = titles( shownCards( page ) );
		await expect( shown ).not.toHaveText( wanted );
		await expectNew( page, path, () =>
			expect( shown ).toHaveText( wanted, AT_ONCE )
		);
	} );
}

for ( const how of [ 'trash', 'delete' ] ) {
	test( `the page of a program is not kept after ${ how }`, async ( {
		call,
		page,
	} ) => {
		const own = await call< string >( 'last_program' );
		await expectKept( page, own );
		await call( 'remove_last', how );
		await expect
			.poll(
				async () => ( await page.request.get( own ) ).status(),
				PATIENCE
			)
			.toBe( 404 );
	} );
}

test( 'a kept page is new after a category is renamed', async ( {
	call,
	page,
	path,
} ) => {
	await expectKept( page, path );
	await call( 'rename_category' );
	await expectNew( page, path, () =>
		expect( pill( page, 'Baile' ) ).toHaveCount( 1, AT_ONCE )
	);
} );

test( 'kept pages are new after update_post_meta() of a fact: the listing’s and the program’s own', async ( {
	call,
	page,
	path,
} ) => {
	await expectKept( page, path );
	const own =
		( await shownCards( page )
			.first()
			.getByRole( 'link' )
			.first()
			.getAttribute( 'href' ) ) ?? '';
	await expectKept( page, own );
	await call( 'write_place' );
	for ( const kept of [ own, path ] ) {
		await expectNew( page, kept, () =>
			expect( page.getByText( 'Sala de pruebas' ) ).not.toHaveCount(
				0,
				AT_ONCE
			)
		);
	}
} );
