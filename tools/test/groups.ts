import { suites } from './suites.ts';

/** What a contributor's change can break, the longest first. */
const USUAL = [ 'editor', 'e2e', 'integration', 'php', 'unit', 'types' ];

const LINTERS = [ 'lint:js', 'lint:css', 'lint:format' ];
const INSIDE = [
	'integration',
	'php',
	'unit',
	...LINTERS,
	'lint:php',
	'types',
];
const BROWSERS = [ 'editor', 'e2e', 'php-oldest', 'zip-smoke' ];

/** Parts of other suites. */
const PARTS = [ 'php-oldest', 'zip-smoke' ];

/** Names of suites that run together, by the argument of tools/test/index.ts. */
export const groups: Readonly< Record< string, readonly string[] > > = {
	usual: USUAL,
	lint: LINTERS,
	/** What guards the main branch. */
	ci: [ ...BROWSERS, ...INSIDE ],
	/** Its two lanes. */
	'ci-inside': INSIDE,
	'ci-browsers': BROWSERS,
	/** What runs each night, and before a release. */
	all: Object.keys( suites ).filter( ( name ) => ! PARTS.includes( name ) ),
};
