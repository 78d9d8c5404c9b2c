/**
 * @jest-environment node
 */
import { send } from './client';
import { codeOf } from './fixtures/code-of';
import { json, serve } from './fixtures/fake-server';

describe( 'a collection', () => {
	/** What WordPress says of the number of pages, and of the next one. */
	const headers = (
		page: number,
		pages: number
	): Record< string, string > => ( {
		'X-WP-TotalPages': String( pages ),
		...( page < pages && {
			Link: `<https://example.org/wp-json/?page=${ page + 1 }>; rel="next"`,
		} ),
	} );
	const numbers = ( count: number, from = 0 ) =>
		Array.from( { length: count }, ( _, index ) => from + index );
	const collection = ( count: number, headersOf = headers ) =>
		serve( ( { url } ) => {
			const page = Number( url.searchParams.get( 'page' ) );
			const size = Number( url.searchParams.get( 'per_page' ) );
			const from = ( page - 1 ) * size;
			const pages = Math.ceil( count / size );
			return page > 1 && page > pages
				? json( { code: 'rest_post_invalid_page_number' }, 400 )
				: json(
						numbers( Math.min( size, count - from ), from ),
						200,
						headersOf( page, pages )
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
				send( { path: '/wp/v2/programas?per_page=-1&order=asc' } )
			).resolves.toEqual( numbers( count ) );
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
		expect( await codeOf( send( { path: '/a?per_page=-1' } ) ) ).toBe(
			'fetch_error'
		);
	} );

	it( 'that is no list is an unknown error', async () => {
		serve( () => json( { a: 1 } ) );
		expect( await codeOf( send( { path: '/a?per_page=-1' } ) ) ).toBe(
			'unknown_error'
		);
	} );

	it.each< [ string, typeof headers ] >( [
		[
			'the number of pages is missing',
			( page, pages ) => {
				const { Link } = headers( page, pages );
				return Link ? { Link } : {};
			},
		],
		[
			'a proxy sends each header twice',
			( page, pages ) => {
				const all = headers( page, pages );
				return {
					'X-WP-TotalPages': `${ pages }, ${ pages }`,
					...( all.Link && { Link: `${ all.Link }, ${ all.Link }` } ),
				};
			},
		],
		[
			'the link to the next page is missing',
			( _, pages ) => ( { 'X-WP-TotalPages': String( pages ) } ),
		],
		[ 'both are missing', () => ( {} ) ],
	] )( 'is whole where %s', async ( _, headersOf ) => {
		for ( const count of [ 0, 99, 100, 101, 250, 300 ] ) {
			collection( count, headersOf );
			expect( await send( { path: '/a?per_page=-1' } ) ).toEqual(
				numbers( count )
			);
		}
	} );

	it( 'whose server knows no pages is an unknown error, and not asked for again and again', async () => {
		const received = serve( () => json( numbers( 100 ) ) );
		expect( await codeOf( send( { path: '/a?per_page=-1' } ) ) ).toBe(
			'unknown_error'
		);
		expect( received ).toHaveLength( 2 );
	} );
} );
