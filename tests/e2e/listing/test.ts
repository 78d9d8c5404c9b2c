import { test as base } from '../fixtures.ts';
import { publisher, type Publish } from './publish.ts';
import { rememberPages } from './remembered-pages.ts';

export { expect } from '../fixtures.ts';

interface Fixtures {
	/** Publishes blocks as a post, which no menu lists, and gives its path. */
	publish: Publish;
	/** Whether WordPress is asked for a page that an earlier test opened: for tests of what it answers. */
	asksServer: boolean;
	/** Headers with which the page is opened: states-of-tests.php says what they do. */
	state: Record< string, string >;
}

/**
 * Tests of the public page.
 */
export const test = base.extend< Fixtures >( {
	asksServer: [ false, { option: true } ],
	state: [ {}, { option: true } ],

	context: async ( { asksServer, context, site, state }, use ) => {
		await context.setExtraHTTPHeaders( state );
		if ( ! asksServer ) {
			await rememberPages( context, site.url );
		}
		await use( context );
	},

	publish: async ( { site }, use ) => {
		await use( publisher( site ) );
	},
} );
