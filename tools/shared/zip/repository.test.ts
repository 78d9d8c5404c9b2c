import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { packingList } from './packing-list.ts';
import { timeOf } from './time.ts';

const COMMITTED = Date.UTC( 2025, 2, 4, 5, 6, 8 );

let root: string;
const epoch = process.env.SOURCE_DATE_EPOCH;

function write( file: string, content = '' ): void {
	mkdirSync( dirname( join( root, file ) ), { recursive: true } );
	writeFileSync( join( root, file ), content );
}

function git( ...args: string[] ): void {
	const date = new Date( COMMITTED ).toISOString();
	execFileSync( 'git', args, {
		cwd: root,
		env: {
			...process.env,
			GIT_AUTHOR_NAME: 'a',
			GIT_AUTHOR_EMAIL: 'a@example.org',
			GIT_COMMITTER_NAME: 'a',
			GIT_COMMITTER_EMAIL: 'a@example.org',
			GIT_COMMITTER_DATE: date,
		},
		stdio: 'pipe',
	} );
}

beforeEach( () => {
	delete process.env.SOURCE_DATE_EPOCH;
	root = mkdtempSync( join( tmpdir(), 'programs-filter-repository-' ) );
} );

afterEach( () => {
	rmSync( root, { recursive: true } );
	if ( epoch !== undefined ) {
		process.env.SOURCE_DATE_EPOCH = epoch;
	}
} );

function commit(): void {
	write(
		'.gitattributes',
		'fixtures export-ignore\n*.test.ts export-ignore'
	);
	write( 'plugin.php' );
	write( 'src/listing/view/index.ts' );
	write( 'src/listing/view/index.test.ts' );
	write( 'src/listing/view/fixtures/layout.ts' );
	git( 'init' );
	git( 'add', '.' );
	git( 'commit', '-m', 'All' );
}

describe( 'the packing list', () => {
	it( 'has what git tracks: no dump that lies beside it, no fixture, no test', () => {
		commit();
		write( 'dump.sql' );
		write( 'src/listing/view/notes.ts' );
		expect( packingList( root ) ).toEqual( [
			'.gitattributes',
			'plugin.php',
			'src/listing/view/index.ts',
		] );
	} );

	it( 'leaves out a tracked file that was deleted', () => {
		commit();
		rmSync( join( root, 'src/listing/view/index.ts' ) );
		expect( packingList( root ) ).not.toContain(
			'src/listing/view/index.ts'
		);
	} );

	it( 'is not made outside of git, where nothing says what belongs to the plugin', () => {
		write( 'plugin.php' );
		write( 'dump.sql' );
		expect( () => packingList( root ) ).toThrow( 'in a git clone only' );
	} );
} );

describe( 'the date of the files', () => {
	it( 'is that of the commit, whatever lies beside it', () => {
		commit();
		write( 'dump.sql' );
		expect( timeOf( root ).getTime() ).toBe( COMMITTED );
	} );

	it( 'is now when a tracked file was changed since, so that it never stands still', () => {
		commit();
		write( 'plugin.php', 'changed' );
		expect( Date.now() - timeOf( root ).getTime() ).toBeLessThan( 10_000 );
	} );

	it( 'is what SOURCE_DATE_EPOCH says', () => {
		process.env.SOURCE_DATE_EPOCH = '1700000000';
		expect( timeOf( root ).getTime() ).toBe( 1_700_000_000_000 );
	} );

	it( 'is not guessed from a SOURCE_DATE_EPOCH that is no number', () => {
		process.env.SOURCE_DATE_EPOCH = 'today';
		expect( () => timeOf( root ) ).toThrow( 'today' );
	} );
} );
