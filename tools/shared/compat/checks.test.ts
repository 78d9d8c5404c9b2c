/**
 * @jest-environment node
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { CHANGES, CHECKS } from './checks';

const FOLDER = join( __dirname, '../../../tests/compat' );

it( 'the columns of docs/compatibility.md are the tests that every release is tried with', () => {
	const text = readdirSync( FOLDER )
		.filter( ( name ) => name.endsWith( '.spec.ts' ) )
		.map( ( name ) => readFileSync( join( FOLDER, name ), 'utf8' ) )
		.join( '' );
	const titles = [ ...text.matchAll( /^test\(\s*'(.+?)',/gm ) ].map(
		( [ , title ] ) => title
	);
	expect(
		[ ...CHECKS, ...CHANGES ].map( ( [ , title ] ) => title ).sort()
	).toEqual( titles.sort() );
} );
