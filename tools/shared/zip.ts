import { globSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';

import { ensureBuild } from './build/ensure.ts';
import { capture } from './process/capture.ts';
import { projectRoot } from './project-root.ts';

/** Name of the plugin's folder, and of its zip. */
export const SLUG = 'programs-filter';

/** Where the zip is. */
export const ZIP = join( projectRoot, `dist/${ SLUG }.zip` );

const git = ( ...args: string[] ): Promise< string > =>
	capture( 'git', args, projectRoot );

/**
 * Makes the plugin as WordPress installs it: what git tracks and .gitattributes does not ignore, as it is in this folder, and build/. Git dates all files
 * by their commit, or by now where something was changed since.
 *
 * @throws {Error} When the build fails, or this is no git clone.
 */
export async function makeZip(): Promise< void > {
	await ensureBuild();
	await mkdir( dirname( ZIP ), { recursive: true } );
	const changed = await git(
		'-c',
		`user.name=${ SLUG }`,
		'-c',
		'user.email=',
		'stash',
		'create'
	);
	const built = globSync( 'build/**/*.*', { cwd: projectRoot } )
		.map( ( file ) => file.replaceAll( sep, '/' ) )
		.sort()
		.flatMap( ( file ) => [
			`--prefix=${ SLUG }/${ dirname( file ) }/`,
			`--add-file=${ file }`,
		] );
	await git(
		'archive',
		'--format=zip',
		`--output=${ ZIP }`,
		...built,
		`--prefix=${ SLUG }/`,
		changed.trim() || 'HEAD'
	);
}
