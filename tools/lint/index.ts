/**
 * `npm run lint`: everything that needs only Node, except the types, which `npm test` checks. The package scripts
 * lint:js, lint:css and lint:format run one part each.
 */

import { runSteps } from '../shared/process/sequence.ts';

const parts = {
	bench: [ 'tsc', '--noEmit', '--project', 'bench' ],
	js: [ 'wp-scripts', 'lint-js', '--max-warnings', '0' ],
	css: [ 'stylelint', '**/*.css', '--max-warnings', '0' ],
	format: [ 'prettier', '--check', '.' ],
} as const;

const only = process.argv[ 2 ];
const steps = Object.entries( parts )
	.filter( ( [ part ] ) => only === undefined || only === part )
	.map( ( [ part, [ command, ...args ] ] ) => ( {
		name: `lint:${ part }`,
		command,
		args,
	} ) );

process.exitCode = ( await runSteps( steps ) ) ? 0 : 1;
