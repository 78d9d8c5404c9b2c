import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { downloadPackages } from './debian-apt.ts';
import { capture } from '../process/capture.ts';
import { replaceLinks } from './replace-links.ts';
import type { Report } from './source.ts';
import type { WORDPRESS } from '../versions.ts';
import { branchOf } from './branch-of.ts';

/** The suite of Debian that holds a WordPress branch. */
const SUITES = {
	'7.1': 'sid',
	'6.8': 'trixie',
} as const satisfies Record< ( typeof WORDPRESS )[ number ], string >;

/** WordPress, and the packages that its files link to. */
const PACKAGES = [
	'wordpress',
	'wordpress-l10n',
	'wordpress-theme-twentytwentyfive',
	'php-getid3',
	'libphp-phpmailer',
	'libjs-underscore',
	'libjs-lodash',
	'libjs-jquery-ui',
	'libjs-cropper',
];

/**
 * The WordPress that Debian packs and signs; works where only a package mirror can be reached.
 */
export async function debian(
	branch: string,
	folder: string,
	report: Report
): Promise< void > {
	const suite = ( SUITES as Partial< Record< string, string > > )[ branch ];
	if ( suite === undefined ) {
		throw new Error( `no suite holds WordPress ${ branch }` );
	}
	if ( ! existsSync( '/usr/bin/apt-get' ) ) {
		throw new Error( 'this system has no apt' );
	}
	const work = await mkdtemp( join( tmpdir(), 'wordpress-debian-' ) );
	try {
		report(
			`Downloading WordPress ${ branch } from Debian (${ suite }) …`
		);
		const packages = await downloadPackages( suite, PACKAGES, work );
		report( 'Unpacking …' );
		const root = join( work, 'root' );
		for ( const file of await readdir( packages ) ) {
			await capture( 'dpkg-deb', [ '-x', join( packages, file ), root ] );
		}
		const unpacked = join( root, 'usr/share/wordpress' );
		const found = branchOf( unpacked );
		if ( found !== branch ) {
			throw new Error( `${ suite } holds WordPress ${ found } by now` );
		}
		await replaceLinks( unpacked, root );
		await cp( unpacked, folder, { recursive: true } );
	} finally {
		await rm( work, { recursive: true, force: true } );
	}
}
