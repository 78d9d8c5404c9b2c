import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensurePackages } from '../debian/packages.ts';
import { capture } from '../process/capture.ts';
import { projectRoot } from '../project-root.ts';

export { chromiumFlags } from './flags.ts';

const COMMANDS = [ 'chromium', 'chromium-browser', 'google-chrome' ];

const APPLICATIONS = [
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium that starts: CHROMIUM_PATH, else the machine's, else Debian's package, else Playwright's download.
 *
 * @param  report Receives lines of progress; called only when something is installed.
 * @return Path of the program.
 * @throws {Error} Saying what to provide.
 */
export async function findChromium(
	report: ( line: string ) => void = console.log
): Promise< string > {
	const { CHROMIUM_PATH: provided } = process.env;
	if ( provided ) {
		return provided;
	}
	let found = await existingChromium();
	if ( found === undefined ) {
		await ensurePackages( { chromium: '/usr/bin/chromium' }, report );
		found = await existingChromium();
	}
	if ( found === undefined ) {
		report( 'Installing Chromium (Playwright): a minute or two …' );
		const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
		const cli = join( projectRoot, 'node_modules/@playwright/test/cli.js' );
		const libraries = isRoot ? [ '--with-deps' ] : [];
		const reason = await capture( process.execPath, [
			cli,
			'install',
			...libraries,
			'chromium',
		] ).catch( String );
		found = await existingChromium();
		if ( found === undefined ) {
			throw new Error(
				`Could not install Chromium (${ reason }). Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chromium`
			);
		}
	}
	return found;
}

/** A Chromium or Chrome of this machine, or one that Playwright downloaded before. */
async function existingChromium(): Promise< string | undefined > {
	const folders = ( process.env.PATH ?? '' ).split( delimiter );
	const candidates = [
		...COMMANDS.flatMap( ( name ) =>
			folders.map( ( folder ) => join( folder, name ) )
		),
		...APPLICATIONS,
		chromium.executablePath(),
	];
	for ( const path of candidates.filter( ( one ) => existsSync( one ) ) ) {
		// Ubuntu's "chromium-browser" is a script that tells to install a snap. On Windows it opens a window instead of printing its version.
		const starts = capture( path, [ '--version' ] ).then(
			() => true,
			() => false
		);
		if ( process.platform === 'win32' || ( await starts ) ) {
			return path;
		}
	}
	return undefined;
}
