import { sortOptions, inChosenOrder } from './order';

test( 'what is chosen later stands behind what was chosen before, whatever the order of the list', () => {
	expect( inChosenOrder( [ 'musica' ], [ 'artes', 'musica' ] ) ).toEqual( [
		'musica',
		'artes',
	] );
} );

test( 'what is taken away leaves the others in their order', () => {
	expect(
		inChosenOrder( [ 'danza', 'musica', 'artes' ], [ 'artes', 'danza' ] )
	).toEqual( [ 'danza', 'artes' ] );
} );

test.each( [ [ '' ], [ null ], [ undefined ] ] )(
	'a control without a value, %p, has nothing chosen',
	( nothing ) => {
		expect( inChosenOrder( nothing, [ 'artes' ] ) ).toEqual( [ 'artes' ] );
		expect( inChosenOrder( [ 'artes' ], nothing ) ).toEqual( [] );
	}
);

test( 'the list has what is chosen in its order, and loses nothing', () => {
	document.body.innerHTML =
		'<select multiple><option value="artes" selected>Artes</option><option value="cine">Cine</option><option value="musica" selected>Música</option></select>';
	const select = document.querySelector( 'select' ) as HTMLSelectElement;
	sortOptions( select, [ 'musica', 'gone', 'artes' ] );

	expect(
		[ ...select.options ].map( ( { value, selected } ) => [
			value,
			selected,
		] )
	).toEqual( [
		[ 'cine', false ],
		[ 'musica', true ],
		[ 'artes', true ],
	] );
} );
