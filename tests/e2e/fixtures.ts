import { test as base } from '@playwright/test';

import { announcedSite, type Site } from '../announced-site.ts';
import { expectNoAxeViolations } from './axe.ts';
import { expectNoProblems } from './problems.ts';

export { expect } from '@playwright/test';

interface Fixtures {
	/** Problems that a test brings about itself: `test.use( { expectedProblems: [ /favicon/ ] } )`. */
	expectedProblems: readonly RegExp[];
	/** The WordPress that the page comes from. */
	site: Site;
	/** Checks the page as it is now; a selector narrows it to a part. */
	checkAccessibility: ( selector?: string ) => Promise< void >;
	/** Every test fails when PHP logged something meanwhile. */
	quietPhp: undefined;
}

/**
 * Playwright's test, on the suite's WordPress. It fails when the browser or PHP reported a problem, even if every expectation held.
 */
export const test = base.extend< Fixtures >( {
	expectedProblems: [ [], { option: true } ],

	site: async ( {}, use ) => {
		await use( announcedSite() );
	},

	baseURL: async ( { site }, use ) => {
		await use( site.url );
	},

	context: async ( { context, expectedProblems }, use ) => {
		await expectNoProblems( context, expectedProblems, () =>
			use( context )
		);
	},

	quietPhp: [
		async ( { site }, use ) => {
			const before = await site.phpLog();
			await use( undefined );
			const after = await site.phpLog();
			base.expect( after.slice( before.length ), 'what PHP logged' ).toBe(
				''
			);
		},
		{ auto: true },
	],

	checkAccessibility: async ( { page }, use ) => {
		await use( ( selector ) => expectNoAxeViolations( page, selector ) );
	},
} );
