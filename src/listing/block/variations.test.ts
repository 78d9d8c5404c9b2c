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

test( 'the inserter offers one: a wide block with the facts of what runs or comes', () => {
	expect( variations.filter( ( { scope } ) => scope?.length ) ).toMatchObject(
		[
			{
				isDefault: true,
				attributes: {
					when: 'current-and-coming',
					facts: [ 'dates', 'place', 'price' ],
					align: 'wide',
				},
			},
		]
	);
} );
