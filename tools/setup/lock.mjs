// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

const RETRY_MS = 300;

/**
 * Runs a task in one process at a time; the others wait for it.
 *
 * @template T
 * @param {string}               file   Lock file, holding the id of the process that works.
 * @param {() => void}           onWait Called once when another process works already.
 * @param {() => T | Promise<T>} task
 * @return {Promise<T>} What the task returns.
 */
export async function withLock( file, onWait, task ) {
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

/**
 * @param {string} file
 * @return {boolean} Whether this process has it now.
 */
export function tryLock( file ) {
	mkdirSync( dirname( file ), { recursive: true } );
	try {
		writeFileSync( file, String( process.pid ), { flag: 'wx' } );
		return true;
	} catch ( error ) {
		if ( codeOf( error ) !== 'EEXIST' ) {
			throw error;
		}
	}
	try {
		// An empty file: its owner is about to write its id. 0 stands for this process's group, which is there.
		process.kill( Number( readFileSync( file, 'utf8' ) ), 0 );
		return false;
	} catch ( error ) {
		// A process that was killed leaves its lock behind.
		if ( codeOf( error ) === 'ESRCH' ) {
			unlock( file );
			return tryLock( file );
		}
		return false;
	}
}

/** @param {string} file One that this process has. */
export function unlock( file ) {
	rmSync( file, { force: true } );
}

/** @param {unknown} error */
function codeOf( error ) {
	return /** @type {NodeJS.ErrnoException} */ ( error ).code;
}
