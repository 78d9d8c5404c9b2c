import type { Page } from '@playwright/test';

import type { Subject } from '../../tools/shared/compat/subject.ts';
import { callsTo } from '../call.ts';
import { activePills, ready, titlesOf } from '../e2e/listing/listing.ts';
import { expectToFilter } from './checks/filtering.ts';
import { expect, test } from './test.ts';

/** Visits a page at each call, and tells whether the answer came from the cache. */
function visitor(
	page: Page,
	path: string,
	{ hit }: Subject
): () => Promise< boolean > {
	let last: string | null = null;
	return async () => {
		const answer = await page.goto( path );
		if ( hit === 'numbered' ) {
			const before = last;
			last = await page
				.locator( 'meta[name="number"]' )
				.getAttribute( 'content' );
			return last === before;
		}
		const [ header, value ] = hit ?? [ '', /never/ ];
		return value.test( answer?.headers()[ header ] ?? '' );
	};
}

test( 'a page from the cache filters, and is new after an edit', async ( {
	page,
	path,
	site,
	tried,
} ) => {
	const isHit = visitor( page, path, tried );
	// What it keeps at a first request is its own affair.
	await expect.poll( isHit, { timeout: 60_000 } ).toBe( true );
	await ready( page );
	await expectToFilter( page.locator( 'body' ), 'Danza', 'danza' );
	await page.goto( `${ path }?categoria=danza` );
	await expect( activePills( page ) ).toHaveText( [ /^Danza/ ] );

	const [ first = '' ] = titlesOf( 'all' );
	await page.goto( path );
	const link = page.getByRole( 'link', { name: first, exact: true } ).first();
	const slug = new URL(
		( await link.getAttribute( 'href' ) ) ?? '',
		site.url
	).pathname
		.split( '/' )
		.filter( Boolean )
		.at( -1 );
	const call = callsTo( site, { file: 'compat/set-up.php' } );
	await call( 'retitle', slug, 'Otro nombre' );
	// What it serves while it makes a page anew is its own affair, too.
	await expect
		.poll(
			async () => {
				await page.goto( path );
				return page
					.getByRole( 'link', { name: 'Otro nombre', exact: true } )
					.count();
			},
			{ timeout: 60_000 }
		)
		.toBeGreaterThan( 0 );
	await expect.poll( isHit, { timeout: 60_000 } ).toBe( true );
	await call( 'retitle', slug, first );
} );
