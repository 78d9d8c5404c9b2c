import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { projectRoot } from '../project-root.ts';
import { run } from '../process/run.ts';
import { fingerprint } from './fingerprint.ts';

/** What `npm run build` reads. */
const SOURCES = [
	'src/**',
	'docs/guia*.md',
	'package-lock.json',
	'webpack.config.*',
	'.size-limit.mjs',
];
const BUILD = [ 'build/**' ];

/** Says of which sources build/ was made, and what came out. */
const STAMP = join( projectRoot, '.cache/build-of' );

/**
 * Runs `npm run build`, unless build/ is what it would write.
 *
 * @throws {Error} When the build fails.
 */
export async function ensureBuild(): Promise< void > {
	const stamp = await readFile( STAMP, 'utf8' ).catch( () => null );
	if ( stamp === currentStamp() ) {
		return;
	}
	// What an older build left would be packed, too.
	await rm( join( projectRoot, 'build' ), {
		recursive: true,
		force: true,
	} );
	console.log( 'Building the scripts and styles …' );
	if ( ( await run( 'npm', [ 'run', '--silent', 'build' ] ) ) !== 0 ) {
		throw new Error( 'npm run build failed.' );
	}
	await mkdir( dirname( STAMP ), { recursive: true } );
	await writeFile( STAMP, currentStamp() );
}

function currentStamp(): string {
	return `${ fingerprint( SOURCES ) } ${ fingerprint( BUILD ) }\n`;
}
