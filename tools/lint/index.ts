/**
 * `npm run lint`: everything that needs only Node. The package scripts
 * lint:types, lint:js, lint:css and lint:format run one part each.
 */

import { installBenchmark } from '../setup/install.mjs';
import { runSteps } from '../shared/process/sequence.ts';

const parts = {
	types: [ 'tsc', '--noEmit' ],
	'types:bench': [ 'tsc', '--noEmit', '--project', 'bench' ],
	js: [ 'wp-scripts', 'lint-js', '--max-warnings', '0' ],
	css: [ 'stylelint', '**/*.css', '--max-warnings', '0' ],
	format: [ 'prettier', '--check', '.' ],
} as const;

const only = process.argv[ 2 ];
const steps = Object.entries( parts )
	.filter(
		( [ part ] ) => only === undefined || part.split( ':' )[ 0 ] === only
	)
	.map( ( [ part, [ command, ...args ] ] ) => ( {
		name: `lint:${ part }`,
		command,
		args,
	} ) );

// The types of its rivals.
await installBenchmark();
process.exitCode = ( await runSteps( steps ) ) ? 0 : 1;
