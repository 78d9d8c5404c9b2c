import { muPlugin } from './mu-plugin.ts';
import { parse, read } from './listing.ts';
import { wordpress } from './wordpress.ts';

const site = wordpress();
const { onSite, fetchPage, removeContent } = site;

describe.each( [ '/%postname%/', '' ] )(
	'beside a taxonomy of programs with the query variable "sede", with the permalinks "%s"',
	( structure ) => {
		let remove: () => Promise< void >;
		let list: string;
		let archive: string;

		beforeAll( async () => {
			remove = await muPlugin( site, 'taxonomy' );
			await onSite( 'permalinks', structure );
			[ list = '', archive = '' ] =
				await onSite< string[] >( 'contents' );
		} );
		afterAll( async () => {
			await onSite( 'forget' );
			await remove();
			await removeContent();
		} );

		const asking = ( address: string, query: string ) =>
			`${ address }${ address.includes( '?' ) ? '&' : '?' }${ query }`;

		it( 'a page with a listing is shown, filtered', async () => {
			for ( const [ query, titles ] of [
				[ 'sede=norte', [ 'Acuarela' ] ],
				[ 'sede=sur', [ 'Coro' ] ],
				[ 'sede=no-hay', [ 'Acuarela', 'Coro' ] ],
				[ 'sede=norte&sede=sur', [ 'Acuarela', 'Coro' ] ],
			] as const ) {
				const page = await fetchPage( asking( list, query ) );
				expect( [ page.status, read( page.html ).visible ] ).toEqual( [
					200,
					titles,
				] );
			}
		} );

		it( 'the archive of a term is what it was', async () => {
			const page = await fetchPage( archive );
			expect( page.status ).toBe( 200 );
			expect(
				parse( page.html ).querySelector( '.wp-block-query-title' )
					?.textContent
			).toContain( 'norte' );
		} );
	}
);

it( 'a front page with a listing is shown, filtered', async () => {
	const remove = await muPlugin( site, 'taxonomy' );
	await onSite( 'permalinks', '/%postname%/' );
	await onSite( 'contents' );
	try {
		const page = await fetchPage( '/?sede=sur&gratis=1' );
		expect( read( page.html ).visible ).toEqual( [ 'Coro' ] );
	} finally {
		await onSite( 'forget' );
		await remove();
		await removeContent();
	}
} );
