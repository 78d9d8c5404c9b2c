import table from '../../tests/searched-words.json';
import { searchFor, wordsOf } from './words';

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
			expect( searchFor( typed )( wordsOf( text ).join( ' ' ) ) ).toBe(
				found
			);
		}
	);
} );
