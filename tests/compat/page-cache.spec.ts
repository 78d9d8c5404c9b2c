import { callsTo } from '../call.ts';
import {
	activePills,
	pill,
	ready,
	shownCards,
	titlesOf,
} from '../e2e/listing/listing.ts';
import { expect, test } from './test.ts';

test( 'a page from the cache filters, and is new after an edit', async ( {
	page,
	path,
	site,
	tried,
} ) => {
	const [ header, value ] = tried.hit ?? [ '', /never/ ];
	const isHit = async () =>
		value.test( ( await page.goto( path ) )?.headers()[ header ] ?? '' );
	// What it keeps at a first request is its own affair.
	await expect.poll( isHit, { timeout: 60_000 } ).toBe( true );
	await ready( page );
	await pill( page, 'Danza' ).click();
	await expect( shownCards( page ) ).toHaveCount(
		titlesOf( 'danza' ).length
	);
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
	await callsTo( site, { file: 'compat/set-up.php' } )(
		'retitle',
		slug,
		'Otro nombre'
	);
	await page.goto( path );
	await expect(
		page.getByRole( 'link', { name: 'Otro nombre', exact: true } )
	).toBeVisible();
	await expect.poll( isHit, { timeout: 60_000 } ).toBe( true );
	await callsTo( site, { file: 'compat/set-up.php' } )(
		'retitle',
		slug,
		first
	);
} );
