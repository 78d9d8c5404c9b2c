/**
 * What people do at the same time, each in a request of their own.
 */
import { wordpress } from './wordpress.ts';

const { onSite, removeContent } = wordpress();

afterAll( removeContent );

it( 'an order is saved by one of two people at the same time, and the other hears that it has changed', async () => {
	const ids = await onSite< number[] >( 'numbered', 6 );
	const reversed = ids.toReversed();
	const rotated = [ ...ids.slice( 1 ), ...ids.slice( 0, 1 ) ];
	const places = Object.fromEntries(
		ids.map( ( id, at ) => [ id, at + 1 ] )
	);
	for ( let round = 0; round < 10; round++ ) {
		await onSite( 'ProgramsFilter\\Program\\write_order', places );
		const statuses = await Promise.all(
			[ reversed, rotated ].map( ( wanted ) =>
				onSite< number >( 'save_order', ids, wanted )
			)
		);
		expect( statuses.toSorted() ).toEqual( [ 200, 409 ] );
		expect( await onSite( 'order' ) ).toEqual(
			statuses[ 0 ] === 200 ? reversed : rotated
		);
	}
} );

it( 'two imports of the same sheet at the same time make each program and each category once', async () => {
	await Promise.all(
		[ 'editor', 'administrator' ].map( ( role ) => onSite( 'begin', role ) )
	);
	const states = await Promise.all(
		[ 'editor', 'administrator' ].map( async ( role ) => {
			for ( let tries = 0; tries < 200; tries++ ) {
				const state = await onSite< string >( 'part', role );
				if ( state !== 'busy' && state !== 'going' ) {
					return state;
				}
			}
			return 'never';
		} )
	);
	expect( states ).toEqual( [ 'done', 'done' ] );
	expect( await onSite( 'imported' ) ).toEqual( {
		programs: 20,
		titles: 20,
		categories: [ 'Cerámica', 'Coro' ],
	} );
} );
