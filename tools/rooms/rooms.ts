import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The rooms of includes/, each with the rooms that its files may use. Those of src/ are in eslint.config.mjs.
 * A room that nothing may use is optional: it is in no list but its own.
 */
export const ROOMS: Readonly< Record< string, readonly string[] > > = {
	wordpress: [],
	integrations: [ 'wordpress' ],
	reader: [ 'wordpress' ],
	program: [ 'wordpress', 'integrations', 'reader' ],
	listing: [ 'wordpress', 'integrations', 'program' ],
	'query-loop': [ 'wordpress', 'program', 'listing' ],
	addresses: [ 'wordpress', 'program', 'listing' ],
	'program-page': [ 'wordpress', 'program', 'listing', 'addresses' ],
	import: [ 'wordpress', 'reader', 'program' ],
	admin: [
		'wordpress',
		'integrations',
		'reader',
		'program',
		'listing',
		'query-loop',
		'addresses',
		'import',
	],
	shop: [ 'wordpress' ],
	elementor: [ 'wordpress', 'program', 'listing' ],
};

/** A file of a room, and the files that it uses. */
export interface RoomFile {
	/** Path from the project's folder. */
	file: string;
	room: string;
	uses: readonly string[];
}

/** The room of a path: `listing` of `includes/listing/cards.php`. */
const roomOf = ( file: string ): string => file.split( /[\\/]/ )[ 1 ] ?? '';

/** Code without comments and texts, in which names may stand that are not used. */
const withoutWords = ( code: string ): string =>
	code.replace( /\/\*[\s\S]*?\*\//g, '' ).replace( /^\s*\/\/.*$/gm, '' );

/** The namespace of a room. */
const namespaceOf = ( room: string ): string =>
	room === 'wordpress'
		? 'WordPress'
		: room.replace(
				/(^|-)(\w)/g,
				( _, dash: string, letter: string ) =>
					`${ dash && '_' }${ letter.toUpperCase() }`
			);

/**
 * The PHP files of the rooms. A file uses another where it names a function, a constant or a class of it, but for what WordPress calls.
 *
 * @param root The project's folder.
 */
export function phpFiles( root: string ): RoomFile[] {
	const code = new Map(
		globSync( 'includes/*/**/*.php', { cwd: root } ).map( ( file ) => [
			file,
			withoutWords( readFileSync( path.join( root, file ), 'utf8' ) ),
		] )
	);
	const definedIn = new Map< string, string >();
	for ( const [ file, text ] of code ) {
		for ( const [ , name = '' ] of text.matchAll(
			/^(?:function &?|const |(?:final )?class )(\w+)/gm
		) ) {
			definedIn.set(
				`${ namespaceOf( roomOf( file ) ) }\\${ name }`,
				file
			);
		}
	}

	return [ ...code ].map( ( [ file, text ] ) => {
		const own = namespaceOf( roomOf( file ) );
		// A callback that WordPress gets by its name is called from outside.
		const called = text.replace( /'[^'\n]*'/g, "''" );
		const names = [
			...called.matchAll( /(?<![\w$>:\\])((?:[A-Z]\w+\\)?)(\w+)/g ),
		].map(
			( [ , space = '', name = '' ] ) =>
				`${ space || `${ own }\\` }${ name }`
		);
		const uses = new Set(
			names.flatMap( ( name ) => definedIn.get( name ) ?? [] )
		);
		uses.delete( file );

		return { file, room: roomOf( file ), uses: [ ...uses ] };
	} );
}
