import { globSync } from 'node:fs';
import { join } from 'node:path';
import { canInstallPackages, installPackages } from '../debian/packages.ts';
import { projectRoot } from '../project-root.ts';
import { withLock } from '../../setup/lock.mjs';

/** What an engine needs: each program by Debian's package that brings it, and where it is found. */
const PROGRAMS = {
	firefox: { 'firefox-esr': '/usr/bin/{firefox,firefox-esr}' },
	webkit: {
		'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
		// Debian's browser around the engine, which the driver starts; it comes with the driver's library.
		'libwebkit2gtk-4.1-0':
			'/usr/lib/*/webkit{2gtk-4.1,2gtk-4.0,gtk-6.0}/MiniBrowser',
		xvfb: '/usr/bin/Xvfb',
	},
} as const;

/** A browser engine beside Chromium's. */
export type EngineName = keyof typeof PROGRAMS;

/** Paths of an engine's programs, by package. */
export type Programs< Name extends EngineName > = Record<
	keyof ( typeof PROGRAMS )[ Name ],
	string
>;

/**
 * The programs of an engine: this machine's, else Debian's packages.
 *
 * @param name Engine.
 * @return Paths; or, where they cannot be had, a sentence that says so.
 */
export async function findPrograms< Name extends EngineName >(
	name: Name
): Promise< Programs< Name > | string > {
	if ( missingOf( name ).length > 0 && canInstallPackages() ) {
		await withLock(
			join( projectRoot, '.cache', 'engines.lock' ),
			() => {},
			async () => {
				const missing = missingOf( name );
				if ( missing.length > 0 ) {
					console.log( `Installing ${ missing.join( ' ' ) } …` );
					await installPackages( missing ).catch( () => {} );
				}
			}
		);
	}
	const missing = missingOf( name );
	if ( missing.length > 0 ) {
		return `${ name } is not tested: Debian's ${ missing.join( ', ' ) } cannot be had here.`;
	}

	return Object.fromEntries(
		Object.entries( PROGRAMS[ name ] ).map( ( [ part, pattern ] ) => [
			part,
			globSync( pattern )[ 0 ],
		] )
	) as Programs< Name >;
}

function missingOf( name: EngineName ): string[] {
	return Object.entries( PROGRAMS[ name ] )
		.filter( ( [ , pattern ] ) => globSync( pattern ).length === 0 )
		.map( ( [ part ] ) => part );
}
