import { ApiError } from '../../../api/api-error';
import * as client from '../../../api/client';
import type { Slice } from './listing';
import { ListingResource, resourceAt, type Snapshot } from './resource';

jest.mock( '../../../api/client' );
const api = jest.mocked( client );

const PATH = '/programs-filter/v1/listing?limit=3';

const listing = ( html = '<div class="programas"></div>' ) => ( {
	html,
	parts: { filter: true, count: true, grid: true },
	initial: 'all',
	total: 250,
	counts: {},
	missing: [],
	published: 250,
	drafts: 0,
} );

/** What was asked for: the number of a slice, or whether anything has changed. */
type Question = number | 'stamp';

/**
 * A server.
 *
 * @param slice Answers with a slice, from 1; undefined: with none.
 * @param count How many slices there are.
 * @param stamp Answers whether anything has changed.
 */
function serve(
	slice: ( page: number ) => Slice | undefined | Promise< Slice >,
	count: number,
	stamp: () => string = offline
): Question[] {
	const asked: Question[] = [];
	api.pages.mockImplementation( async function* ( { signal } ) {
		for ( let page = 1; page <= count; page++ ) {
			asked.push( page );
			const found = await slice( page );
			signal?.throwIfAborted();
			yield found ? [ found ] : [];
		}
	} );
	api.request.mockImplementation( () => {
		asked.push( 'stamp' );
		return new Promise( ( resolve ) => resolve( { stamp: stamp() } ) );
	} );
	return asked;
}

function offline(): never {
	throw new ApiError( 'fetch_error' );
}

/** A server with a listing in three slices. */
function site() {
	const state = { stamp: 'a', html: '<div class="programas">1</div>' };
	const asked = serve(
		( page ) => ( {
			stamp: state.stamp,
			listing: page === 1 ? listing( state.html ) : null,
			cards: `<li>${ page }</li>`,
		} ),
		3,
		() => state.stamp
	);
	return { state, asked };
}

/** What a subscriber sees, each time that it is told. */
function watch( resource: ListingResource ): {
	seen: Snapshot[];
	leave: () => void;
} {
	const seen: Snapshot[] = [];
	const leave = resource.subscribe( () =>
		seen.push( resource.getSnapshot() )
	);
	return { seen, leave };
}

/** Waits for something that the resource will come to. */
async function until( condition: () => boolean ): Promise< void > {
	for ( let turn = 0; turn < 200 && ! condition(); turn++ ) {
		await new Promise( ( resolve ) => setTimeout( resolve ) );
	}
	expect( condition() ).toBe( true );
}

/** Somebody leaves the window and comes back. */
async function comeBack(): Promise< void > {
	document.hasFocus = () => false;
	window.dispatchEvent( new Event( 'blur' ) );
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	window.dispatchEvent( new Event( 'focus' ) );
}

const opened: ( () => void )[] = [];

/** A listing that somebody has opened and all of which has come. */
async function openedListing( path = PATH ) {
	const around = site();
	const resource = new ListingResource( path );
	const { seen, leave } = watch( resource );
	opened.push( leave );
	await until( () => seen.at( -1 )?.cards.length === 3 );
	return { ...around, resource, seen, leave };
}

afterEach( async () => {
	opened.splice( 0 ).forEach( ( leave ) => leave() );
	await new Promise( ( resolve ) => setTimeout( resolve ) );
} );

it( 'shows the first slice before the others, and all in the end', async () => {
	const { seen } = await openedListing();
	expect( seen.map( ( { cards } ) => cards.join( '' ) ) ).toEqual( [
		'<li>1</li>',
		'<li>1</li><li>2</li>',
		'<li>1</li><li>2</li><li>3</li>',
		'<li>1</li><li>2</li><li>3</li>',
	] );
	expect( seen[ 0 ]?.listing?.total ).toBe( 250 );
} );

it( 'asks, when somebody comes back, whether anything has changed, and nothing else where it has not', async () => {
	const { asked } = await openedListing();
	const before = asked.length;
	await comeBack();
	await until( () => asked.length === before + 1 );
	await new Promise( ( resolve ) => setTimeout( resolve, 20 ) );
	expect( asked ).toHaveLength( before + 1 );
	expect(
		asked.slice( before ).every( ( question ) => question === 'stamp' )
	).toBe( true );
} );

it( 'asks one question for several listings', async () => {
	const { asked } = await openedListing();
	const other = new ListingResource( `${ PATH }&order=desc` );
	const { seen, leave } = watch( other );
	opened.push( leave );
	await until( () => seen.at( -1 )?.cards.length === 3 );
	const before = asked.length;
	await comeBack();
	await until( () => asked.length > before );
	await new Promise( ( resolve ) => setTimeout( resolve, 20 ) );
	expect( asked.slice( before ) ).toEqual( [ 'stamp' ] );
} );

it( 'reads the listing anew where something has changed, with the old one in view until all has come', async () => {
	const { state, seen } = await openedListing();
	const before = seen.length;
	state.stamp = 'b';
	state.html = '<div class="programas">2</div>';
	await comeBack();
	await until( () => seen.length > before );
	expect( seen.slice( before ) ).toMatchObject( [
		{ listing: { html: state.html }, cards: { length: 3 } },
	] );
} );

it( 'begins anew when the listing changes between two slices', async () => {
	let stamp = 'a';
	const asked = serve( ( page ) => {
		const slice = {
			stamp,
			listing: page === 1 ? listing( stamp ) : null,
			cards: `${ stamp }${ page }`,
		};
		stamp = 'b';
		return slice;
	}, 2 );
	const resource = new ListingResource( PATH );
	const { seen, leave } = watch( resource );
	opened.push( leave );
	await until( () => seen.at( -1 )?.listing?.html === 'b' );
	expect( seen.at( -1 )?.cards ).toEqual( [ 'b1', 'b2' ] );
	expect( asked ).toHaveLength( 4 );
} );

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

it( 'is read once more where somebody asked for it while a request was about to fail', async () => {
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

it( 'that nobody wants any more is aborted; who comes back at once has not left', async () => {
	const aborted: boolean[] = [];
	api.pages.mockImplementation( async function* ( { signal } ) {
		await new Promise( ( _, reject ) =>
			signal?.addEventListener( 'abort', () => {
				aborted.push( true );
				reject( new DOMException( 'Aborted', 'AbortError' ) );
			} )
		);
		yield [];
	} );
	const resource = new ListingResource( PATH );
	resource.subscribe( () => {} )();
	const leave = resource.subscribe( () => {} );
	await new Promise( ( resolve ) => setTimeout( resolve, 5 ) );
	expect( aborted ).toEqual( [] );
	leave();
	await until( () => aborted.length === 1 );
	expect( resource.getSnapshot().error ).toBe( undefined );
} );

it( 'is the same for all who ask for the same, until twenty others were asked for', () => {
	const resource = resourceAt( '/a' );
	for ( let number = 1; number < 20; number++ ) {
		resourceAt( `/${ number }` );
	}
	expect( resourceAt( '/a' ) ).toBe( resource );
	for ( let number = 1; number <= 20; number++ ) {
		resourceAt( `/${ number }` );
	}
	expect( resourceAt( '/a' ) ).not.toBe( resource );
} );
