import { ensurePackages, fileOfPackage } from '../debian/packages.ts';

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
	const missing = await ensurePackages( PROGRAMS[ name ], ( line ) =>
		console.log( line )
	);
	if ( missing.length > 0 ) {
		return `${ name } is not tested: Debian's ${ missing.join( ', ' ) } cannot be had here.`;
	}

	return Object.fromEntries(
		Object.entries( PROGRAMS[ name ] ).map( ( [ part, pattern ] ) => [
			part,
			fileOfPackage( pattern ),
		] )
	) as Programs< Name >;
}
