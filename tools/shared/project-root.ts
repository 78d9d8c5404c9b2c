import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Absolute folder of this repository. Found from the working folder, because jest runs these files as CommonJS, which has no
 * `import.meta`.
 */
export const projectRoot = findRoot( process.cwd() );

function findRoot( folder: string ): string {
	if ( isRoot( folder ) ) {
		return folder;
	}
	const parent = dirname( folder );
	if ( parent === folder ) {
		throw new Error( 'Run this inside the Programs Filter repository.' );
	}
	return findRoot( parent );
}

function isRoot( folder: string ): boolean {
	const file = join( folder, 'package.json' );
	if ( ! existsSync( file ) ) {
		return false;
	}
	const { name } = JSON.parse( readFileSync( file, 'utf8' ) ) as {
		name?: string;
	};
	return name === 'programs-filter';
}
