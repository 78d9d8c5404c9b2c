import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import table from '../../../tests/searched-words.json';
import { searchFor, wordsOf } from './words';

const php = readFileSync(
	join( __dirname, '../../../includes/listing/words.php' ),
	'utf8'
);

/** A table of the server, as the page has it. */
const tableOf = ( name: string ): string =>
	[
		...( new RegExp( `const ${ name } = ([^;]+);` )
			.exec( php )?.[ 1 ]
			?.matchAll( /'([^']*)'/g ) ?? [] ),
	]
		.map( ( [ , words ] ) => words )
		.join( '' );

const tables = {
	uncounted: tableOf( 'UNCOUNTED_WORDS' ),
	endings: tableOf( 'WORD_ENDINGS' ),
};

describe( 'words', () => {
	it( 'have the letters that the server knows, and no other with marks', () => {
		const onServer = Object.fromEntries(
			[ ...php.matchAll( /^\t'(\w+)' *=> '(\S+)',$/gm ) ].flatMap(
				( [ , bare = '', letters = '' ] ) =>
					Array.from( letters, ( letter ) => [ letter, bare ] )
			)
		) as Record< string, string >;
		const latin = [
			[ 0xc0, 0x24f ],
			[ 0x1e00, 0x1eff ],
		].flatMap( ( [ first = 0, last = 0 ] ) =>
			Array.from( { length: last - first + 1 }, ( _, index ) =>
				String.fromCodePoint( first + index )
			)
		);
		const here = latin
			.map( ( letter ) => [ letter, wordsOf( letter ).join( ' ' ) ] )
			.filter( ( [ , bare = '' ] ) => /^[a-z]+$/.test( bare ) );

		expect( here.length ).toBeGreaterThan( 500 );
		expect( onServer ).toEqual( Object.fromEntries( here ) );
	} );

	it.each( table.folded as [ string, string ][] )(
		'of %j are %j, as on the server',
		( text, words ) => {
			expect( [ ...new Set( wordsOf( text ) ) ].join( ' ' ) ).toBe(
				words
			);
		}
	);

	it.each( table.found as [ string, string, boolean ][] )(
		'in %j: whether %j is found is %j, as on the server',
		( text, typed, found ) => {
			expect(
				searchFor( typed, tables )( wordsOf( text ).join( ' ' ) )
			).toBe( found );
		}
	);
} );
