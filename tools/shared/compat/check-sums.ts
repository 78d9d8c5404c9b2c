import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What wordpress.org publishes about a release of a plugin: a sum, or some that are all right, for each file. */
interface Sums {
	files: Record< string, { sha256: string | string[] } >;
}

/**
 * Compares files with the sums that wordpress.org publishes.
 *
 * @param folder Of the plugin.
 * @param sums   Their JSON.
 * @throws {Error} Naming the first file that is another.
 */
export async function checkSums(
	folder: string,
	sums: unknown
): Promise< void > {
	for ( const [ name, { sha256 } ] of Object.entries(
		( sums as Sums ).files
	) ) {
		const sum = createHash( 'sha256' )
			.update( await readFile( join( folder, name ) ) )
			.digest( 'hex' );
		if ( ! [ sha256 ].flat().includes( sum ) ) {
			throw new Error( `${ name } is not the file of wordpress.org` );
		}
	}
}
