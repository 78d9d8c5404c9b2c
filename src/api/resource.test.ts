import { ApiError } from './api-error';
import { Resource, type Load } from './resource';

/** A request that the test ends. */
interface Pending {
	signal: AbortSignal;
	first: ( items: string[] ) => void;
	resolve: ( items: string[] ) => void;
	reject: ( reason: unknown ) => void;
}

function setUp() {
	const requests: Pending[] = [];
	const load: Load< string > = ( signal, first ) =>
		new Promise( ( resolve, reject ) => {
			signal.addEventListener( 'abort', () =>
				reject( new DOMException( 'Aborted', 'AbortError' ) )
			);
			requests.push( { signal, first, resolve, reject } );
		} );
	const resource = new Resource( load );
	const request = ( index: number ): Pending => {
		const found = requests[ index ];
		if ( ! found ) {
			throw new Error( `No request ${ index }.` );
		}
		return found;
	};

	return { resource, requests, request };
}

/** Lets promises settle. */
const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

/** A subscriber of its own. */
const someone = (): ( () => void ) => () => {};

it( 'is loading, not empty, until an answer comes', async () => {
	const { resource, request } = setUp();
	expect( resource.getSnapshot() ).toEqual( { status: 'loading' } );
	resource.subscribe( someone() );
	expect( resource.getSnapshot() ).toEqual( { status: 'loading' } );
	request( 0 ).resolve( [] );
	await settle();
	expect( resource.getSnapshot() ).toEqual( {
		status: 'ready',
		items: [],
		complete: true,
	} );
} );

it( 'a second subscriber fetches nothing again', async () => {
	const { resource, requests, request } = setUp();
	resource.subscribe( someone() );
	resource.subscribe( someone() );
	request( 0 ).resolve( [ 'a' ] );
	await settle();
	resource.subscribe( someone() );
	expect( requests ).toHaveLength( 1 );
} );

it( 'shows the first page before the rest', async () => {
	const { resource, request } = setUp();
	const listener = jest.fn();
	resource.subscribe( listener );
	request( 0 ).first( [ 'a' ] );
	expect( resource.getSnapshot() ).toEqual( {
		status: 'ready',
		items: [ 'a' ],
		complete: false,
	} );
	expect( listener ).toHaveBeenCalledTimes( 1 );
	request( 0 ).resolve( [ 'a', 'b' ] );
	await settle();
	expect( resource.getSnapshot() ).toEqual( {
		status: 'ready',
		items: [ 'a', 'b' ],
		complete: true,
	} );
} );

it( 'a failure after the first page is an error, never a short list; the other requests are aborted', async () => {
	const { resource, request } = setUp();
	resource.subscribe( someone() );
	request( 0 ).first( [ 'a' ] );
	request( 0 ).reject( new ApiError( 'fetch_error' ) );
	await settle();
	expect( resource.getSnapshot() ).toMatchObject( {
		status: 'error',
		error: { code: 'fetch_error' },
	} );
	expect( request( 0 ).signal.aborted ).toBe( true );
} );

it( 'an error that is none of the catalogue is unknown', async () => {
	const { resource, request } = setUp();
	resource.subscribe( someone() );
	request( 0 ).reject( new TypeError( 'x is not a function' ) );
	await settle();
	expect( resource.getSnapshot() ).toMatchObject( {
		error: { code: 'unknown_error' },
	} );
} );

it( 'retrying is loading again, then a list', async () => {
	const { resource, request } = setUp();
	resource.subscribe( someone() );
	request( 0 ).reject( new ApiError( 'fetch_error' ) );
	await settle();
	resource.retry();
	expect( resource.getSnapshot() ).toEqual( { status: 'loading' } );
	request( 1 ).resolve( [ 'a' ] );
	await settle();
	expect( resource.getSnapshot() ).toMatchObject( {
		status: 'ready',
		items: [ 'a' ],
	} );
} );

