import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import AdmZip from 'adm-zip';

const MODE = 0o644;

/**
 * @param root   Folder of the files.
 * @param files  Paths from there.
 * @param folder The one folder that holds them in the archive.
 * @param time   Date of every file.
 * @return A zip: the same bytes for the same files and time, wherever it is made.
 */
export function archive(
	root: string,
	files: readonly string[],
	folder: string,
	time: Date
): Buffer {
	const zip = new AdmZip();
	for ( const file of [ ...files ].sort() ) {
		const content = readFileSync( join( root, file ) );
		const entry = zip.addFile( `${ folder }/${ file }`, content, '', MODE );
		// Not through `time`, which reads the date by the clock of this machine's time zone.
		Object.assign( entry.header, { timeval: timeValue( time ) } );
	}
	return zip.toBuffer();
}

/** A date as the format has it, which knows no time zones: here it is universal time. Two seconds are its smallest step. */
function timeValue( time: Date ): number {
	const date =
		( time.getUTCFullYear() - 1980 ) * 2 ** 9 +
		( time.getUTCMonth() + 1 ) * 2 ** 5 +
		time.getUTCDate();
	const clock =
		time.getUTCHours() * 2 ** 11 +
		time.getUTCMinutes() * 2 ** 5 +
		Math.floor( time.getUTCSeconds() / 2 );
	return date * 2 ** 16 + clock;
}
