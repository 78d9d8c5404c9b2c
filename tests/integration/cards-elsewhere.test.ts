import { parse, textsOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

type Pages = Record< string, string >;

describe( 'a filter whose cards stand elsewhere', () => {
	let pages: Pages;

	beforeAll( async () => {
		pages = await inSandbox< Pages >( 'apart' );
	} );

	it.each( [
		[ 'loop', [ 'Todos', 'Artes', 'Música', 'Danza' ], '5 programas' ],
		[
			'after',
			[ 'Todos', 'Artes', 'Música', 'Danza' ],
			'2 de 5 programas',
		],
		[ 'by hand', [ 'Todos', 'Artes', 'Música', 'Danza' ], '5 programas' ],
		[ 'block', [ 'Todos', 'Artes', 'Música', 'Danza' ], '3 programas' ],
		[ 'first', [ 'Todos', 'Artes', 'Música', 'Danza' ], '3 programas' ],
		[ 'before', [ 'Todos', 'Artes', 'Música', 'Danza' ], '3 programas' ],
		[ 'shortcode', [ 'Todos', 'Artes', 'Música', 'Danza' ], '3 programas' ],
		[ 'categories', [ 'Todos', 'Danza' ], '2 programas' ],
		[ 'its own', [ 'Todos', 'Música', 'Danza' ], '3 programas' ],
	] )(
		'has the categories and the number of those cards, whatever its own settings say: %s',
		( name, pills, count ) => {
			const root = parse( pages[ name ] ?? '' );
			expect( textsOf( root, '.programas-pill__label' ) ).toEqual(
				pills
			);
			expect( textsOf( root, '.programas-count' ) ).toContain( count );
		}
	);
} );
