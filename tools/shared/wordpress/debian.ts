import { existsSync } from 'node:fs';
import {
	mkdir,
	readdir,
	readlink,
	rm,
	symlink,
	writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { capture } from '../process/capture.ts';
import type { WORDPRESS } from '../versions.ts';
import { branchOf } from './branch-of.ts';
import type { Report } from './index.ts';

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

const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';
const DEFAULT_MIRROR = 'http://deb.debian.org/debian/';

/** The WordPress that Debian packs and signs; works where only a package mirror can be reached. Nothing is installed. */
export async function debian(
	branch: string,
	work: string,
	report: Report
): Promise< string > {
	const suite = ( SUITES as Partial< Record< string, string > > )[ branch ];
	if ( suite === undefined ) {
		throw new Error( `no suite holds WordPress ${ branch }` );
	}
	if ( ! existsSync( '/usr/bin/apt-get' ) || ! existsSync( KEYRING ) ) {
		throw new Error(
			'this system has no apt, or no debian-archive-keyring'
		);
	}
	report( `Downloading WordPress ${ branch } from Debian (${ suite }) …` );
	const packages = await downloadPackages( suite, work );
	const root = join( work, 'root' );
	for ( const file of await readdir( packages ) ) {
		await capture( 'dpkg-deb', [ '-x', join( packages, file ), root ] );
	}
	const unpacked = join( root, 'usr/share/wordpress' );
	const found = branchOf( unpacked );
	if ( found !== branch ) {
		throw new Error( `${ suite } holds WordPress ${ found } by now` );
	}
	await turnLinks( root );
	return unpacked;
}

/**
 * Has links lead into the root: unpacked packages link to each other by paths of an installed system.
 *
 * @param root Folder that stands for "/".
 */
async function turnLinks( root: string ): Promise< void > {
	// Of the machine, not of a package.
	const certificates = join( root, 'etc/ssl/certs/ca-certificates.crt' );
	await mkdir( dirname( certificates ), { recursive: true } );
	await writeFile( certificates, rootCertificates.join( '\n' ) );
	const entries = await readdir( root, {
		recursive: true,
		withFileTypes: true,
	} );
	for ( const entry of entries.filter( ( one ) => one.isSymbolicLink() ) ) {
		const link = join( entry.parentPath, entry.name );
		const target = await readlink( link );
		if ( target.startsWith( '/' ) ) {
			await rm( link );
			await symlink( join( root, target ), link );
		}
	}
}

/**
 * Downloads the packages without touching the system's own sources, lists and cache. Needs no root.
 *
 * @return Folder with the .deb files.
 */
async function downloadPackages(
	suite: string,
	work: string
): Promise< string > {
	const folder = ( name: string ) => join( work, name );
	for ( const name of [
		'lists/partial',
		'cache/archives/partial',
		'parts',
		'packages',
	] ) {
		await mkdir( folder( name ), { recursive: true } );
	}
	await writeFile(
		folder( 'sources.list' ),
		`deb [signed-by=${ KEYRING }] ${ await systemMirror() } ${ suite } main\n`
	);
	await writeFile( folder( 'status' ), '' );
	const options = Object.entries( {
		'Dir::Etc::SourceList': folder( 'sources.list' ),
		'Dir::Etc::SourceParts': folder( 'parts' ),
		'Dir::Etc::Preferences': '/dev/null',
		'Dir::Etc::PreferencesParts': folder( 'parts' ),
		'Dir::State::Lists': folder( 'lists' ),
		'Dir::State::Status': folder( 'status' ),
		'Dir::Cache': folder( 'cache' ),
		'Acquire::Languages': 'none',
		'Acquire::IndexTargets::deb::DEP-11::DefaultEnabled': 'false',
		'Acquire::http::Timeout': '15',
		'Acquire::Retries': '1',
		'APT::Sandbox::User': 'root',
		// By default apt says "success" when it could fetch nothing.
		'APT::Update::Error-Mode': 'any',
	} ).flatMap( ( [ name, value ] ) => [ '-o', `${ name }=${ value }` ] );
	await capture( 'apt-get', [ ...options, 'update' ] );
	await capture(
		'apt-get',
		[ ...options, 'download', ...PACKAGES ],
		folder( 'packages' )
	);
	return folder( 'packages' );
}

/** The main archive's mirror that this system uses. Its sources files name others too, which may not answer. */
async function systemMirror(): Promise< string > {
	const addresses = await capture( 'apt-get', [
		'indextargets',
		'--no-release-info',
		'--format',
		'$(REPO_URI)',
	] );
	return (
		addresses
			.split( '\n' )
			.find( ( line ) => line.endsWith( '/debian/' ) ) ?? DEFAULT_MIRROR
	);
}