it( 'a refresh keeps the list in view, also when it fails; a later one clears the error', async () => {
	const { resource, request } = setUp();
	resource.subscribe( someone() );
	request( 0 ).resolve( [ 'a' ] );
	await settle();
	resource.refresh();
	expect( resource.getSnapshot() ).toMatchObject( {
		status: 'ready',
		items: [ 'a' ],
	} );
	request( 1 ).reject( new ApiError( 'offline_error' ) );
	await settle();
	expect( resource.getSnapshot() ).toMatchObject( {
		status: 'ready',
		items: [ 'a' ],
		error: { code: 'offline_error' },
	} );
	resource.retry();
	expect( resource.getSnapshot() ).toMatchObject( {
		status: 'ready',
		items: [ 'a' ],
	} );
	request( 2 ).resolve( [ 'b' ] );
	await settle();
	expect( resource.getSnapshot() ).toEqual( {
		status: 'ready',
		items: [ 'b' ],
		complete: true,
	} );
} );

it( 'aborts when nobody wants it any more, and starts anew when somebody does', async () => {
	const { resource, requests, request } = setUp();
	const leaveFirst = resource.subscribe( someone() );
	const leaveSecond = resource.subscribe( someone() );
	leaveFirst();
	expect( request( 0 ).signal.aborted ).toBe( false );
	leaveSecond();
	await settle();
	expect( request( 0 ).signal.aborted ).toBe( true );
	expect( resource.getSnapshot() ).toEqual( { status: 'loading' } );
	resource.subscribe( someone() );
	expect( requests ).toHaveLength( 2 );
	request( 1 ).resolve( [ 'a' ] );
	await settle();
	expect( resource.getSnapshot() ).toMatchObject( { items: [ 'a' ] } );
} );

it( 'a block that leaves and comes back at once, because it is moved, fetches nothing again', async () => {
	const { resource, requests, request } = setUp();
	resource.subscribe( someone() )();
	const leave = resource.subscribe( someone() );
	await settle();
	expect( request( 0 ).signal.aborted ).toBe( false );
	request( 0 ).resolve( [ 'a' ] );
	await settle();
	leave();
	resource.subscribe( someone() );
	await settle();
	expect( requests ).toHaveLength( 1 );
} );

/** Leaves the window for some time, in milliseconds, and comes back. */
async function comeBackAfter( time: number ): Promise< void > {
	jest.setSystemTime( Date.now() + time );
	document.hasFocus = () => false;
	window.dispatchEvent( new Event( 'blur' ) );
	await settle();
	window.dispatchEvent( new Event( 'focus' ) );
}

describe( 'when somebody comes back to the window', () => {
	beforeEach( () => {
		jest.useFakeTimers( { now: 0, doNotFake: [ 'setTimeout' ] } );
	} );
	afterEach( () => {
		jest.useRealTimers();
	} );

	it( 'looks for changes', async () => {
		const { resource, requests, request } = setUp();
		const leave = resource.subscribe( someone() );
		request( 0 ).resolve( [ 'a' ] );
		await settle();
		await comeBackAfter( 30_000 );
		expect( requests ).toHaveLength( 2 );
		request( 1 ).resolve( [ 'a' ] );
		await settle();
		leave();
		await settle();
		await comeBackAfter( 30_000 );
		expect( requests ).toHaveLength( 2 );
	} );

	it( 'does not look again within 30 seconds', async () => {
		const { resource, requests, request } = setUp();
		const leave = resource.subscribe( someone() );
		request( 0 ).resolve( [ 'a' ] );
		await settle();
		await comeBackAfter( 29_999 );
		expect( requests ).toHaveLength( 1 );
		await comeBackAfter( 1 );
		expect( requests ).toHaveLength( 2 );
		request( 1 ).resolve( [ 'a' ] );
		await settle();
		await comeBackAfter( 1000 );
		expect( requests ).toHaveLength( 2 );
		leave();
		await settle();
	} );

	it( 'does not wait where the last answer was an error', async () => {
		const { resource, requests, request } = setUp();
		const leave = resource.subscribe( someone() );
		request( 0 ).resolve( [ 'a' ] );
		await settle();
		resource.refresh();
		request( 1 ).reject( new ApiError( 'offline_error' ) );
		await settle();
		await comeBackAfter( 1000 );
		expect( requests ).toHaveLength( 3 );
		leave();
		await settle();
	} );
} );
