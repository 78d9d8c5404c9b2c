import { REMEMBERED } from '../../../tools/shared/site/remembered-pages.ts';
import { test as base } from '../fixtures.ts';
import { publisher, type Publish } from './publish.ts';

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

	// That an address has the same HTML for every visitor is a promise of the product, with a test of its own.
	context: async ( { asksServer, context, state }, use ) => {
		await context.setExtraHTTPHeaders(
			asksServer ? state : { ...state, [ REMEMBERED ]: 'yes' }
		);
		await use( context );
	},

	publish: async ( { site }, use ) => {
		await use( publisher( site ) );
	},
} );
