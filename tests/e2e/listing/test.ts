import { test as base } from '../fixtures.ts';
import { publisher, type Publish } from './publish.ts';

export { expect } from '../fixtures.ts';

interface Fixtures {
	/** Publishes blocks as a post, which no menu lists, and gives its path. */
	publish: Publish;
}

/**
 * Tests of the public page. `extraHTTPHeaders` bring it into a state of states-of-tests.php.
 */
export const test = base.extend< Fixtures >( {
	publish: async ( { site }, use ) => {
		await use( publisher( site ) );
	},
} );
