import { parseArgs } from 'node:util';

import { capture } from '../tools/shared/process/capture.ts';
import { projectRoot } from '../tools/shared/project-root.ts';

/** The plugin of a checkout. */
export interface Version {
	id: string;
	/** Name in tables. */
	name: string;
	/** Folder of the checkout, which has a build. */
	folder: string;
}

/** What the command line asks for. */
export interface Options {
	/** Small sizes and few rounds: it shows that the benchmark works, and its figures mean nothing. */
	short: boolean;
	/** Numbers of programs or cards, and of rounds, instead of those of each part. */
	sizes: number[] | undefined;
	rounds: number | undefined;
	/** This checkout first, then those that are compared with it. */
	versions: readonly [ Version, ...Version[] ];
	/** Whether the tables are written into docs/performance.md. */
	writeDocs: boolean;
	/** Which parts; none for all. */
	parts: string[];
}

/** Commit of a checkout; with "+" when files of the plugin have been changed since. */
export async function commitOf( folder: string ): Promise< string > {
	const git = ( ...args: string[] ): Promise< string > =>
		capture( 'git', args, folder );
	const changed = await git(
		'status',
		'--porcelain',
		'--untracked-files=no',
		'--',
		'src',
		'includes'
	);

	return (
		( await git( 'rev-parse', '--short=8', 'HEAD' ) ).trim() +
		( changed === '' ? '' : '+' )
	);
}

/**
 * Reads the command line.
 *
 * @param args Arguments.
 */
export async function readOptions(
	args: readonly string[]
): Promise< Options > {
	const { values, positionals } = parseArgs( {
		args: [ ...args ],
		allowPositionals: true,
		options: {
			short: { type: 'boolean', default: false },
			sizes: { type: 'string' },
			rounds: { type: 'string' },
			compare: { type: 'string', multiple: true, default: [] },
			'write-docs': { type: 'boolean', default: false },
		},
	} );
	const own: Version = {
		id: 'ours',
		name: '**Programs Filter**',
		folder: projectRoot,
	};
	const others = values.compare.map(
		async ( folder, index ): Promise< Version > => ( {
			id: `ours-${ index + 1 }`,
			name: `the same at ${ await commitOf( folder ) }`,
			folder,
		} )
	);

	return {
		short: values.short,
		sizes: values.sizes?.split( ',' ).map( Number ),
		rounds:
			values.rounds === undefined ? undefined : Number( values.rounds ),
		versions: [ own, ...( await Promise.all( others ) ) ],
		writeDocs: values[ 'write-docs' ],
		parts: positionals,
	};
}
