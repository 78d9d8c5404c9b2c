import { spawnSync } from 'node:child_process';
import {
	mkdirSync,
	mkdtempSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { projectRoot } from '../project-root';

let folder: string;

function write( file: string ): void {
	mkdirSync( dirname( join( folder, file ) ), { recursive: true } );
	writeFileSync( join( folder, file ), '' );
}

/** What the end of `npm run build` says of a build with empty files. */
function judge(): { name: string; passed?: boolean }[] {
	const { stdout } = spawnSync(
		join( projectRoot, 'node_modules/node/bin/node' ),
		[ join( projectRoot, 'node_modules/size-limit/bin.js' ), '--json' ],
		{ cwd: folder, encoding: 'utf8' }
	);
	return JSON.parse( stdout ) as ReturnType< typeof judge >;
}

beforeEach( () => {
	folder = mkdtempSync( join( tmpdir(), 'programs-filter-limits-' ) );
	for ( const name of [
		'package.json',
		'.size-limit.mjs',
		'node_modules',
	] ) {
		symlinkSync( join( projectRoot, name ), join( folder, name ) );
	}
} );

afterEach( () => rmSync( folder, { recursive: true } ) );

it( 'a script that has no limit fails, and one that has one passes', () => {
	write( 'build/listing/view/index.js' );
	write( 'build/listing/new.js' );

	expect( judge() ).toEqual(
		expect.arrayContaining( [
			expect.objectContaining( {
				name: 'build/listing/view/index.js',
				passed: true,
			} ),
			expect.objectContaining( {
				name: 'build/listing/new.js',
				passed: false,
			} ),
		] )
	);
} );
