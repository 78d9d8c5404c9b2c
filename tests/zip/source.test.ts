import { execFileSync } from 'node:child_process';
import {
	globSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import AdmZip from 'adm-zip';

import { projectRoot } from '../../tools/shared/project-root.ts';
import { makeZip } from './make-zip.ts';

it( 'the zip holds the source of its scripts, which builds them as readme.txt says', () => {
	const folder = mkdtempSync( path.join( tmpdir(), 'programs-filter-' ) );
	try {
		new AdmZip( makeZip() ).extractAllTo( folder );
		const plugin = path.join( folder, 'programs-filter' );
		const read = ( file: string ) =>
			readFileSync( path.join( plugin, file ), 'utf8' );
		const build = () =>
			Object.fromEntries(
				globSync( 'build/**/*.*', { cwd: plugin } ).map( ( file ) => [
					file,
					read( file ),
				] )
			);
		const shipped = build();
		const command = /^\s+npx (wp-scripts build .*)$/m.exec(
			read( 'readme.txt' )
		)?.[ 1 ];
		const packages = path.join( projectRoot, 'node_modules' );
		symlinkSync( packages, path.join( plugin, 'node_modules' ) );
		rmSync( path.join( plugin, 'build' ), { recursive: true } );
		execFileSync(
			path.join( packages, '.bin/wp-scripts' ),
			command?.split( ' ' ).slice( 1 ) ?? [],
			{
				cwd: plugin,
				env: { ...process.env, NODE_ENV: 'production' },
				stdio: 'pipe',
			}
		);

		// The bundler numbers and orders modules by their folders, and here the packages are in another one.
		const comparable = ( files: Record< string, string > ) =>
			Object.entries( files )
				.map( ( [ file, content ] ) => {
					if ( file.endsWith( 'filter-bar/index.js' ) ) {
						return [ file, content.replace( /\d+/g, '' ) ];
					}
					const isNumbered =
						/(blocks|filter-bar)\/.*index\.(asset\.php|js)$/;
					return [ file, isNumbered.test( file ) || content ];
				} )
				.sort();
		expect( comparable( build() ) ).toEqual( comparable( shipped ) );
	} finally {
		rmSync( folder, { recursive: true } );
	}
} );
