/**
 * @jest-environment node
 */
import { fetchAll } from './fetch-all';
import { json, serve, type Answer } from './fixtures/fake-server';

interface Item {
	id: number;
}

const items = ( count: number ): Item[] =>
	Array.from( { length: count }, ( _, index ) => ( { id: index + 1 } ) );

/** A collection as WordPress serves it. */
const collection =
	( all: Item[] ): Answer =>
	( { url } ) => {
		const size = Number( url.searchParams.get( 'per_page' ) );
		const page = Number( url.searchParams.get( 'page' ) );
		return json( all.slice( ( page - 1 ) * size, page * size ), 200, {
			'X-WP-Total': String( all.length ),
			'X-WP-TotalPages': String( Math.ceil( all.length / size ) ),
		} );
	};

const fetchItems = ( onFirst?: ( first: Item[] ) => void ) =>
	fetchAll< Item >(
		'/wp/v2/programas',
		new AbortController().signal,
		onFirst
	);

it( '250 items arrive complete, once each and in order, in pages of 100', async () => {
	const received = serve( collection( items( 250 ) ) );
	await expect( fetchItems() ).resolves.toEqual( items( 250 ) );
	expect(
		received.map(
			( { url } ) =>
				`${ url.searchParams.get( 'page' ) }/${ url.searchParams.get( 'per_page' ) }`
		)
	).toEqual( [ '1/100', '2/100', '3/100' ] );
} );

it( 'an empty collection is one request', async () => {
	const received = serve( collection( [] ) );
	await expect( fetchItems() ).resolves.toEqual( [] );
	expect( received ).toHaveLength( 1 );
} );

it( 'the first page is there before the others have arrived', async () => {
	const all = collection( items( 250 ) );
	let release = (): void => {};
	const held = new Promise< void >( ( resolve ) => ( release = resolve ) );
	serve( async ( request ) => {
		if ( request.url.searchParams.get( 'page' ) !== '1' ) {
			await held;
		}
		return all( request );
	} );
	const first = await new Promise< Item[] >( ( resolve ) => {
		void fetchItems( resolve );
	} );
	expect( first ).toHaveLength( 100 );
	release();
} );

it( 'a failure on page 2 is an error, never a short list', async () => {
	const all = collection( items( 250 ) );
	serve( ( request ) =>
		request.url.searchParams.get( 'page' ) === '2'
			? json(
					{
						code: 'rest_post_invalid_page_number',
						message: 'La página no existe.',
					},
					400
				)
			: all( request )
	);
	await expect( fetchItems() ).rejects.toMatchObject( {
		code: 'rest_post_invalid_page_number',
	} );
} );

it( 'a collection that changes while it is read is read again', async () => {
	let all = items( 250 );
	let requests = 0;
	const received = serve( ( request ) => {
		requests++;
		if ( requests === 2 ) {
			// Somebody publishes one, at the top: the last of page 1 appears again on page 2.
			all = [ { id: 999 }, ...all ];
		}
		return collection( all )( request );
	} );
	const result = await fetchItems();
	expect( result.map( ( { id } ) => id ) ).toEqual(
		all.map( ( { id } ) => id )
	);
	expect( received ).toHaveLength( 6 );
} );

it( 'a collection whose items are not as many as its total is shown as it is, each item once, after three readings', async () => {
	const received = serve( () =>
		json( [ { id: 1 }, { id: 2 }, { id: 1 } ], 200, {
			'X-WP-Total': '4',
			'X-WP-TotalPages': '1',
		} )
	);
	await expect( fetchItems() ).resolves.toEqual( items( 2 ) );
	expect( received ).toHaveLength( 3 );
} );

it.each( [ 0, 99, 100, 250 ] )(
	'%d items arrive complete also where a proxy takes the totals out, and are read once',
	async ( count ) => {
		const received = serve( ( { url } ) => {
			const page = Number( url.searchParams.get( 'page' ) );
			return page > 1 && ( page - 1 ) * 100 >= count
				? json( { code: 'rest_post_invalid_page_number' }, 400 )
				: json(
						items( count ).slice( ( page - 1 ) * 100, page * 100 )
					);
		} );
		await expect( fetchItems() ).resolves.toEqual( items( count ) );
		expect( received ).toHaveLength( Math.floor( count / 100 ) + 1 );
	}
);

it( 'without totals, too, a page that fails is an error', async () => {
	serve( ( { url } ) =>
		url.searchParams.get( 'page' ) === '2'
			? json( { code: 'rest_forbidden', message: 'No.' }, 403 )
			: json( items( 100 ) )
	);
	await expect( fetchItems() ).rejects.toMatchObject( {
		code: 'rest_forbidden',
	} );
} );

it( 'of 5,000 items no more than four pages are asked for at a time', async () => {
	let open = 0;
	let most = 0;
	const received = serve( async ( request ) => {
		most = Math.max( most, ++open );
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		open--;
		return collection( items( 5000 ) )( request );
	} );
	await expect( fetchItems() ).resolves.toEqual( items( 5000 ) );
	expect( received ).toHaveLength( 50 );
	expect( most ).toBe( 4 );
} );

it( 'an answer that is no list is an error', async () => {
	serve( () => json( { id: 1 } ) );
	await expect( fetchItems() ).rejects.toMatchObject( {
		code: 'unknown_error',
	} );
} );

it( 'all requests are aborted together', async () => {
	const controller = new AbortController();
	const all = collection( items( 250 ) );
	const received = serve( ( request ) => {
		if ( request.url.searchParams.get( 'page' ) === '2' ) {
			controller.abort();
		}
		return all( request );
	} );
	await expect(
		fetchAll( '/wp/v2/programas', controller.signal )
	).rejects.toMatchObject( { name: 'AbortError' } );
	expect( received.every( ( { signal } ) => signal?.aborted ) ).toBe( true );
} );
