import { variations } from './variations';

it.each( [
	[ {}, [] ],
	[ { showGrid: false }, [ 'Programs: filter' ] ],
	[ { showFilter: false, showGrid: true }, [ 'Programs: cards' ] ],
	[ { showFilter: false, showGrid: false }, [] ],
] )( 'a block with %j is called %j', ( attributes, titles ) => {
	expect(
		variations
			.filter(
				( { isActive } ) =>
					typeof isActive === 'function' && isActive( attributes, {} )
			)
			.map( ( { title } ) => title )
	).toEqual( titles );
} );

test( 'the inserter offers none of them', () => {
	expect( variations.flatMap( ( { scope } ) => scope ) ).toEqual( [] );
} );
