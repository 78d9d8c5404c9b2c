/**
 * What the documents of the repository name is there: files and folders in backticks, and what links lead to.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { projectRoot } from './project-root';

const DOCUMENTS = globSync( [ '*.md', 'docs/**/*.md', 'tests/*.md' ], {
	cwd: projectRoot,
} );

/** A path from the root of the repository. Anything else in backticks is code, a command, or a name below a folder that the text gives. */
const PATH =
	/^(?:\.\w[\w-]*|includes|src|tests|tools|docs|bench|demo|languages|images)\/[\w./*-]*$|^(?:programs-filter|uninstall)\.php$|^(?:package|composer|tsconfig|\.wp-env)\.json$|^readme\.txt$|^[\w.-]+\.(?:neon|md|dist|xml)$/;

/** Made by a command, so not there in a clone. */
const MADE = /^\.cache\//;

/** Without the examples of code, in which anything may stand. */
const text = ( document: string ): string =>
	readFileSync( join( projectRoot, document ), 'utf8' ).replace(
		/^```.*?^```/gms,
		''
	);

const isThere = ( path: string ): boolean =>
	path.includes( '*' )
		? globSync( path, { cwd: projectRoot } ).length > 0
		: existsSync( join( projectRoot, path ) );

/** The paths in backticks. */
const named = ( document: string ): string[] =>
	[ ...text( document ).matchAll( /`([^`\n]+)`/g ) ]
		.map( ( [ , name = '' ] ) => name )
		.filter( ( name ) => PATH.test( name ) && ! MADE.test( name ) );

/** Where the links and pictures of a document lead in the repository, from its root. */
const linked = ( document: string ): string[] =>
	[
		...text( document ).matchAll(
			/\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)"/g
		),
	]
		.map( ( [ , link, source ] ) => link ?? source ?? '' )
		.filter( ( link ) => ! /^(?:[a-z]+:|#)/.test( link ) )
		.map( ( link ) =>
			join( dirname( document ), link.replace( /#.*/, '' ) )
		);

test( 'there are documents, which name files', () => {
	expect( DOCUMENTS ).toEqual(
		expect.arrayContaining( [
			'README.md',
			'CONTRIBUTING.md',
			'docs/reference.md',
			'tests/README.md',
		] )
	);
	expect( linked( 'README.md' ) ).toContain( 'docs/reference.md' );
	expect( named( 'CONTRIBUTING.md' ) ).toContain(
		'src/listing/block/block.json'
	);
} );

test.each( DOCUMENTS )( '%s names no file that is not there', ( document ) => {
	expect(
		[ ...named( document ), ...linked( document ) ].filter(
			( path ) => ! isThere( path )
		)
	).toEqual( [] );
} );

test.each( [
	'README.md',
	'docs/reference.md',
	'docs/developers.md',
	'docs/recipes.md',
] )( '%s has tables that can be read at a glance', ( document ) => {
	const cells = text( document )
		.split( '\n' )
		.filter( ( line ) => line.startsWith( '|' ) )
		.flatMap( ( line ) => line.split( / \| / ) );

	expect(
		cells.filter(
			( cell ) => cell.replace( /\]\([^)]*\)/g, '' ).length > 120
		)
	).toEqual( [] );
} );
