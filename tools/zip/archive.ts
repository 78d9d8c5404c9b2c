import { readFileSync } from 'node:fs';
import path from 'node:path';

import AdmZip from 'adm-zip';

import { projectRoot } from '../project-root.ts';

/** The same in every archive, so that the same files make the same bytes. The format knows no earlier one. */
const TIME = new Date( 1980, 0, 1 );
const MODE = 0o644;

/**
 * @param files  Paths from the project's folder.
 * @param folder The one folder that holds them in the archive.
 * @return A zip.
 */
export function archive( files: readonly string[], folder: string ): Buffer {
	const zip = new AdmZip();
	for ( const file of [ ...files ].sort() ) {
		const content = readFileSync( path.join( projectRoot, file ) );
		const entry = zip.addFile( `${ folder }/${ file }`, content, '', MODE );
		entry.header.time = TIME;
	}
	return zip.toBuffer();
}
