/**
 * @jest-environment node
 */
import { pages, request } from './client';
import { codeOf } from './fixtures/code-of';
import { json, serve } from './fixtures/fake-server';

describe( 'a collection', () => {
	const collection = ( count: number ) =>
		serve( ( { url } ) => {
			const page = Number( url.searchParams.get( 'page' ) );
			const size = Number( url.searchParams.get( 'per_page' ) );
			const from = ( page - 1 ) * size;
			return json(
				Array.from(
					{ length: Math.min( size, count - from ) },
					( _, index ) => from + index
				),
				200,
				{ 'X-WP-TotalPages': String( Math.ceil( count / size ) ) }
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

	it( 'comes page by page, for a reader that shows the first before the last', async () => {
		const received = collection( 950 );
		for await ( const items of pages( { path: '/a' } ) ) {
			expect( items ).toHaveLength( 100 );
			break;
		}
		expect( received ).toHaveLength( 1 );
	} );
} );
