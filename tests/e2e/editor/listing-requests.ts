import type { Page, Request } from '@playwright/test';

/** The requests for listings, with pretty permalinks and with plain ones. */
export const LISTING =
	/programs-filter\/v1\/listing(\?|&|$)|rest_route=%2Fprograms-filter%2Fv1%2Flisting(&|$)/;

/**
 * The requests that match, as they are sent.
 *
 * @param page   Page.
 * @param wanted What their addresses match.
 */
export function record( page: Page, wanted: RegExp ): Request[] {
	const requests: Request[] = [];
	page.on( 'request', ( request ) => {
		if ( wanted.test( request.url() ) ) {
			requests.push( request );
		}
	} );
	return requests;
}

/** What the server would answer to a block without any program. */
export const nothing = ( unpublished = 0 ): object => ( {
	html: '<div class="programas"><ul class="programas-grid"></ul></div>',
	more: 0,
	isVisible: true,
	missing: [],
	unknown: [],
	isEmpty: true,
	unpublished,
} );
