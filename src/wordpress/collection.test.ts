/**
 * @jest-environment node
 */
import { pages, request } from './client';
import { codeOf } from './fixtures/code-of';
import { json, serve } from './fixtures/fake-server';

describe( 'a collection', () => {
	const collection = ( count: number, headers = true ) =>
		serve( ( { url } ) => {
			const page = Number( url.searchParams.get( 'page' ) );
			const size = Number( url.searchParams.get( 'per_page' ) );
			const from = ( page - 1 ) * size;
			if ( from >= count && page > 1 ) {
				return json( { code: 'rest_post_invalid_page_number' }, 400 );
			}
			return json(
				Array.from(
					{ length: Math.min( size, count - from ) },
					( _, index ) => from + index
				),
				200,
				headers
					? { 'X-WP-TotalPages': String( Math.ceil( count / size ) ) }
					: {}
			);
		} );

	it.each( [
		[ 0, 1 ],
		[ 100, 1 ],
		[ 101, 2 ],
		[ 250, 3 ],
	] )(
		'of %d with per_page=-1 is read in pages of 100: %d requests',
		async ( count, requests ) => {
			const received = collection( count );
			await expect(
				request( { path: '/wp/v2/programas?per_page=-1&order=asc' } )
			).resolves.toEqual(
				Array.from( { length: count }, ( _, i ) => i )
			);
			expect( received ).toHaveLength( requests );
			expect(
				received.every(
					( { url } ) =>
						url.searchParams.get( 'per_page' ) === '100' &&
						url.searchParams.get( 'order' ) === 'asc'
				)
			).toBe( true );
		}
	);

	it.each( [ 100, 250 ] )(
		'of %d is whole also where a proxy took out how many pages there are',
		async ( count ) => {
			collection( count, false );
			await expect(
				request( { path: '/a?per_page=-1' } )
			).resolves.toHaveLength( count );
		}
	);

	it( 'fails when one of its pages does: none is left out', async () => {
		serve( ( { url } ) =>
			url.searchParams.get( 'page' ) === '2'
				? null
				: json( [ 1 ], 200, { 'X-WP-TotalPages': '3' } )
		);
		expect( await codeOf( request( { path: '/a?per_page=-1' } ) ) ).toBe(
			'fetch_error'
		);
	} );

	it( 'that is no list is an unknown error', async () => {
		serve( () => json( { a: 1 } ) );
		expect( await codeOf( request( { path: '/a?per_page=-1' } ) ) ).toBe(
			'unknown_error'
		);
	} );

	it( 'comes page by page to who wants to show the first before the last, while the next two are on their way', async () => {
		const received = collection( 950 );
		for await ( const items of pages( { path: '/a' } ) ) {
			expect( items ).toHaveLength( 100 );
			break;
		}
		expect(
			received.map( ( { url } ) => url.searchParams.get( 'page' ) )
		).toEqual( [ '1', '2', '3' ] );
	} );

	it( 'is asked for two pages at a time at most, and comes in order also where a later page is faster', async () => {
		let open = 0;
		let most = 0;
		serve( async ( { url } ) => {
			most = Math.max( most, ++open );
			const page = Number( url.searchParams.get( 'page' ) );
			await new Promise( ( resolve ) =>
				setTimeout( resolve, page % 2 ? 1 : 10 )
			);
			open--;

			return json( [ page ], 200, { 'X-WP-TotalPages': '7' } );
		} );
		await expect( request( { path: '/a?per_page=-1' } ) ).resolves.toEqual(
			[ 1, 2, 3, 4, 5, 6, 7 ]
		);
		expect( most ).toBe( 2 );
	} );
} );
