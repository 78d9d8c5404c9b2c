/**
 * What people do at the same time, each in a request of their own.
 */
import { wordpress } from './wordpress.ts';

const { onSite, removeContent } = wordpress();

afterEach( removeContent );

it( 'an order is saved by one of two people at the same time, and the other hears that it has changed', async () => {
	const ids = await onSite< number[] >( 'numbered', 6 );
	const reversed = ids.toReversed();
	const rotated = [ ...ids.slice( 1 ), ...ids.slice( 0, 1 ) ];
	const places = Object.fromEntries(
		ids.map( ( id, at ) => [ id, at + 1 ] )
	);
	for ( let round = 0; round < 10; round++ ) {
		await onSite( 'ProgramsFilter\\Program\\update_order_numbers', places );
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

it( 'two people who order different programs at the same time are both saved', async () => {
	const ids = await onSite< number[] >( 'numbered', 6 );
	await onSite(
		'ProgramsFilter\\Program\\update_order_numbers',
		Object.fromEntries( ids.map( ( id, at ) => [ id, at + 1 ] ) )
	);
	const halves = [ ids.slice( 0, 3 ), ids.slice( 3 ) ];
	const statuses = await Promise.all(
		halves.map( ( half ) =>
			onSite< number >(
				'save_order_and',
				half,
				half.toReversed(),
				'wait'
			)
		)
	);
	expect( statuses ).toEqual( [ 200, 200 ] );
	expect( await onSite( 'order' ) ).toEqual(
		halves.flatMap( ( half ) => half.toReversed() )
	);
} );

it( 'a request that ends while it writes the order leaves it as it was, and keeps nobody from ordering', async () => {
	const ids = await onSite< number[] >( 'numbered', 3 );
	const reversed = ids.toReversed();
	await expect(
		onSite( 'save_order_and', ids, reversed, 'exit' )
	).rejects.toThrow();
	expect( await onSite( 'order' ) ).toEqual( ids );
	expect( await onSite( 'save_order', ids, reversed ) ).toBe( 200 );
	expect( await onSite( 'order' ) ).toEqual( reversed );
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

/** Programs, each followed by its copy of the next season. */
const withCopies = ( count: number ): string[] =>
	Array.from( { length: count }, ( _, at ) => at + 1 ).flatMap(
		( number ) => [
			`Curso ${ number }`,
			`Curso ${ number } 2028-10-03 Sala ${ number } 1`,
		]
	);

it( 'copies of a season that is cut off five times are all there in the end, once and whole', async () => {
	const ids = await onSite< number[] >( 'courses', 12 );
	for ( let times = 0; times < 5; times++ ) {
		// Each time the user chooses them again, and PHP ends somewhere else.
		await expect(
			onSite( 'duplicate', ids, 'editor', 1 + 2 * times )
		).rejects.toThrow();
	}
	await onSite( 'duplicate', ids );
	// Those at which it ended were left out, and can be chosen again.
	const leftOut = await onSite< number[] >( 'left_out' );
	expect( leftOut ).toHaveLength( 5 );
	await onSite( 'duplicate', leftOut );
	expect( await onSite( 'described' ) ).toEqual( withCopies( 12 ) );
} );

it( 'a program at which PHP ends is tried once and named; those behind it are copied', async () => {
	const ids = await onSite< number[] >( 'courses', 3 );
	await expect(
		onSite( 'duplicate_beside', ids, 'Curso 2' )
	).rejects.toThrow();
	expect( await onSite( 'duplicate_beside', [], 'Curso 2' ) ).toEqual( [
		'Curso 2',
	] );
	expect( await onSite( 'described' ) ).toEqual(
		withCopies( 3 ).filter( ( one ) => ! one.startsWith( 'Curso 2 ' ) )
	);
} );

it( 'a person who loads the list three times while it copies finds each copy once', async () => {
	const ids = await onSite< number[] >( 'courses', 8 );
	await onSite( 'choose', ids );
	await Promise.all( [
		onSite( 'duplicate', [] ),
		onSite( 'duplicate', [] ),
		onSite( 'duplicate', [] ),
	] );
	expect( await onSite( 'left_out' ) ).toEqual( [] );
	expect( await onSite( 'described' ) ).toEqual( withCopies( 8 ) );
} );

it( 'two people duplicate and a third orders others at the same time: each copy is there once, behind its source', async () => {
	const ids = await onSite< number[] >( 'courses', 16 );
	const others = ids.slice( 14 );
	const [ , , ordered ] = await Promise.all( [
		onSite( 'duplicate', ids.slice( 0, 6 ), 'editor' ),
		onSite( 'duplicate', ids.slice( 6, 14 ), 'administrator' ),
		onSite< number >( 'save_order', others, others.toReversed() ),
	] );
	expect( ordered ).toBe( 200 );
	expect( await onSite( 'described' ) ).toEqual( [
		...withCopies( 14 ),
		'Curso 16',
		'Curso 15',
	] );
} );
