import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { randomBytes } from 'node:crypto';

import { projectRoot } from '../shared/project-root';
import { budgets } from '../shared/build/budgets';

/** A project with a build in which every file has so many bytes that cannot be compressed. */
function projectWith( bytes: number ): string {
	const folder = mkdtempSync( join( tmpdir(), 'programs-filter-budget-' ) );
	writeFileSync(
		join( folder, 'package.json' ),
		'{ "name": "programs-filter" }'
	);
	for ( const { file } of budgets ) {
		const target = join( folder, 'build', file );
		mkdirSync( dirname( target ), { recursive: true } );
		writeFileSync( target, randomBytes( bytes ) );
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

it( 'lets a build pass that keeps its budgets', () => {
	folder = projectWith( 100 );

	expect( check( folder ).status ).toBe( 0 );
} );

it( 'fails a build that does not', () => {
	folder = projectWith( 60_000 );
	const { status, stdout } = check( folder );

	expect( status ).toBe( 1 );
	expect( stdout ).toContain( 'over budget' );
} );
