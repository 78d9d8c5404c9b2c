/** Listings that do not come, or not whole. */
import { ApiError } from '../../../wordpress/api-error';
import {
	comeBack,
	listing,
	offline,
	opened,
	openedListing,
	PATH,
	serve,
	site,
	until,
	watch,
} from './fixtures/fake-listings';
import { ListingResource } from './resource';

jest.mock( '../../../wordpress/client' );

it( 'offline, keeps what it has, says why it may be old, and looks by itself when there is a network again', async () => {
	const { resource, seen } = await openedListing();
	serve( offline, 3 );
	await comeBack();
	await until( () => seen.at( -1 )?.error !== undefined );
	expect( seen.at( -1 ) ).toMatchObject( {
		error: { code: 'fetch_error' },
		cards: { length: 3 },
	} );
	site();
	window.dispatchEvent( new Event( 'online' ) );
	await until( () => resource.getSnapshot().error === undefined );
	expect( resource.getSnapshot().cards ).toHaveLength( 3 );
} );

it( 'of which only the first slices came keeps them, with an error; it is read anew when there is a network again, without a step back', async () => {
	serve(
		( page ) =>
			page === 1
				? { stamp: 'a', listing: listing(), cards: '<li>' }
				: offline(),
		2
	);
	const resource = new ListingResource( PATH );
	const { seen, leave } = watch( resource );
	opened.push( leave );
	await until( () => seen.at( -1 )?.error !== undefined );
	expect( seen.at( -1 ) ).toMatchObject( {
		error: { code: 'fetch_error' },
		listing: {},
		cards: [ '<li>' ],
		isComplete: false,
	} );
	const before = seen.length;
	site();
	window.dispatchEvent( new Event( 'online' ) );
	await until( () => resource.getSnapshot().isComplete );
	expect( seen.slice( before ).map( ( { cards } ) => cards.length ) ).toEqual(
		[ 1, 2, 3, 3 ]
	);
} );

it( 'is read once more where the editor asked for it while a request was about to fail', async () => {
	let fail = (): void => {};
	serve(
		() =>
			new Promise( ( _, reject ) => {
				fail = () => reject( new ApiError( 'fetch_error' ) );
			} ),
		1
	);
	const resource = new ListingResource( PATH );
	const { seen, leave } = watch( resource );
	opened.push( leave );
	window.dispatchEvent( new Event( 'online' ) );
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	site();
	fail();
	await until( () => resource.getSnapshot().isComplete );
	expect( seen.every( ( { error } ) => error === undefined ) ).toBe( true );
} );

it( 'an answer without a listing is an error, not an empty list', async () => {
	serve( () => undefined, 1 );
	const resource = new ListingResource( PATH );
	const { seen, leave } = watch( resource );
	opened.push( leave );
	await until( () => seen.length > 0 );
	expect( seen ).toMatchObject( [
		{ error: { code: 'unknown_error' }, cards: [] },
	] );
} );

it( 'a first slice that comes again, from a cache that ignores the query, is an error', async () => {
	const asked = serve(
		() => ( { stamp: 'a', listing: listing(), cards: '<li>' } ),
		60
	);
	const resource = new ListingResource( PATH );
	const { seen, leave } = watch( resource );
	opened.push( leave );
	await until( () => seen.at( -1 )?.error !== undefined );
	expect( seen.at( -1 ) ).toMatchObject( {
		error: { code: 'unknown_error' },
		cards: { length: 1 },
	} );
	expect( asked ).toHaveLength( 2 );
} );
