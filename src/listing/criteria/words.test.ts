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
