import { folded, searchable } from './category-search';

test( 'accents and capitals do not matter', () => {
	expect( folded( 'Niñez, MÚSICA y pingüinos' ) ).toBe(
		'ninez, musica y pinguinos'
	);
} );

test( 'categories whose names differ by an accent only are told apart', () => {
	expect(
		searchable(
			new Map( [
				[ 'cante', 'Cante' ],
				[ 'canté', 'Canté' ],
			] )
		)
	).toEqual(
		new Map( [
			[ 'cante', 'cante' ],
			[ 'cante (canté)', 'canté' ],
		] )
	);
} );
