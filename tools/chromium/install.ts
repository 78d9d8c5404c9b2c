import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from '../console/capture.ts';
import { projectRoot } from '../project-root.ts';

const PLAYWRIGHT = join(
	projectRoot,
	'node_modules',
	'@playwright',
	'test',
	'cli.js'
);

/** Ways to get Chromium here, best first. */
export function installers(): {
	name: string;
	install: () => Promise< unknown >;
}[] {
	return [
		...( canInstallPackages()
			? [ { name: 'Debian', install: fromDebian } ]
			: [] ),
		{ name: 'Playwright', install: fromPlaywright },
	];
}

function canInstallPackages(): boolean {
	const system = '/etc/os-release';
	// Ubuntu's package of this name only points to a snap.
	return (
		process.getuid?.() === 0 &&
		existsSync( system ) &&
		/^ID=debian$/m.test( readFileSync( system, 'utf8' ) )
	);
}

async function fromDebian(): Promise< void > {
	const install = [
		'install',
		'--yes',
		'--no-install-recommends',
		'chromium',
	];
	const options = [
		'-o',
		'Acquire::Retries=2',
		'-o',
		'Acquire::http::Timeout=30',
	];
	const apt = ( args: readonly string[] ) =>
		capture( 'env', [
			'DEBIAN_FRONTEND=noninteractive',
			'apt-get',
			...options,
			...args,
		] );
	// The lists may be missing, or older than the archive.
	await apt( [ 'update' ] );
	await apt( install );
}

/** Its libraries too, where this user may install them. */
async function fromPlaywright(): Promise< void > {
	const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
	await capture( process.execPath, [
		PLAYWRIGHT,
		'install',
		...( isRoot ? [ '--with-deps' ] : [] ),
		'chromium',
	] );
}
