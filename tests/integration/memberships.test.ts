/**
 * Programs that the releases of membership plugins reserve. reading.test.ts has the same with stand-ins, and more.
 */
import { read } from './listing.ts';
import { siteWith } from './release-of-others.ts';

// A site starts.
jest.setTimeout( 180_000 );

const PLUGINS = [
	[ 'members', 'members.php' ],
	[ 'paid-memberships-pro', 'paid-memberships-pro.php' ],
	[ 'restrict-content', 'restrictcontent.php' ],
	[ 'wp-members', 'wp-members.php' ],
] as const;

const SECRET = /secret|2099/;

for ( const [ slug, file ] of PLUGINS ) {
	const { describe, start, stop, run, get } = siteWith( slug, file );

	describe( `beside ${ slug }`, () => {
		beforeAll( async () => {
			await start();
			await run( 'activate', `${ slug }/${ file }` );
			await run( 'contents' );
		} );
		afterAll( () => stop() );

		test( 'a program shows its facts until it is reserved, and to those for whom it is reserved', async () => {
			const paths = [
				'/programas/',
				'/programa/reservado/',
				'/wp-json/wp/v2/programas?slug=reservado&_fields=title,meta',
			];
			const pages = async () =>
				Promise.all(
					paths.map( async ( path ) => ( await get( path ) ).html )
				);
			for ( const html of await pages() ) {
				expect( html ).toMatch( SECRET );
			}

			await run( 'reserve', slug );
			for ( const [ index, html ] of ( await pages() ).entries() ) {
				expect( [ paths[ index ], SECRET.exec( html ) ] ).toEqual( [
					paths[ index ],
					null,
				] );
				// No description of it, and none that is a sentence of the plugin's.
				expect( /"description".{0,80}/.exec( html ) ).toBeNull();
			}
			// The listing has its card, without such a sentence.
			const { html } = await get( '/programas/' );
			expect( read( html ).visible ).toEqual( [ 'Reservado' ] );
			expect(
				/class="programas-card__excerpt.{0,80}/.exec( html )
			).toBeNull();

			const member = await run< string >( 'listing_of_member', slug );
			expect( SECRET.exec( member ) ).not.toBeNull();
			const other = await run< string >( 'listing_of_subscriber', slug );
			expect( SECRET.exec( other ) ).toBeNull();
		} );
	} );
}
