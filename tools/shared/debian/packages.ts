import { existsSync, readFileSync } from 'node:fs';
import { capture } from '../process/capture.ts';

/** Whether packages of Debian can be installed here: as root, on Debian itself. Ubuntu's of the same names point to snaps. */
export function canInstallPackages(): boolean {
	const system = '/etc/os-release';
	return (
		process.getuid?.() === 0 &&
		existsSync( system ) &&
		/^ID=debian$/m.test( readFileSync( system, 'utf8' ) )
	);
}

/**
 * Installs packages of Debian, without what they merely recommend.
 *
 * @throws {Error} With apt's last line.
 */
export async function installPackages(
	names: readonly string[]
): Promise< void > {
	// The lists may be missing, or older than the archive.
	await apt( [ 'update' ] );
	await apt( [ 'install', '--yes', '--no-install-recommends', ...names ] );
}

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
