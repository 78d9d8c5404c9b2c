import { join, relative } from 'node:path';

import { combination } from '../shared/combinations.ts';
import { installPackages } from '../shared/composer.ts';
import { phpText } from '../shared/php-code.ts';
import { projectRoot } from '../shared/project-root.ts';
import { type Mount, startWordPress } from '../shared/site/index.ts';
import { PHP_SETTINGS } from '../shared/site/native/php-server.ts';
import { PHP_PROGRAM } from '../shared/site/native/programs.ts';
import { type Counts, judge } from './counts.ts';
import { failure } from './failure.ts';
import { type Runner, withReport } from './runner.ts';

const mount = ( name: string ): Mount => ( {
	hostPath: join( projectRoot, name ),
	vfsPath: join( projectRoot, name ),
} );

/** What PHPUnit reads and writes. */
const MOUNTS = [
	'vendor',
	'phpunit.xml.dist',
	'tests',
	'docs',
	'demo/content',
	'.cache/test',
].map( mount );

/**
 * Runs PHPUnit in a WordPress of its own: with this machine's PHP and MariaDB, or in Playground. Composer installs it: without Composer it is skipped.
 *
 * @param args   For PHPUnit.
 * @param run    Runs it.
 * @param tested What it runs on; default what the environment names.
 */
export async function runPhpUnit(
	args: readonly string[],
	run: Runner,
	tested = combination()
): Promise< Counts > {
	const isInstalled = await installPackages().catch( ( error: unknown ) => {
		// Where MariaDB is asked for, PHP is, too.
		if (
			process.env.DATABASE === 'mariadb' ||
			( error as NodeJS.ErrnoException ).code !== 'ENOENT'
		) {
			throw error;
		}
	} );
	if ( isInstalled === undefined ) {
		console.log(
			'skipped: Composer, which installs PHPUnit, is not here (https://getcomposer.org).'
		);
		return { passed: 0, failed: 0, skipped: 1 };
	}
	if ( ! isInstalled ) {
		throw new Error( 'Composer could not install PHPUnit.' );
	}
	const name = `php-${ tested.version }-${ tested.php }-${ tested.database }.xml`;
	const { code, report } = await withReport( name, async ( file ) => {
		const site = await startWordPress( { ...tested, mounts: MOUNTS } );
		const all = [ 'vendor/bin/phpunit', '--log-junit', file, ...args ];
		try {
			if ( tested.database === 'mariadb' ) {
				return await run( PHP_PROGRAM, [ ...PHP_SETTINGS, ...all ], {
					WP_CORE_DIR: await site.runPhp( 'echo ABSPATH;' ),
				} );
			}
			console.log( await site.runPhp( inside( all ) ) );
			return 0;
		} finally {
			await site.stop();
		}
	} );
	return judge(
		report === undefined ? undefined : await countsOf( report ),
		code
	);
}

/** PHP that runs PHPUnit inside of WordPress. */
const inside = ( args: readonly string[] ): string => `
chdir( ${ phpText( projectRoot ) } );
$_SERVER['argv'] = array( ${ args.map( phpText ).join( ', ' ) } );
require 'vendor/autoload.php';
PHPUnit\\TextUI\\Command::main( false );`;

/** What a report in JUnit's format says. */
export async function countsOf( xml: string ): Promise< Counts > {
	// It takes half a second to load.
	const { JSDOM } = await import( 'jsdom' );
	const { document } = new JSDOM( xml, { contentType: 'text/xml' } ).window;
	const count = ( selector: string ) =>
		document.querySelectorAll( selector ).length;
	const failed = [
		...document.querySelectorAll(
			'testcase > failure, testcase > error, testcase > warning'
		),
	];
	const skipped = count( 'testcase > skipped' );
	return {
		passed: count( 'testcase' ) - failed.length - skipped,
		failed: failed.length,
		skipped,
		failures: failed.map( ( { parentElement: test, textContent } ) => {
			const file = relative(
				projectRoot,
				test?.getAttribute( 'file' ) ?? ''
			);
			return failure(
				`${ file } › ${ test?.getAttribute( 'name' ) }`,
				// Below the name of the test.
				textContent.replace( /^.*\n/, '' )
			);
		} ),
	};
}
