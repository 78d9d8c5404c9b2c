import { searchFor, type WordTables } from '../../src/filters/words.ts';
import { randomNumbers } from '../random-numbers.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

const SEARCHES = 1000;
const PROGRAMS = 30;

/** Words with everything that Spanish, and its neighbours, put on letters. */
const WORDS =
	'clases la el danzas danza 19:30 Música música MUSICA musical niño niña nino año ano mañana manana montaña inglés ingles Ínglés español españa pingüino guitarra guitarras taller tallèr çedilla l’atelier col·legi 8-12 2026 2.º sábado sábados Sabadell São coração Straße œuvre ñandú'.split(
		' '
	);

const random = randomNumbers( 20_261_123 );

const some = ( most: number ): string =>
	Array.from(
		{ length: 1 + random( most ) },
		() => WORDS[ random( WORDS.length ) ]
	).join( ' ' );

/** A beginning of words, in any spelling, as a visitor types it. */
function typed(): string {
	const text = some( 3 );
	const part = text.slice( 0, 1 + random( text.length ) );
	const kind = random( 4 );
	if ( kind === 0 ) {
		return part.toUpperCase();
	}
	return kind === 1 ? part.normalize( 'NFD' ) : part;
}

it( `server and script find the same programs in ${ SEARCHES } random searches`, async () => {
	const titles = Array.from( { length: PROGRAMS }, () => some( 6 ) );
	const queries = Array.from( { length: SEARCHES }, typed );
	const [ words, found, tables ] = await inSandbox<
		[ string[], number[][], WordTables ]
	>( 'searched', titles, queries );
	const byScript = queries.map( ( query ) => {
		const finds = searchFor( query, tables );
		return words.flatMap( ( text, index ) =>
			finds( text ) ? [ index ] : []
		);
	} );
	expect( words ).toHaveLength( PROGRAMS );
	expect( found ).toEqual( byScript );
	// Not all or nothing each time.
	expect(
		found.filter( ( { length } ) => length > 0 && length < PROGRAMS ).length
	).toBeGreaterThan( SEARCHES / 2 );
}, 120_000 );
