import {
	combination,
	otherCombinations,
} from '../../tests/integration/matrix.ts';
import { ensureBuild } from '../build/ensure.ts';
import { run } from '../steps/run.ts';
import { type Counts, judge } from './counts.ts';
import { runEngines } from './engines.ts';
import { runJest } from './jest.ts';
import { runMatrix } from './matrix.ts';
import { runPlaywright } from './playwright.ts';

/**
 * Runs a suite.
 *
 * @param args What follows the suite's name on the command line, for the suite's own runner.
 */
export type Suite = ( args: readonly string[] ) => Promise< Counts >;

/**
 * Type check: it counts as one test.
 */
const types: Suite = async () => {
	const code = await run( 'tsc', [ '--noEmit' ] );
	return judge( { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 }, code );
};

const unit: Suite = ( args ) => runJest( 'unit', args );

const integration: Suite = async ( args ) => {
	await ensureBuild();
	return runMatrix( [ combination() ], args );
};

/**
 * The integration tests on all other combinations. Not part of `npm test`: nobody should wait for it after each change.
 */
const matrix: Suite = async ( args ) => {
	await ensureBuild();
	return runMatrix( otherCombinations(), args );
};

/**
 * What `npm run zip` makes, installed in a WordPress of its own.
 */
const zip: Suite = ( args ) =>
	runJest( 'zip', [ '--config', 'tests/zip/jest.config.ts', ...args ] );

const e2e: Suite = async ( args ) => {
	await ensureBuild();
	return runPlaywright( 'listing', args );
};

const editor: Suite = async ( args ) => {
	await ensureBuild();
	return runPlaywright( 'editor', args );
};

/**
 * The public page in Firefox and WebKit, where they can be had.
 */
const engines: Suite = async ( args ) => {
	await ensureBuild();
	return runEngines( args );
};

/** Those of `npm test`. */
export const suites: Readonly< Record< string, Suite > > = {
	types,
	unit,
	integration,
	zip,
	e2e,
	editor,
	engines,
};

/** Those that run only when they are named. */
export const others: Readonly< Record< string, Suite > > = { matrix };
