import { combination, otherCombinations } from '../shared/combinations.ts';
import { type Counts, judge } from './counts.ts';
import { runEngines } from './engines.ts';
import { runIntegration } from './integration.ts';
import { runJest } from './jest.ts';
import { runMatrix } from './matrix.ts';
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
	/** Whether it keeps a machine with two cores busy by itself. */
	isLarge: boolean;
}

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
	isLarge: false,
};

const unit: Suite = {
	run: ( args, run ) => runJest( 'unit', args, run ),
	needsBuild: false,
	isLarge: false,
};

const integration: Suite = {
	run: ( args, run ) => runIntegration( combination(), args, run ),
	needsBuild: true,
	isLarge: false,
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
	isLarge: false,
};

const editor: Suite = {
	run: ( args, run ) => runPlaywright( 'editor', args, run ),
	needsBuild: true,
	isLarge: false,
};

const e2e: Suite = {
	run: ( args, run ) => runPlaywright( 'listing', args, run ),
	needsBuild: true,
	isLarge: true,
};

/** The public page in Firefox and WebKit, where they can be had. */
const engines: Suite = {
	run: runEngines,
	needsBuild: true,
	isLarge: true,
};

/** The integration tests on all other combinations. Not part of `npm test`: nobody should wait for it after each change. */
const matrix: Suite = {
	run: ( args ) => runMatrix( otherCombinations(), args ),
	needsBuild: true,
	isLarge: true,
};

/** Those of `npm test`. Of two that run side by side the longest begins. */
export const suites: Readonly< Record< string, Suite > > = {
	editor,
	integration,
	zip,
	unit,
	types,
	e2e,
	engines,
};

/** Those that run only when they are named. */
export const others: Readonly< Record< string, Suite > > = { matrix };
