/**
 * The walks of docs/architecture.md are those of the code: each file of PHP is used by one before it, or its room's hooks lead to it.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { phpFiles } from './rooms';

const ROOT = path.join( __dirname, '../..' );

const USES = new Map(
	phpFiles( ROOT ).map( ( { file, uses } ) => [ file, uses ] )
);

const read = ( file: string ): string =>
	readFileSync( path.join( ROOT, file ), 'utf8' );

/** Whether a PHP file gives WordPress a function of another one as a callback. */
const givesCallbackOf = ( file: string, other: string ): boolean => {
	const code = read( file );

	return [ ...read( other ).matchAll( /^function (\w+)\(/gm ) ].some(
		( [ , name = '' ] ) => code.includes( `\\\\${ name }'` )
	);
};

/** A folder inside a room has no hooks of its own. */
const bootstrapOf = ( file: string ): string =>
	`${ file.split( '/' ).slice( 0, 2 ).join( '/' ) }/bootstrap.php`;

const walks = read( 'docs/architecture.md' )
	.split( /^### /m )
	.slice( 1 )
	.map( ( section ): [ string, string[] ] => [
		section.split( '\n' )[ 0 ] ?? '',
		section
			.split( '\n' )
			.filter( ( line ) => /^\d+\. /.test( line ) )
			.flatMap( ( line ) =>
				[ ...line.matchAll( /`(includes\/[^`]+)`/g ) ].map(
					( [ , file = '' ] ) => file
				)
			),
	] )
	// Walks through scripts alone have none.
	.filter( ( [ , files ] ) => files.length > 2 );

test( 'there are walks', () => {
	expect( walks.length ).toBeGreaterThan( 5 );
} );

test.each( walks )( '%s', ( _, files ) => {
	const lost = files.filter(
		( file, index ) =>
			index > 0 &&
			! files
				.slice( 0, index )
				.some(
					( before ) =>
						( USES.get( before ) ?? [] ).includes( file ) ||
						givesCallbackOf( before, file )
				) &&
			! givesCallbackOf( bootstrapOf( file ), file )
	);
	expect( lost ).toEqual( [] );
} );
