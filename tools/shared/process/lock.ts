import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const RETRY_MS = 300;

/**
 * Runs a task in one process at a time; the others wait for it.
 *
 * @param file   Lock file, holding the id of the process that works.
 * @param onWait Called once when another process works already.
 * @param task   Task.
 */
export async function withLock< Result >(
	file: string,
	onWait: () => void,
	task: () => Promise< Result >
): Promise< Result > {
	for ( let waited = 0; ! tryLock( file ); waited++ ) {
		if ( waited === 0 ) {
			onWait();
		}
		await sleep( RETRY_MS );
	}
	try {
		return await task();
	} finally {
		unlock( file );
	}
}

/** Whether this process has the lock now. */
export function tryLock( file: string ): boolean {
	mkdirSync( dirname( file ), { recursive: true } );
	try {
		writeFileSync( file, String( process.pid ), { flag: 'wx' } );
		return true;
	} catch ( error ) {
		if ( codeOf( error ) !== 'EEXIST' ) {
			throw error;
		}
		if ( isRunning( file ) ) {
			return false;
		}
		// A process that was killed leaves its lock behind.
		unlock( file );
		return tryLock( file );
	}
}

/** Takes the lock of this process away. */
export const unlock = ( file: string ): void => rmSync( file, { force: true } );

function isRunning( file: string ): boolean {
	try {
		// An empty file: its owner is about to write its id. 0 stands for this process's group, which is there.
		return process.kill( Number( readFileSync( file, 'utf8' ) ), 0 );
	} catch ( error ) {
		return ! [ 'ESRCH', 'ENOENT' ].includes( codeOf( error ) ?? '' );
	}
}

const codeOf = ( error: unknown ): string | undefined =>
	( error as NodeJS.ErrnoException ).code;
