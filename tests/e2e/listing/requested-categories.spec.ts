/**
 * Server and script read an address alike, however it is written.
 */
import categories from '../../../playground/content/categories.json' with { type: 'json' };
import { CATEGORIES, REQUESTS } from '../../requested-categories.ts';
import { activePills, PAGES } from './listing.ts';
import { expect, test } from './test.ts';

const SLUGS = categories.map( ( { slug } ) => slug );

/** Each opens as many pages as there are addresses. */
const TIMEOUT_MS = 180_000;

test( 'the server applies the category that the address asks for, and all for anything else', async ( {
	request,
} ) => {
	test.setTimeout( TIMEOUT_MS );
	for ( const { what, query, category } of REQUESTS ) {
		const response = await request.get( `${ PAGES.block }?${ query }` );
		const [ , active ] =
			/data-category="([^"]*)"[^>]* aria-pressed="true"/.exec(
				await response.text()
			) ?? [];
		expect( { what, status: response.status(), active } ).toEqual( {
			what,
			status: 200,
			active: category && SLUGS.includes( category ) ? category : 'all',
		} );
	}
} );

test( 'so does the script, on a page that came without it', async ( {
	page,
	publish,
} ) => {
	test.setTimeout( TIMEOUT_MS );
	const path = await publish( `<!-- wp:html -->
		<p class="programas-filter">${ [ 'all', ...CATEGORIES ]
			.map( ( slug ) => `<button data-category="${ slug }">x</button>` )
			.join( '' ) }</p>
		<ul class="programas-grid">${ CATEGORIES.map(
			( slug ) => `<li data-categories="${ slug }">x</li>`
		).join( '' ) }</ul><!-- /wp:html -->` );
	const body = await ( await page.request.get( path ) ).text();
	await page.route(
		( { pathname } ) => pathname === path,
		( route ) =>
			route.fulfill( { body, contentType: 'text/html; charset=UTF-8' } )
	);
	for ( const { what, query, category } of REQUESTS ) {
		await page.goto( `${ path }?${ query }` );
		await expect( activePills( page ), what ).toHaveAttribute(
			'data-category',
			category ?? 'all'
		);
	}
} );
