import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { capture } from '../process/capture.ts';

const COMMANDS = [
	'chromium',
	'chromium-browser',
	'google-chrome',
	'google-chrome-stable',
];

const APPLICATIONS = [
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
	'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium or Chrome of this machine, or one that Playwright downloaded before.
 *
 * @return Its path, or undefined.
 */
export async function existingChromium(): Promise< string | undefined > {
	const folders = ( process.env.PATH ?? '' ).split( delimiter );
	const candidates = [
		...COMMANDS.flatMap( ( name ) =>
			folders.map( ( folder ) => join( folder, name ) )
		),
		...APPLICATIONS,
		chromium.executablePath(),
	];
	for ( const path of candidates.filter( ( candidate ) =>
		existsSync( candidate )
	) ) {
		if ( await starts( path ) ) {
			return path;
		}
	}
	return undefined;
}

/**
 * Ubuntu's "chromium-browser" is a script that tells to install a snap.
 */
async function starts( path: string ): Promise< boolean > {
	// On Windows it opens a window instead of printing its version.
	if ( process.platform === 'win32' ) {
		return true;
	}
	return capture( path, [ '--version' ] ).then(
		() => true,
		() => false
	);
}
