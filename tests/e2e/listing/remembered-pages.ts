import type { BrowserContext } from '@playwright/test';

interface Answer {
	status: number;
	headers: Record< string, string >;
	body: Buffer;
}

const answers = new Map< string, Promise< Answer > >();

/**
 * Asks WordPress once for each page that the tests of a worker open, which saves them a second a time.
 *
 * That an address has the same HTML for every visitor is a promise of the product, with a test of its own.
 *
 * @param context
 * @param site    Address of the site.
 */
export async function rememberPages(
	context: BrowserContext,
	site: string
): Promise< void > {
	const isPage = ( url: URL ): boolean =>
		url.origin === site && url.pathname.endsWith( '/' );

	await context.route( isPage, async ( route, request ) => {
		const key = JSON.stringify( [
			request.url().replace( /#.*/, '' ),
			Object.entries( request.headers() ).filter( ( [ name ] ) =>
				name.startsWith( 'x-test-' )
			),
		] );
		const answer =
			answers.get( key ) ??
			route.fetch().then( async ( response ) => ( {
				status: response.status(),
				headers: response.headers(),
				body: await response.body(),
			} ) );
		answers.set( key, answer );
		await route.fulfill( await answer );
	} );
}
