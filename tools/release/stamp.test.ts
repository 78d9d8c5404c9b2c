import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { isNext, news, STAMPS, stampSince } from './stamp';

const RELEASE = {
	version: '9.8.7',
	date: '2026-12-01',
	news: '### Added\n\n- One for $1.\n- Two.',
};

const read = ( file: string ): string =>
	readFileSync( join( __dirname, '../..', file ), 'utf8' );
const stamped = ( file: string ): string =>
	STAMPS[ file ]?.( read( file ), RELEASE ) ?? '';

test.each(
	Object.keys( STAMPS ).filter(
		( file ) => ! /^CHANGELOG|^readme/.test( file )
	)
)( 'the version is written into %s, and only there', ( file ) => {
	const [ before, after ] = [ read( file ), stamped( file ) ].map( ( text ) =>
		text.split( '\n' )
	);
	const changed = after?.filter( ( line ) => ! before?.includes( line ) );

	expect( changed?.length ).toBeGreaterThan( 0 );
	expect( changed?.join( '\n' ) ).toContain( RELEASE.version );
} );

test( 'no block keeps the version before', () => {
	const blocks = globSync( 'src/**/block.json', {
		cwd: join( __dirname, '../..' ),
	} );

	expect( blocks.length ).toBeGreaterThan( 0 );
	expect( Object.keys( STAMPS ) ).toEqual( expect.arrayContaining( blocks ) );
} );

test( 'the lock file keeps the versions of the packages', () => {
	const lock = JSON.parse( stamped( 'package-lock.json' ) ) as {
		version: string;
		packages: Record< string, { version?: string } >;
	};
	const before = JSON.parse( read( 'package-lock.json' ) ) as typeof lock;

	expect( [ lock.version, lock.packages[ '' ]?.version ] ).toEqual( [
		RELEASE.version,
		RELEASE.version,
	] );
	lock.packages[ '' ] = before.packages[ '' ] ?? {};
	expect( lock.packages ).toEqual( before.packages );
} );

test( 'what is new moves below the version and its day', () => {
	const changelog =
		'# Changelog\n\n## [Unreleased]\n\n### Added\n\n- One.\n\n## [0.0.1] - 2020-01-01\n\n- Old.\n';

	expect( news( changelog ) ).toBe( '### Added\n\n- One.' );
	expect( STAMPS[ 'CHANGELOG.md' ]?.( changelog, RELEASE ) ).toBe(
		'# Changelog\n\n## [Unreleased]\n\n## [9.8.7] - 2026-12-01\n\n### Added\n\n- One.\n\n## [0.0.1] - 2020-01-01\n\n- Old.\n'
	);
	expect( () =>
		news( '## [Unreleased]\n\n## [0.0.1] - 2020-01-01\n\n- Old.\n' )
	).toThrow( 'nothing under "Unreleased"' );
} );

test( 'readme.txt says what is new as a list, above the versions before', () => {
	const changelog = ( text: string ) => text.split( '== Changelog ==' )[ 1 ];
	const after = stamped( 'readme.txt' );
	const section = '\n\n= 9.8.7 =\n\n**Added**\n\n* One for $1.\n* Two.\n';

	expect( after ).toContain( '\nStable tag: 9.8.7\n' );
	expect( changelog( after ) ).toBe(
		section + ( changelog( read( 'readme.txt' ) ) ?? '' ).slice( 1 )
	);
	expect(
		changelog( STAMPS[ 'readme.txt' ]?.( after, RELEASE ) ?? '' )
	).toBe( changelog( after ) );
} );

test( 'a function that is new says since when, one that is not is left alone', () => {
	expect( stampSince( '@since n.e.x.t\n@since 0.0.1', RELEASE ) ).toBe(
		'@since 9.8.7\n@since 0.0.1'
	);
} );

test( 'nothing of the plugin keeps the placeholder', () => {
	const files = globSync(
		[ 'programs-filter.php', 'includes/**/*.php', 'src/**/*.{ts,tsx}' ],
		{ cwd: join( __dirname, '../..' ) }
	);

	expect( files.length ).toBeGreaterThan( 100 );
	expect(
		files.filter( ( file ) =>
			stampSince( read( file ), RELEASE ).includes( 'n.e.x.t' )
		)
	).toEqual( [] );
} );

test( 'a later version is released, and the first one', () => {
	expect( isNext( '0.2.0', '0.1.9', [ 'v0.1.9' ] ) ).toBe( true );
	expect( isNext( '0.10.0', '0.9.0', [ 'v0.9.0' ] ) ).toBe( true );
	expect( isNext( '0.1.0', '0.1.0', [ '' ] ) ).toBe( true );
	expect( isNext( '0.1.0', '0.1.0', [ 'v0.1.0' ] ) ).toBe( false );
	expect( isNext( '0.1.9', '0.2.0', [] ) ).toBe( false );
	expect( () => isNext( 'v0.2', '0.1.0', [] ) ).toThrow( 'no version' );
} );
