import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join( __dirname, '..' );

test( 'npm run demo -- --help answers before anything is installed', () => {
	const clone = mkdtempSync( join( tmpdir(), 'programs-filter-' ) );
	for ( const file of [ 'tools/setup.mjs', 'demo/usage.txt' ] ) {
		cpSync( join( ROOT, file ), join( clone, file ) );
	}
	const printed = execFileSync(
		process.execPath,
		[ join( clone, 'tools/setup.mjs' ), 'demo/index.ts', '--help' ],
		{ encoding: 'utf8' }
	);
	expect( printed.trim() ).toBe(
		readFileSync( join( ROOT, 'demo/usage.txt' ), 'utf8' ).trim()
	);
	expect( readdirSync( clone ) ).toEqual( [ 'demo', 'tools' ] );
} );
