import { existsSync, globSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from '../process/lock.ts';
import { capture } from '../process/capture.ts';
import { projectRoot } from '../project-root.ts';

/** Debian's packages by name, each with a file of it (a glob) that shows that it is installed. */
export type Packages = Readonly< Record< string, string > >;

/** Debian asks this file before a package starts its service. */
const POLICY = '/usr/sbin/policy-rc.d';
const START_NOTHING = '#!/bin/sh\nexit 101\n';

/** Whether packages of Debian can be installed here: as root, on Debian itself. Ubuntu's of the same names point to snaps. */
function canInstallPackages(): boolean {
	const system = '/etc/os-release';
	return (
		process.getuid?.() === 0 &&
		existsSync( system ) &&
		/^ID=debian$/m.test( readFileSync( system, 'utf8' ) )
	);
}

/**
 * Installs those of some packages that are missing, where that is possible: without what they merely recommend, without starting their
 * services, and in one process at a time.
 *
 * @param packages Packages.
 * @param report   Receives lines of progress; called only when something is installed, and before it is.
 * @return Names of the packages that are still missing.
 */
export async function ensurePackages(
	packages: Packages,
	report: ( line: string ) => void = console.log
): Promise< string[] > {
	if ( missingPackages( packages ).length > 0 && canInstallPackages() ) {
		await withLock(
			join( projectRoot, '.cache', 'packages.lock' ),
			() => report( 'Another process is installing packages: waiting …' ),
			async () => {
				// Another process may have installed them meanwhile.
				const missing = missingPackages( packages );
				if ( missing.length > 0 ) {
					report(
						`Installing Debian's packages ${ missing.join( ' ' ) } …`
					);
					await install( missing ).catch( ( error: unknown ) =>
						report( String( error ) )
					);
				}
			}
		);
	}
	return missingPackages( packages );
}

async function install( names: readonly string[] ): Promise< void > {
	const hadPolicy = existsSync( POLICY );
	if ( ! hadPolicy ) {
		await writeFile( POLICY, START_NOTHING, { mode: 0o755 } );
	}
	try {
		// The lists may be missing, or older than the archive.
		await apt( [ 'update' ] );
		await apt( [
			'install',
			'--yes',
			'--no-install-recommends',
			...names,
		] );
	} finally {
		if ( ! hadPolicy ) {
			await rm( POLICY, { force: true } );
		}
	}
}

/** The file by which a package is recognized; undefined where it is not installed. */
export const fileOfPackage = ( pattern: string ): string | undefined =>
	globSync( pattern )[ 0 ];

const missingPackages = ( packages: Packages ): string[] =>
	Object.entries( packages )
		.filter( ( [ , pattern ] ) => fileOfPackage( pattern ) === undefined )
		.map( ( [ name ] ) => name );

function apt( args: readonly string[] ): Promise< string > {
	return capture( 'env', [
		'DEBIAN_FRONTEND=noninteractive',
		'apt-get',
		'-o',
		'Acquire::Retries=2',
		'-o',
		'Acquire::http::Timeout=30',
		// Another process may be installing something else.
		'-o',
		'DPkg::Lock::Timeout=300',
		...args,
	] );
}
