import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { capture } from '../process/capture.ts';

const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';
const DEFAULT_MIRROR = 'http://deb.debian.org/debian/';

/**
 * Downloads packages of a suite without touching the system's own sources, lists and cache. Needs no root.
 *
 * @param suite Such as "sid".
 * @param names Names of packages.
 * @param work  Folder to work in.
 * @return Folder with the .deb files.
 */
export async function downloadPackages(
	suite: string,
	names: readonly string[],
	work: string
): Promise< string > {
	if ( ! existsSync( KEYRING ) ) {
		throw new Error( 'this system has no debian-archive-keyring' );
	}
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
		[ ...options, 'download', ...names ],
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
