import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { randomBytes } from 'node:crypto';

import { projectRoot } from '../shared/project-root';
import { budgets } from '../shared/build/budgets';

const LIGHT = Buffer.alloc( 60_000, 'a' );

/** A project with a build in which every file has the same content. */
function projectWith( content: Buffer ): string {
	const folder = mkdtempSync( join( tmpdir(), 'programs-filter-budget-' ) );
	writeFileSync(
		join( folder, 'package.json' ),
		'{ "name": "programs-filter" }'
	);
	for ( const { file } of budgets ) {
		const target = join( folder, 'build', file );
		mkdirSync( dirname( target ), { recursive: true } );
		writeFileSync( target, content );
	}

	return folder;
}

function check( folder: string ): { status: number | null; stdout: string } {
	const node = join( projectRoot, 'node_modules/node/bin/node' );
	const command = join( projectRoot, 'tools/budget/index.ts' );

	return spawnSync( node, [ command ], { cwd: folder, encoding: 'utf8' } );
}

let folder: string;

afterEach( () => rmSync( folder, { recursive: true } ) );

it( 'lets a build pass that keeps its budgets when it is compressed', () => {
	folder = projectWith( LIGHT );

	expect( check( folder ).status ).toBe( 0 );
} );

it( 'fails a build that does not', () => {
	folder = projectWith( randomBytes( 60_000 ) );
	const { status, stdout } = check( folder );

	expect( status ).toBe( 1 );
	expect( stdout ).toContain( 'over budget' );
} );

it( 'fails a build that lacks a file: a file that was moved must not lose its budget', () => {
	folder = projectWith( LIGHT );
	rmSync( join( folder, 'build', budgets[ 0 ]?.file ?? '' ) );
	const { status, stdout } = check( folder );

	expect( status ).toBe( 1 );
	expect( stdout ).toMatch( /missing of .* over budget/ );
} );

it( 'fails a build with a script of the public page that has no budget', () => {
	folder = projectWith( LIGHT );
	mkdirSync( join( folder, 'build/view' ), { recursive: true } );
	writeFileSync( join( folder, 'build/view/new.js' ), '' );
	const { status, stdout } = check( folder );

	expect( status ).toBe( 1 );
	expect( stdout ).toContain( 'view/new.js has no budget' );
} );
