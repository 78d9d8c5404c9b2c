/**
 * Arrows between rooms and files of PHP go one way. ESLint sees to those of TypeScript.
 */
import path from 'node:path';

import { phpFiles, ROOMS } from './rooms';

const files = phpFiles( path.join( __dirname, '../..' ) );
const byName = new Map( files.map( ( one ) => [ one.file, one ] ) );

test( 'there is PHP, and each file stands in a room', () => {
	expect( files.length ).toBeGreaterThan( 50 );
	expect( files.flatMap( ( { uses } ) => uses ).length ).toBeGreaterThan(
		100
	);
	expect( files.filter( ( { room } ) => ! ( room in ROOMS ) ) ).toEqual( [] );
} );

test( 'a file uses only its room and the rooms below it', () => {
	const wrong = files.flatMap( ( { file, room, uses } ) =>
		uses
			.filter( ( used ) => {
				const other = byName.get( used )?.room ?? '';

				return other !== room && ! ROOMS[ room ]?.includes( other );
			} )
			.map( ( used ) => `${ file } -> ${ used }` )
	);
	expect( wrong ).toEqual( [] );
} );

test( 'no two files use each other', () => {
	const pairs = files.flatMap( ( { file, uses } ) =>
		uses
			.filter(
				( used ) =>
					file < used && byName.get( used )?.uses.includes( file )
			)
			.map( ( used ) => `${ file } <-> ${ used }` )
	);
	expect( pairs ).toEqual( [] );
} );
