import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { BrowserContext } from '@playwright/test';
import webpack from 'webpack';

import { capture } from '../../../tools/shared/process/capture.ts';
import { projectRoot } from '../../../tools/shared/project-root.ts';

const FOLDER = join( projectRoot, '.cache', 'react-19' );

/** Version 19 has no builds for the window any more, and WordPress makes its own: it puts both entries of react-dom into one script. */
const SOURCES = {
	react: 'module.exports = require( "react" );',
	'react-dom':
		'module.exports = { ...require( "react-dom" ), ...require( "react-dom/client" ) };',
};

const GLOBALS = { react: 'React', 'react-dom': 'ReactDOM' } as const;

/**
 * Makes the scripts that WordPress will have with React 19, in React's development build. It cannot be installed beside 18.
 *
 * @throws {Error} When npm does not give React, or the build fails.
 */
export async function buildReact19(): Promise< void > {
	await mkdir( FOLDER, { recursive: true } );
	await writeFile( join( FOLDER, 'package.json' ), '{ "private": true }' );
	await capture( 'npm', [
		'install',
		'--prefix',
		FOLDER,
		'--no-save',
		'--ignore-scripts',
		'--prefer-offline',
		'react@19',
		'react-dom@19',
	] );
	await Promise.all(
		Object.entries( SOURCES ).map( ( [ name, source ] ) =>
			writeFile( join( FOLDER, `${ name }.cjs` ), source )
		)
	);
	await bundle();
}

function bundle(): Promise< void > {
	const compiler = webpack( [
		{
			mode: 'development',
			devtool: false,
			context: FOLDER,
			entry: './react.cjs',
			output: {
				path: join( FOLDER, 'build' ),
				filename: 'react.js',
				library: { type: 'window', name: GLOBALS.react },
			},
		},
		{
			mode: 'development',
			devtool: false,
			context: FOLDER,
			entry: './react-dom.cjs',
			externalsType: 'window',
			externals: { react: GLOBALS.react },
			output: {
				path: join( FOLDER, 'build' ),
				filename: 'react-dom.js',
				library: { type: 'window', name: GLOBALS[ 'react-dom' ] },
			},
		},
	] );

	return new Promise( ( resolve, reject ) => {
		compiler.run( ( error, stats ) => {
			if ( error ) {
				reject( error );
			} else if ( stats?.hasErrors() ) {
				reject( new Error( stats.toString( 'errors-only' ) ) );
			} else {
				resolve();
			}
		} );
	} );
}

/** Puts it in the place of WordPress's scripts. */
export async function useReact19( context: BrowserContext ): Promise< void > {
	await context.route( /\/dist\/vendor\/react(-dom)?\./, async ( route ) => {
		const [ name ] = /react(-dom)?/.exec(
			new URL( route.request().url() ).pathname.split( '/' ).at( -1 ) ??
				''
		) ?? [ 'react' ];
		await route.fulfill( {
			contentType: 'text/javascript',
			body: await readFile( join( FOLDER, 'build', `${ name }.js` ) ),
		} );
	} );
}
