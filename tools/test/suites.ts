import {
	type Combination,
	combination,
	OLDEST,
	PAIRS,
	pairsOfDates,
} from '../shared/combinations.ts';
import { type EngineName, findPrograms } from '../shared/engines/programs.ts';
import { pluginCheck, SKIPPED } from '../shared/plugin-check.ts';
import { runCompat } from './compat.ts';
import { type Counts, judge } from './counts.ts';
import { runJest } from './jest.ts';
import { runPhpUnit } from './phpunit.ts';
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
	needsBuild?: true;
	/** Whether it runs on the database that was chosen; other suites have their own. */
	choosesDatabase?: true;
	/** What keeps its runner to about one core, where another suite runs beside it. */
	besideOthers?: readonly string[];
}

/** A program that passes or fails as a whole: it counts as one test. */
const program = ( command: string, ...fixed: string[] ): Suite => ( {
	run: async ( args, run ) => {
		const code = await run( command, [ ...fixed, ...args ] );
		return judge(
			{ passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 },
			code
		);
	},
} );

/** A suite that cannot run here, and says why. */
const skip = ( reason: string ): Counts => {
	console.log( reason );
	return { passed: 0, failed: 0, skipped: 1 };
};

const INTEGRATION = [ '--config', 'tests/integration/jest.config.ts' ];

/**
 * The integration tests.
 *
 * @param tested What they run on; default what the environment names.
 */
const integration = ( tested?: Combination ): Suite => ( {
	run: ( args, run ) => {
		const { version, php, database } = tested ?? combination();
		return runJest(
			`integration-${ version }-${ php }-${ database }`,
			[ ...INTEGRATION, ...args ],
			run,
			{ WP: version, PHP: php, DATABASE: database }
		);
	},
	needsBuild: true,
	...( tested === undefined && { choosesDatabase: true } ),
} );

/**
 * The tests of PHP.
 *
 * @param tested What they run on; default what the environment names.
 * @param fixed  For PHPUnit.
 */
const phpUnit = ( tested?: Combination, ...fixed: string[] ): Suite => ( {
	run: ( args, run ) => runPhpUnit( [ ...fixed, ...args ], run, tested ),
	needsBuild: true,
} );

/** A suite for each of some pairs of WordPress and PHP, in Playground. */
const onPairs = (
	prefix: string,
	pairs: readonly Combination[],
	suite: ( pair: Combination ) => Suite
): Record< string, Suite > =>
	Object.fromEntries(
		pairs.map( ( pair ) => [
			`${ prefix }wp-${ pair.version }-php-${ pair.php }`,
			suite( pair ),
		] )
	);

const zip = ( ...files: string[] ): Suite => ( {
	run: ( args, run ) =>
		runJest(
			'zip',
			[ '--config', 'tests/zip/jest.config.ts', ...files, ...args ],
			run
		),
	needsBuild: true,
} );

const engine = ( name: EngineName ): Suite => ( {
	run: async ( args, run ) => {
		const programs = await findPrograms( name );
		return typeof programs === 'string'
			? skip( programs )
			: runPlaywright(
					'engines',
					[ `--project=${ name }`, ...args ],
					run,
					name
				);
	},
	needsBuild: true,
	choosesDatabase: true,
	besideOthers: [ '--workers=1' ],
} );

/** The block in the editor; on the oldest WordPress what differs between versions. */
const editor = ( project: 'newest' | 'oldest', report: string ): Suite => ( {
	run: ( args, run ) =>
		runPlaywright(
			'editor',
			[ `--project=${ project }`, ...args ],
			run,
			report
		),
	needsBuild: true,
	choosesDatabase: true,
} );

/** Every suite, by name. */
export const suites: Readonly< Record< string, Suite > > = {
	editor: editor( 'newest', 'editor' ),
	'editor-oldest': editor( 'oldest', 'editor-oldest' ),
	/** The public page in Chromium. */
	e2e: {
		run: ( args, run ) => runPlaywright( 'listing', args, run ),
		needsBuild: true,
		choosesDatabase: true,
		besideOthers: [ '--workers=1' ],
	},
	/** The PHP, in PHP. */
	php: { ...phpUnit(), choosesDatabase: true },
	'php-oldest': phpUnit( OLDEST, '--group=contract' ),
	/** What needs requests to a real WordPress. */
	integration: integration(),
	...onPairs( '', PAIRS, integration ),
	...onPairs( 'php-', PAIRS, phpUnit ),
	...onPairs( 'dates-', pairsOfDates(), ( pair ) =>
		phpUnit( pair, '--filter=Dates' )
	),
	firefox: engine( 'firefox' ),
	webkit: engine( 'webkit' ),
	/** What `npm run zip` makes, installed in a WordPress of its own; on one site, and in a network. */
	zip: zip(),
	'zip-smoke': zip( 'zip/zip.test' ),
	unit: {
		run: ( args, run ) => runJest( 'unit', args, run ),
		besideOthers: [ '--maxWorkers=1' ],
	},
	types: program(
		'tsc',
		'--incremental',
		'--tsBuildInfoFile',
		'.cache/test/types.tsbuildinfo'
	),
	'lint:js': program( 'wp-scripts', 'lint-js', '--max-warnings', '0' ),
	'lint:css': program( 'stylelint', '**/*.css', '--max-warnings', '0' ),
	'lint:format': program( 'prettier', '--check', '.' ),
	'lint:php': program( 'node', 'tools/lint/php/index.ts' ),
	/** Plugin Check, where its release is there. */
	'lint:plugin': {
		run: async ( args, run ) =>
			pluginCheck() === undefined
				? skip( SKIPPED )
				: program( 'node', 'tools/lint/plugin/index.ts' ).run(
						args,
						run
					),
		needsBuild: true,
	},
	/** Beside releases of others, where they can be had. */
	compat: { run: runCompat, needsBuild: true, choosesDatabase: true },
};
