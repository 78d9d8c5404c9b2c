/**
 * What others build on: hooks, and the functions that a theme's copy of a template calls.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join( __dirname, '../..' );
const TEMPLATES = 'includes/html/templates/';

const read = ( file: string ): string =>
	readFileSync( path.join( ROOT, file ), 'utf8' );

const FILES = [
	'programs-filter.php',
	...globSync( 'includes/**/*.php', { cwd: ROOT } ),
];

interface Documented {
	name: string;
	file: string;
	/** The comment that stands before it; '' without one. */
	docblock: string;
}

/** Docblock and name, for each place that a pattern of a name finds in a file. */
const documented = ( file: string, pattern: string ): Documented[] => {
	const source = read( file );
	return [ ...source.matchAll( new RegExp( pattern, 'gm' ) ) ].map(
		( match ) => ( {
			name: match[ 1 ] ?? '',
			file,
			docblock:
				/\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(
					source.slice( 0, match.index )
				)?.[ 0 ] ?? '',
		} )
	);
};

const HOOKS = FILES.flatMap( ( file ) =>
	documented(
		file,
		String.raw`^.*(?:apply_filters|do_action)\( '(programs_filter_\w+)'`
	)
);

/** Namespace and name of each function of the plugin that a template calls. */
const CALLED = [
	...new Set(
		globSync( `${ TEMPLATES }*.php`, { cwd: ROOT } ).flatMap( ( file ) =>
			[ ...read( file ).matchAll( /\b([A-Z]\w+\\[a-z]\w*)\(/g ) ].map(
				( [ , name = '' ] ) => name
			)
		)
	),
];

const FUNCTIONS = FILES.flatMap( ( file ) => {
	const [ , namespace ] =
		/^namespace ProgramsFilter\\(\w+);/m.exec( read( file ) ) ?? [];
	return documented( file, String.raw`^function (\w+)\(` ).map(
		( found ) => ( { ...found, name: `${ namespace }\\${ found.name }` } )
	);
} ).filter( ( { name } ) => CALLED.includes( name ) );

test( 'there are some', () => {
	expect( HOOKS.length ).toBeGreaterThan( 10 );
	expect( CALLED.length ).toBeGreaterThan( 3 );
	expect( FUNCTIONS.map( ( { name } ) => name ).sort() ).toEqual(
		[ ...CALLED ].sort()
	);
} );

test.each( [ ...HOOKS, ...FUNCTIONS ] )(
	'$name ($file) says since when: n.e.x.t until it is released',
	( { docblock } ) => {
		expect( docblock ).toMatch( /@since (n\.e\.x\.t|\d+\.\d+\.\d+)$/m );
	}
);

test( 'each hook has its row in the README', () => {
	const rows = [
		...read( 'README.md' ).matchAll( /^\| `(programs_filter_\w+)` \|/gm ),
	].map( ( [ , hook ] ) => hook );

	expect(
		HOOKS.filter( ( { name } ) => ! rows.includes( name ) ).map(
			( { name } ) => name
		)
	).toEqual( [] );
} );
