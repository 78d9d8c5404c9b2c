// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

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
	mkdirSync( dirname( file ), { recursive: true } );
	for ( let waited = 0; ! acquire( file ); waited++ ) {
		if ( waited === 0 ) {
			onWait();
		}
		await sleep( 300 );
	}
	try {
		return await task();
	} finally {
		rmSync( file, { force: true } );
	}
}

/** @param {string} file */
function acquire( file ) {
	try {
		writeFileSync( file, String( process.pid ), { flag: 'wx' } );
		return true;
	} catch ( error ) {
		if (
			/** @type {NodeJS.ErrnoException} */ ( error ).code !== 'EEXIST'
		) {
			throw error;
		}
		if ( ! isHeld( file ) ) {
			rmSync( file, { force: true } );
		}
		return false;
	}
}

/**
 * A process that was killed leaves its lock behind.
 *
 * @param {string} file
 */
function isHeld( file ) {
	try {
		const owner = Number( readFileSync( file, 'utf8' ) );
		// An empty file: its owner is about to write its id.
		return owner === 0 || process.kill( owner, 0 );
	} catch ( error ) {
		return /** @type {NodeJS.ErrnoException} */ ( error ).code === 'EPERM';
	}
}
