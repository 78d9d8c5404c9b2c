// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';

const LOCK_FILE = 'package-lock.json';
const STAMP = 'node_modules/.cache/programs-filter/installed';
/** Written by npm at the end of each install: what it really put there. */
const INSTALLED = 'node_modules/.package-lock.json';

/**
 * @param {string} folder With a lock file.
 * @return {boolean} Whether its node_modules holds what the lock file names.
 */
export function isInstalled( folder ) {
	const file = join( folder, STAMP );
	if (
		existsSync( file ) &&
		readFileSync( file, 'utf8' ) === stamp( folder )
	) {
		return true;
	}
	if ( ! isInstalledByHand( folder ) ) {
		return false;
	}
	markInstalled( folder );
	return true;
}

/** @param {string} folder */
export function markInstalled( folder ) {
	const file = join( folder, STAMP );
	mkdirSync( dirname( file ), { recursive: true } );
	writeFileSync( file, stamp( folder ) );
}

/** @param {string} folder */
function stamp( folder ) {
	const hash = createHash( 'sha256' );
	hash.update( readFileSync( join( folder, LOCK_FILE ) ) );
	return `${ hash.digest( 'hex' ) } ${ process.platform } ${ process.arch }`;
}

/**
 * Somebody ran npm by hand: compare package by package.
 *
 * @param {string} folder
 */
function isInstalledByHand( folder ) {
	const file = join( folder, INSTALLED );
	if ( ! existsSync( file ) ) {
		return false;
	}
	const installed = readPackages( file );
	const wanted = readPackages( join( folder, LOCK_FILE ) );
	return Object.entries( wanted ).every(
		( [ path, { version, integrity, optional } ] ) => {
			const found = installed[ path ];
			return (
				path === '' ||
				( found
					? found.version === version && found.integrity === integrity
					: optional === true )
			);
		}
	);
}

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} Package */

/**
 * @param {string} file
 * @return {Record<string, Package>} Packages by folder.
 */
function readPackages( file ) {
	/** @type {unknown} */
	const lock = JSON.parse( readFileSync( file, 'utf8' ) );
	return /** @type {{ packages: Record<string, Package> }} */ ( lock )
		.packages;
}
