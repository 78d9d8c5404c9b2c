/**
 * Listings of what other plugins store, made by their releases. tests/php/integrations has the shapes, without the plugins.
 */
import { parse, read, textsOf } from './listing.ts';
import { siteWith } from './release-of-others.ts';

// A site starts.
jest.setTimeout( 180_000 );

const EVENTS = [
	[
		'the-events-calendar',
		[ 'the_events_calendar', 'recur' ],
		'12,50 €',
		[ '2099-06-02 10:00-11:00', '2099-06-09 10:00-11:00' ],
	],
	[
		'events-manager',
		[ 'install_events_manager', 'events_manager' ],
		'General: 12,50 €\nSocios: 0 €',
		[ '2099-06-02 10:00-11:00', '2099-06-09 10:00-11:00' ],
	],
] as const;

/** The types of structured data of a page. */
const typesIn = ( html: string ): string[] =>
	textsOf( parse( html ), 'script[type="application/ld+json"]' ).flatMap(
		( json ) =>
			[
				...json.matchAll( /"@type":\s*"(Event|Course|CreativeWork)"/g ),
			].map( ( [ , type = '' ] ) => type )
	);

for ( const [ slug, steps, price, sessions ] of EVENTS ) {
	const { describe, start, stop, run, get } = siteWith(
		slug,
		`${ slug }.php`
	);

	describe( `beside ${ slug }`, () => {
		beforeAll( async () => {
			await start();
			await run( 'activate', `${ slug }/${ slug }.php` );
			for ( const step of steps ) {
				await run( step );
			}
		} );
		afterAll( () => stop() );

		const titles = async ( path: string ) =>
			read( ( await get( path ) ).html ).visible;

		test( 'its events are listed once somebody ticks them, with what people know of them', async () => {
			expect( await titles( '/programas/' ) ).toEqual( [ 'Programa' ] );
			expect( await titles( '/eventos/' ) ).toEqual( [ 'Programa' ] );

			await run( 'tick' );
			expect( await titles( '/eventos/' ) ).toEqual( [
				'Charla',
				'Feria',
				'Yoga',
			] );
			expect( await titles( '/programas/' ) ).toEqual( [
				'Charla',
				'Feria',
				'Programa',
				'Yoga',
			] );
			expect(
				read( ( await get( '/eventos/?categoria=arte' ) ).html ).visible
			).toEqual( [ 'Charla' ] );
			expect( await run( 'facts_of', 'Charla' ) ).toMatchObject( {
				sessions: '2099-03-04 18:00-20:00',
				place: 'Palacio',
				address: 'Calle Mayor, 1, 42001 Soria',
				price,
			} );
			expect( await run( 'facts_of', 'Feria' ) ).toMatchObject( {
				sessions: '2099-05-01/2099-05-03',
			} );
			expect( await run( 'facts_of', 'Yoga' ) ).toMatchObject( {
				sessions: sessions.join( '\n' ),
			} );
		} );

		test( 'a venue that is renamed has its new name on the cards', async () => {
			await run( 'index' );
			await run( 'rename_venue' );
			expect( ( await get( '/eventos/' ) ).html ).toContain( 'Casino' );
			expect( ( await get( '/eventos/' ) ).html ).not.toContain(
				'Palacio'
			);
		} );

		test( 'an event has its structured data once', async () => {
			const link = /href="([^"]*charla[^"]*)"/.exec(
				( await get( '/eventos/' ) ).html
			)?.[ 1 ];
			const { html } = await get( new URL( link ?? '' ).pathname );
			expect( typesIn( html ) ).toEqual( [ 'Event' ] );
		} );
	} );
}

const acf = siteWith( 'advanced-custom-fields', 'acf.php' );

acf.describe( 'beside advanced-custom-fields', () => {
	beforeAll( async () => {
		await acf.start();
		await acf.run( 'activate', 'advanced-custom-fields/acf.php' );
		await acf.run( 'advanced_custom_fields' );
		await acf.run( 'post_with_fields' );
	} );
	afterAll( () => acf.stop() );

	test( 'a field says what people chose', async () => {
		expect( await acf.run( 'facts_of', 'Curso' ) ).toEqual( {
			sessions: '2099-03-04',
			start: '2099-03-04',
			end: '2099-03-04',
			place: 'Aula magna',
			address: 'Plaza Mayor, 1, Soria',
			audience: 'Jóvenes',
			teacher: 'Ana Gil',
			price: '25 €',
			signup_url: 'https://example.org/',
		} );
	} );
} );
