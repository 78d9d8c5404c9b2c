/**
 * Server and script read an address alike, however it is written.
 */
import categories from '../../../demo/content/categories.json' with { type: 'json' };
import { CATEGORIES, REQUESTS } from '../../requested-categories.ts';
import { activePills, open, PAGES } from './listing.ts';
import { expect, test } from './test.ts';

const SLUGS = categories.map( ( { slug } ) => slug );

/** As many pages as there are addresses. */
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

test( 'so does the script, wherever Back and Forward lead', async ( {
	page,
	publish,
} ) => {
	const path = await publish( `<!-- wp:html -->
		<p class="programas-filter">${ [ 'all', ...CATEGORIES ]
			.map( ( slug ) => `<button data-category="${ slug }">x</button>` )
			.join( '' ) }</p>
		<ul class="programas-grid">${ CATEGORIES.map(
			( slug ) => `<li data-categories="${ slug }">x</li>`
		).join( '' ) }</ul><!-- /wp:html -->` );
	await open( page, path );
	const found = [];
	for ( const { what, query } of REQUESTS ) {
		// What the browser does on the way to another entry of the history, without the way.
		await page.evaluate( ( search ) => {
			history.pushState( null, '', `?${ search }` );
			dispatchEvent( new PopStateEvent( 'popstate' ) );
		}, query );
		found.push( {
			what,
			category: await activePills( page ).getAttribute( 'data-category' ),
		} );
	}
	expect( found ).toEqual(
		REQUESTS.map( ( { what, category } ) => ( {
			what,
			category: category ?? 'all',
		} ) )
	);
} );
