import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { withLock } from '../../setup/lock.mjs';
import { existingChromium } from './existing.ts';
import { installers } from './install.ts';

export { chromiumFlags } from './flags.ts';

/**
 * A Chromium that starts: CHROMIUM_PATH, else the machine's, else Debian's package, else Playwright's download.
 *
 * @param  report Receives lines of progress; called only when something is installed.
 * @return Path of the program.
 * @throws {Error} Saying what to provide.
 */
export async function findChromium(
	report: ( line: string ) => void = () => {}
): Promise< string > {
	const provided = process.env.CHROMIUM_PATH;
	if ( provided ) {
		if ( ! existsSync( provided ) ) {
			throw new Error(
				`CHROMIUM_PATH names ${ provided }, which is not there.`
			);
		}
		return provided;
	}
	return (
		( await existingChromium() ) ??
		withLock(
			join( projectRoot, '.cache', 'chromium.lock' ),
			() => report( 'Another process is installing Chromium: waiting …' ),
			async () =>
				( await existingChromium() ) ?? installChromium( report )
		)
	);
}

async function installChromium(
	report: ( line: string ) => void
): Promise< string > {
	const reasons: string[] = [];
	for ( const { name, install } of installers() ) {
		report( `Installing Chromium (${ name }): a minute or two …` );
		try {
			await install();
			const path = await existingChromium();
			if ( path !== undefined ) {
				return path;
			}
			reasons.push( `${ name }: it does not start` );
		} catch ( error ) {
			reasons.push( `${ name }: ${ ( error as Error ).message }` );
		}
	}
	throw new Error(
		`Could not install Chromium (${ reasons.join( '; ' ) }). ` +
			'Install Chromium or Chrome yourself, or name one: CHROMIUM_PATH=/path/to/chromium'
	);
}
