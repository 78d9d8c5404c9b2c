/**
 * `npm run demo`: a WordPress with the plugin and example content.
 */
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { ensureBuild } from '../tools/shared/build/ensure.ts';
import { startWordPress } from '../tools/shared/site/index.ts';
import { findPhp } from '../tools/shared/site/native/sqlite.ts';
import { USUAL_PHP } from '../tools/shared/versions.ts';
import { projectRoot } from '../tools/shared/project-root.ts';
import { getWordPress } from '../tools/shared/wordpress/index.ts';
import { branchOf } from '../tools/shared/wordpress/branch-of.ts';
import { CONTENT_MOUNT, pages, seed } from './example-content.ts';
import { dataFolder } from './data-folder.ts';
import { freePort } from '../tools/shared/process/free-port.ts';
import { type DemoOptions, demoOptions } from './options.ts';

const report = ( line: string ) => console.log( line );

try {
	await serve( demoOptions() );
} catch ( error ) {
	console.error( error instanceof Error ? error.message : error );
	process.exit( 1 );
}

async function serve( options: DemoOptions ): Promise< void > {
	await ensureBuild();
	const core = await getWordPress( options.version, report );
	const branch = branchOf( core ) ?? options.version;
	const machine = options.php === undefined ? await findPhp() : undefined;
	const php = options.php ?? machine?.version ?? USUAL_PHP;
	const folder = dataFolder(
		machine ? `${ branch }-php` : branch,
		options.reset
	);
	const wordPress = await startWordPress( {
		version: options.version,
		php,
		...( machine && { phpProgram: machine.program } ),
		port: await freePort( options.port ),
		siteDir: folder,
		mounts: [ CONTENT_MOUNT, ...options.mounts ],
		workers: Math.min( Math.max( availableParallelism(), 2 ), 4 ),
		report,
	} );
	stopOnSignal( wordPress.stop );
	await seed( wordPress, folder, report );

	const rows = ( await pages( wordPress ) ).map( ( { title, url } ) => [
		title,
		url,
	] );
	rows.push( [
		'Admin',
		`${ wordPress.url }/wp-admin/   user: admin   password: password`,
	] );
	const width = Math.max( ...rows.map( ( [ title = '' ] ) => title.length ) );
	console.log(
		`\nWordPress ${ branch } on PHP ${ php } ${ machine ? 'of this machine' : '(WebAssembly)' } is ready:\n`
	);
	for ( const [ title = '', address ] of rows ) {
		console.log( `  ${ title.padEnd( width ) }  ${ address }` );
	}
	console.log(
		`\nIts data stays in ${ relative( projectRoot, folder ) } (npm run demo -- --reset forgets it). Ctrl-C stops it.`
	);
}

/** Ctrl-C, which npm passes on once more, and the end of npm, which reaches this process by `exec` in package.json. */
function stopOnSignal( stop: () => Promise< void > ): void {
	let isStopping = false;
	for ( const signal of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) {
		process.on( signal, () => {
			if ( ! isStopping ) {
				isStopping = true;
				console.log( '\nStopping …' );
				void stop().finally( () => process.exit( 0 ) );
			}
		} );
	}
}
