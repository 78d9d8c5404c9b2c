import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../tools/shared/project-root.ts';
import { tryLock, unlock } from '../tools/shared/process/lock.ts';

/**
 * Folder that keeps a demo's data between runs. It belongs to this process until that ends: two that write one SQLite
 * database would break it, so a second demo at the same time has data of its own.
 *
 * @param name  Such as "7.1".
 * @param reset Forget what is in it.
 * @return Absolute path.
 */
export function dataFolder( name: string, reset: boolean ): string {
	const demos = join( projectRoot, '.cache', 'demo' );
	for ( let number = 1; ; number++ ) {
		const folder = join(
			demos,
			number === 1 ? name : `${ name }-${ number }`
		);
		const lock = `${ folder }.lock`;
		if ( tryLock( lock ) ) {
			process.once( 'exit', () => unlock( lock ) );
			if ( reset ) {
				rmSync( folder, { recursive: true, force: true } );
			}
			return folder;
		}
	}
}
