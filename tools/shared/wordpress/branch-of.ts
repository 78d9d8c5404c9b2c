import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Branch of the WordPress in a folder ("7.1" for 7.1.4), or undefined when there is none.
 */
export function branchOf( folder: string ): string | undefined {
	const file = join( folder, 'wp-includes', 'version.php' );
	if ( ! existsSync( file ) ) {
		return undefined;
	}
	return /\$wp_version = '(\d+\.\d+)/.exec(
		readFileSync( file, 'utf8' )
	)?.[ 1 ];
}
