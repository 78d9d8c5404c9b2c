/**
 * Programs that a membership plugin reserves, by stand-ins of its public function.
 */
import { read } from './listing.ts';
import { muPlugin } from './mu-plugin.ts';
import { wordpress } from './wordpress.ts';

const site = wordpress();
const { fetchPage, inSandbox, onSite, removeContent } = site;

const PLUGINS = [
	'members',
	'paid-memberships-pro',
	'restrict-content',
	'wp-members',
];

/** What only those may know who may read the program: its texts, facts, beginning, price and picture. */
const SECRET = /secret|2099|25 €|<img|InStock|EUR/;
const SENTENCE = /Lo sentimos/;

const PAGES = [
	'/programas/',
	'/programa/reservado/',
	'/bloques/',
	'/wp-json/wp/v2/programas?slug=reservado&_fields=title,meta,excerpt',
];

const pages = async () =>
	Promise.all(
		PAGES.map( async ( path ) => {
			const { html, status } = await fetchPage( path );
			expect( [ path, status ] ).toEqual( [ path, 200 ] );
			return html;
		} )
	);

describe( 'a program that another plugin reserves', () => {
	beforeAll( () => onSite( 'contents' ) );
	afterAll( () => removeContent() );

	it( 'is in all of these pages without that plugin', async () => {
		for ( const html of await pages() ) {
			expect( html ).toMatch( SECRET );
		}
	} );

	describe.each( PLUGINS )( 'by the public function of %s', ( plugin ) => {
		let htmls: string[];

		beforeAll( async () => {
			const remove = await muPlugin( site, 'membership_plugin', plugin );
			try {
				htmls = await pages();
			} finally {
				await remove();
			}
		} );

		it( 'shows visitors its title and no more: on cards, on its page, in blocks, in structured data, in the REST API', () => {
			for ( const [ index, html ] of htmls.entries() ) {
				expect( [ PAGES[ index ], SECRET.exec( html ) ] ).toEqual( [
					PAGES[ index ],
					null,
				] );
			}
			expect( htmls[ 0 ] ).toContain( 'Reservado' );
			expect( htmls[ 0 ] ).toContain( 'Aula abierta' );
			expect( htmls[ 0 ] ).not.toMatch( SENTENCE );
			expect( htmls[ 1 ] ).not.toContain( '"CreativeWork"' );
		} );

		it( 'shows all of it to those who may read it, and is in its place among programs by time for them only', async () => {
			const { visitor, member, related, members } = await inSandbox<
				Record< 'visitor' | 'member', string > &
					Record< 'related' | 'members', string[] >
			>( 'listings', plugin );
			expect( visitor ).not.toMatch( SECRET );
			expect( read( visitor ).visible ).toEqual( [
				'Después',
				'Reservado',
				'Abierto',
			] );
			expect( member ).toContain( 'Aula secreta' );
			expect( read( member ).visible ).toEqual( [
				'Reservado',
				'Después',
				'Abierto',
			] );
			// More programs have no reserved ones, as they have none with a password.
			expect( related ).toEqual( [ 'Después' ] );
			expect( members ).toEqual( [ 'Reservado' ] );
		} );

		it( 'is what the filter says, which opens no password', async () => {
			expect( await inSandbox( 'filtered', plugin ) ).toEqual( [
				[ true, false ],
				[ false, false ],
				[ false, false ],
			] );
		} );
	} );
} );
