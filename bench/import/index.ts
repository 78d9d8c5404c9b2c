/** Rows, tried, imported, killed again and again meanwhile, and imported once more. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { projectRoot } from '../../tools/shared/project-root.ts';
import type { Options } from '../options.ts';
import { table, type Tables } from '../report.ts';
import { program, startStack } from '../stack/index.ts';

/** Programs that are there before. */
const PROGRAMS = 100;
/** Each so many parts one is killed. */
const KILL_EVERY = 3;
/** Time that a part has at most before it is killed: it would take four seconds. */
const KILL_WITHIN = 3500;
const MB = 1024 * 1024;

interface Part {
	state: string;
	seconds: number;
	memory: number;
}

interface Upload {
	seconds: number;
	queries: number;
}

interface Run {
	name: string;
	upload?: Upload | undefined;
	parts: Part[];
	kills: number;
	seconds: number;
	programs: number;
	titles: number;
	lines: number;
}

/**
 * Calls a function of import.php in a process of its own.
 *
 * @param root      Folder of WordPress.
 * @param call      Function and arguments.
 * @param killAfter Milliseconds after which the process is killed; 0 for never.
 * @return Its answer; undefined when it was killed before.
 */
async function callPhp< Answer >(
	root: string,
	call: readonly ( string | number )[],
	killAfter = 0
): Promise< Answer | undefined > {
	const script = join( projectRoot, 'bench', 'import', 'import.php' );
	try {
		const { stdout } = await promisify( execFile )(
			program( 'php-cli' ),
			[ '-d', 'memory_limit=256M', script, root, ...call.map( String ) ],
			{
				env: { ...process.env, PROGRAMS: String( PROGRAMS ) },
				timeout: killAfter,
				killSignal: 'SIGKILL',
			}
		);
		return JSON.parse(
			stdout.trim().split( '\n' ).at( -1 ) ?? ''
		) as Answer;
	} catch ( error ) {
		if ( ( error as { killed?: boolean } ).killed ) {
			return undefined;
		}
		throw error;
	}
}

/** Parts until all rows are done. */
async function run(
	root: string,
	rows: number,
	name: string,
	step: 'check' | 'import'
): Promise< Run > {
	const upload = await callPhp< Upload >( root, [ 'begin', rows, step ] );
	const parts: Part[] = [];
	let kills = 0;
	const start = performance.now();
	for ( let number = 1; parts.at( -1 )?.state !== 'done'; number++ ) {
		const part = await callPhp< Part >(
			root,
			[ 'part' ],
			number % KILL_EVERY === 0
				? 300 + ( ( number * 617 ) % ( KILL_WITHIN - 300 ) )
				: 0
		);
		kills += part ? 0 : 1;
		parts.push( ...( part ? [ part ] : [] ) );
	}
	const seconds = ( performance.now() - start ) / 1000;
	const outcome = await callPhp<
		Pick< Run, 'programs' | 'titles' | 'lines' >
	>( root, [ 'verify' ] );
	const { programs = 0, titles = 0, lines = 0 } = outcome ?? {};
	if (
		lines !== rows ||
		programs !== titles ||
		programs !== ( step === 'import' ? rows : 0 )
	) {
		throw new Error(
			`${ name }: ${ rows } rows, ${ lines } in the log, ${ programs } programs with ${ titles } titles.`
		);
	}

	return { name, upload, parts, kills, seconds, programs, titles, lines };
}

/** `npm run bench import` */
export async function measureImport( {
	short,
	versions: [ version ],
}: Options ): Promise< Tables > {
	const rows = short ? 300 : 5000;
	const stack = await startStack( [ version ], [ PROGRAMS ] );
	try {
		const runs = [
			await run( stack.root, rows, 'dry run', 'check' ),
			await run( stack.root, rows, 'import', 'import' ),
			await run( stack.root, rows, 'the same file again', 'import' ),
		];

		return {
			rows: table(
				[
					`${ rows } rows, none lost, none twice`,
					'upload, s',
					'its queries',
					'seconds',
					'rows a second',
					'longest part, s',
					'memory at the peak, MB',
					'killed',
				],
				runs.map( ( { name, upload, parts, kills, seconds } ) => [
					name,
					( upload?.seconds ?? 0 ).toFixed( 1 ),
					String( upload?.queries ?? 0 ),
					seconds.toFixed( 0 ),
					( rows / seconds ).toFixed( 0 ),
					Math.max(
						...parts.map( ( part ) => part.seconds )
					).toFixed( 1 ),
					(
						Math.max( ...parts.map( ( { memory } ) => memory ) ) /
						MB
					).toFixed( 0 ),
					String( kills ),
				] )
			),
		};
	} finally {
		await stack.stop();
	}
}
