import {
	combination,
	combinationsOfDates,
	otherCombinations,
} from '../shared/combinations.ts';
import { type Counts, judge } from './counts.ts';
import { runCompat } from './compat.ts';
import { runEngines } from './engines.ts';
import { runIntegration } from './integration.ts';
import { runJest } from './jest.ts';
import { runPlaywright } from './playwright.ts';
import type { Runner } from './runner.ts';

/** A suite. */
export interface Suite {
	/**
	 * Runs it.
	 *
	 * @param args What follows the suite's name on the command line, for the suite's own runner.
	 * @param run  Runs that.
	 */
	run: ( args: readonly string[], run: Runner ) => Promise< Counts >;
	/** Whether it reads build/. */
	needsBuild: boolean;
	/** What keeps its runner to about one core, where another suite runs beside it. */
	besideOthers?: readonly string[];
}

type Suites = Readonly< Record< string, Suite > >;

/** Type check: it counts as one test. */
const types: Suite = {
	run: async ( args, run ) => {
		const code = await run( 'tsc', [
			'--noEmit',
			'--incremental',
			'--tsBuildInfoFile',
			'.cache/test/types.tsbuildinfo',
			...args,
		] );
		return judge(
			{ passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 },
			code
		);
	},
	needsBuild: false,
};

const unit: Suite = {
	run: ( args, run ) => runJest( 'unit', args, run ),
	needsBuild: false,
	besideOthers: [ '--maxWorkers=1' ],
};

const integration: Suite = {
	run: ( args, run ) => runIntegration( combination(), args, run ),
	needsBuild: true,
};

/** What `npm run zip` makes, installed in a WordPress of its own. */
const zip: Suite = {
	run: ( args, run ) =>
		runJest(
			'zip',
			[ '--config', 'tests/zip/jest.config.ts', ...args ],
			run
		),
	needsBuild: true,
};

const ONE_WORKER = [ '--workers=1' ];

/** The block in the editor, on the newest WordPress. */
const editor: Suite = {
	run: ( args, run ) =>
		runPlaywright( 'editor', [ '--project=newest', ...args ], run ),
	needsBuild: true,
};

/** What differs between versions of the editor, on the oldest WordPress. */
const editorOldest: Suite = {
	run: ( args, run ) =>
		runPlaywright(
			'editor',
			[ '--project=oldest', ...args ],
			run,
			'editor-oldest'
		),
	needsBuild: true,
};

const e2e: Suite = {
	run: ( args, run ) => runPlaywright( 'listing', args, run ),
	needsBuild: true,
	besideOthers: ONE_WORKER,
};

/** The public page in Firefox and WebKit, where they can be had. */
const engines: Suite = {
	run: runEngines,
	needsBuild: true,
	besideOthers: ONE_WORKER,
};

/** Beside releases of others, where they can be had: it builds once it knows that one is. */
const compat: Suite = { run: runCompat, needsBuild: false };

/** Those that run only when they are named. */
export const named: Suites = { compat };

/** Those of `npm test`, the longest first. */
export const suites: Suites = {
	editor,
	e2e,
	integration,
	unit,
	types,
};

/** The integration tests on all other combinations. */
export const combinations: Suites = Object.fromEntries(
	otherCombinations().map( ( other ): [ string, Suite ] => [
		`WordPress ${ other.version }, PHP ${ other.php }`,
		{
			run: ( args, run ) => runIntegration( other, args, run ),
			needsBuild: true,
		},
	] )
);

/** The dates of programs on the other versions of PHP. */
const dates: Suites = Object.fromEntries(
	combinationsOfDates().map( ( other ): [ string, Suite ] => [
		`dates, PHP ${ other.php }`,
		{
			run: ( args, run ) =>
				runIntegration( other, [ 'dates.test', ...args ], run ),
			needsBuild: true,
		},
	] )
);

/** Those of `npm run test:matrix`: nobody should wait for them after each change. */
export const matrix: Suites = {
	'editor-oldest': editorOldest,
	...combinations,
	...dates,
	engines,
	zip,
};
