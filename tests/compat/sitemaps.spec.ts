/** Plugins for search engines: their sitemaps, and what pages tell. tests/php/program-page/SearchEnginesTest.php has those of WordPress. */
import type { Page } from '@playwright/test';

import { expect, test } from './test.ts';

/** Addresses in a sitemap, and in those that it names. */
async function addressesIn( page: Page, sitemap: string ): Promise< string[] > {
	const answer = await page.request.get( sitemap );
	expect( answer.status(), sitemap ).toBe( 200 );
	const found = [
		...( await answer.text() ).matchAll(
			/<loc>(?:<!\[CDATA\[)?\s*([^<\]\s]+)/g
		),
	].map( ( [ , address = '' ] ) => address );
	const below = found.filter( ( address ) => address.endsWith( '.xml' ) );
	const addresses = found.filter( ( one ) => ! below.includes( one ) );
	for ( const one of below ) {
		addresses.push( ...( await addressesIn( page, one ) ) );
	}
	return addresses;
}

/** What a page tells search engines. */
async function toldAt(
	page: Page,
	address: string
): Promise< { canonical: string[]; robots: string } > {
	const html = await ( await page.request.get( address ) ).text();
	const tags = html.match( /<(?:link|meta)\b[^>]*>/g ) ?? [];
	const valuesOf = ( what: RegExp, value: RegExp ): string[] =>
		tags
			.filter( ( tag ) => what.test( tag ) )
			.map( ( tag ) => value.exec( tag )?.[ 1 ] ?? '' );
	return {
		canonical: valuesOf( /rel=["']canonical["']/, /href=["']([^"']*)["']/ ),
		robots: valuesOf(
			/name=["']robots["']/,
			/content=["']([^"']*)["']/
		).join( ' | ' ),
	};
}

test( 'no address of a sitemap has another canonical, or asks to be left out', async ( {
	page,
	site,
	tried: { sitemap = '' },
} ) => {
	const addresses = await addressesIn( page, sitemap );
	expect( addresses ).toContain( `${ site.url }/programas/` );
	for ( const address of addresses ) {
		const { canonical, robots } = await toldAt( page, address );
		expect.soft( canonical, address ).toEqual( [ address ] );
		expect.soft( robots, address ).not.toContain( 'noindex' );
	}
} );
