/**
 * Arrows between rooms and files go one way.
 */
import path from 'node:path';

import {
	phpFiles,
	type RoomFile,
	ROOMS,
	SCRIPT_ROOMS,
	scriptFiles,
} from './rooms';

const ROOT = path.join( __dirname, '../..' );

describe.each( [
	[ 'PHP', ROOMS, phpFiles( ROOT ) ],
	[ 'TypeScript', SCRIPT_ROOMS, scriptFiles( ROOT ) ],
] as [ string, typeof ROOMS, RoomFile[] ][] )( '%s', ( _, rooms, files ) => {
	const byName = new Map( files.map( ( one ) => [ one.file, one ] ) );

	test( 'is there, and each file stands in a room', () => {
		expect( files.length ).toBeGreaterThan( 50 );
		expect( files.flatMap( ( { uses } ) => uses ).length ).toBeGreaterThan(
			100
		);
		expect( files.filter( ( { room } ) => ! ( room in rooms ) ) ).toEqual(
			[]
		);
	} );

	test( 'of a room uses only the rooms below it', () => {
		const wrong = files.flatMap( ( { file, room, uses } ) =>
			uses
				.filter( ( used ) => {
					const other = byName.get( used )?.room ?? '';

					return other !== room && ! rooms[ room ]?.includes( other );
				} )
				.map( ( used ) => `${ file } -> ${ used }` )
		);
		expect( wrong ).toEqual( [] );
	} );

	test( 'has no two files that use each other', () => {
		const pairs = files.flatMap( ( { file, uses } ) =>
			uses
				.filter(
					( used ) =>
						file < used &&
						byName.get( used )?.uses.includes( file ) &&
						// It lists the hooks of the room, and loads it.
						! `${ file } ${ used }`.includes( 'bootstrap.php' )
				)
				.map( ( used ) => `${ file } <-> ${ used }` )
		);
		expect( pairs ).toEqual( [] );
	} );
} );
