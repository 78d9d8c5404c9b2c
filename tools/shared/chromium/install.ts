import { join } from 'node:path';
import { capture } from '../process/capture.ts';
import { canInstallPackages, installPackages } from '../debian/packages.ts';
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
			? [
					{
						name: 'Debian',
						install: () => installPackages( [ 'chromium' ] ),
					},
				]
			: [] ),
		{ name: 'Playwright', install: fromPlaywright },
	];
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
