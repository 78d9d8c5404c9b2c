/**
 * Listings beside plugins that take part in every query: with a stand-in of the one that needs an argument, and with each release that does.
 */
import { releases } from '../../tools/shared/compat/releases.ts';
import { siteWith } from './release-of-others.ts';
import { wordpress } from './wordpress.ts';

// A site starts.
jest.setTimeout( 180_000 );

const ORDERS = {
	manual: 'Danza Acuarela Coro Barro',
	title: 'Acuarela Barro Coro Danza',
	date: 'Coro Acuarela Barro Danza',
	next: 'Coro Danza Acuarela Barro',
	related: 'Acuarela Coro Barro',
};

const ADMIN = 'Danza Acuarela Coro Barro in order';

const { inSandbox } = wordpress();

it( 'every order of a listing and of the list in the admin is its own beside a plugin that puts the manual order before any other', async () => {
	const all = { ...ORDERS, admin: ADMIN };
	expect( await inSandbox( 'beside_order_for_all' ) ).toEqual( {
		before: all,
		beside: all,
	} );
} );

for ( const { slug, main, version } of releases.filter(
	( { changesQueries } ) => changesQueries
) ) {
	const { describe, start, stop, run } = siteWith( slug, main );

	describe( `beside ${ slug }`, () => {
		beforeAll( async () => {
			await start();
			await run( 'contents' );
			await run( 'activate', `${ slug }/${ main }` );
		} );
		afterAll( () => stop() );

		test( `${ version }: every order of a listing and of the list in the admin is its own`, async () => {
			expect( await run( 'version', `${ slug }/${ main }` ) ).toBe(
				version
			);
			expect( await run( 'orders' ) ).toEqual( ORDERS );
			expect( await run( 'list_in_admin' ) ).toBe( ADMIN );
		} );
	} );
}
