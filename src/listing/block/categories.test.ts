import { type Category, chosenSlugs, currentSlug } from './categories';

const category = ( slug: string, ...before: string[] ): Category => ( {
	id: slug.length,
	slug,
	name: slug,
	parent: 0,
	programs_filter_old_slugs: before,
} );

const CATEGORIES = [
	category( 'musica', 'sonido' ),
	category( 'danza', 'Baile', 'musica' ),
	category( '%e6%97%a5', 'expresion' ),
];

it.each( [
	[ 'musica', 'musica', 'that of today, which another one had before' ],
	[ 'sonido', 'musica', 'an old one' ],
	[ 'Baile', 'danza', 'an old one, as it was written' ],
	[ 'Música', 'musica', 'a name, whose slug follows from it' ],
	[ 'Expresión', '%e6%97%a5', 'a name from before' ],
	[ 'teatro', 'teatro', 'none that is there' ],
	[ 'Teatro Clásico', 'Teatro Clásico', 'no name that is there' ],
	[ '', '', 'none' ],
] )( '%j means %j: %s', ( written, slug ) => {
	expect( currentSlug( written, CATEGORIES ) ).toBe( slug );
} );

test( 'a category that was chosen by several of its slugs is chosen once', () => {
	expect(
		chosenSlugs(
			[ 'sonido', 'danza', 'musica', 'Música', 'teatro' ],
			CATEGORIES
		)
	).toEqual( [ 'musica', 'danza', 'teatro' ] );
} );
