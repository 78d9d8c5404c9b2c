// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { installedNode } from './node.mjs';

const LOCK_FILE = 'package-lock.json';
const STAMP = 'node_modules/.cache/programs-filter/installed';
/** Written by npm at the end of each install: what it really put there. */
const INSTALLED = 'node_modules/.package-lock.json';

/** @return {boolean} Whether node_modules holds what the lock file names. */
export function isInstalled() {
	if ( ! existsSync( installedNode() ) ) {
		return false;
	}
	if ( existsSync( STAMP ) && readFileSync( STAMP, 'utf8' ) === stamp() ) {
		return true;
	}
	if ( ! isInstalledByHand() ) {
		return false;
	}
	markInstalled();
	return true;
}

export function markInstalled() {
	mkdirSync( dirname( STAMP ), { recursive: true } );
	writeFileSync( STAMP, stamp() );
}

function stamp() {
	const hash = createHash( 'sha256' );
	hash.update( readFileSync( LOCK_FILE ) );
	return `${ hash.digest( 'hex' ) } ${ process.platform } ${ process.arch }`;
}

/** Somebody ran npm by hand: compare package by package. */
function isInstalledByHand() {
	if ( ! existsSync( INSTALLED ) ) {
		return false;
	}
	const installed = readPackages( INSTALLED );
	return Object.entries( readPackages( LOCK_FILE ) ).every(
		( [ path, wanted ] ) => {
			const found = installed[ path ];
			return (
				path === '' ||
				( found
					? found.version === wanted.version &&
						found.integrity === wanted.integrity
					: wanted.optional === true )
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
