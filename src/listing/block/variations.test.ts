import { SCHEMA } from './attributes';
import { variations } from './variations';

it.each( [
	[ {}, [] ],
	[ { showGrid: false }, [ 'Filters' ] ],
	[ { showFilter: false, showGrid: true }, [ 'Cards' ] ],
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

test( 'a new block is wide, with what runs or comes', () => {
	expect( variations.filter( ( { isDefault } ) => isDefault ) ).toMatchObject(
		[
			{
				attributes: {
					only: { cuando: [ 'vigentes' ] },
					orderBy: 'next',
					align: 'wide',
				},
			},
		]
	);
} );

test( 'the inserter finds an agenda, what comes next, a search and an archive by their names', () => {
	expect(
		variations
			.filter( ( { scope } ) => scope?.length )
			.map( ( { title } ) => title )
	).toEqual( [
		// That of the block.
		'',
		'Agenda',
		'Coming up',
		'Search',
		'Archive',
	] );
} );

test( 'variations have attributes, values and filters of the block', () => {
	for ( const { attributes = {} } of variations ) {
		for ( const [ name, value ] of Object.entries( attributes ) ) {
			const schema = Object.entries( SCHEMA ).find(
				( [ key ] ) => key === name
			)?.[ 1 ];
			expect( name === 'align' || schema?.type ).toBeTruthy();
			expect( schema?.enum ?? [ value ] ).toContain( value );
		}
	}
} );
