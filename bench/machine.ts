import { cpus, platform, release, totalmem } from 'node:os';

import { capture } from '../tools/shared/process/capture.ts';
import { projectRoot } from '../tools/shared/project-root.ts';

/** Where and of what a result was made. */
export interface Machine {
	/** Model of the processor and number of cores. */
	processor: string;
	/** Memory in GB. */
	memory: number;
	system: string;
	node: string;
	/** Commit; with "+" when files had been changed since. */
	commit: string;
	/** Day of the run, ISO 8601. */
	date: string;
}

/** This machine, now. */
export async function machine(): Promise< Machine > {
	return {
		processor: `${ cpus()[ 0 ]?.model.trim() ?? 'unknown' }, ${ cpus().length } cores`,
		memory: Math.round( totalmem() / 1024 ** 3 ),
		system: `${ platform() } ${ release() }`,
		node: process.version,
		commit: await commit(),
		date: new Date().toISOString().slice( 0, 10 ),
	};
}

async function commit(): Promise< string > {
	try {
		const git = ( ...args: string[] ): Promise< string > =>
			capture( 'git', args, projectRoot );
		const name = ( await git( 'rev-parse', '--short', 'HEAD' ) ).trim();
		const changed = await git(
			'status',
			'--porcelain',
			'--untracked-files=no',
			'--',
			'src',
			'includes',
			'bench',
			'tools'
		);
		return name + ( changed === '' ? '' : '+' );
	} catch {
		// An unpacked archive has no history.
		return 'unknown';
	}
}
