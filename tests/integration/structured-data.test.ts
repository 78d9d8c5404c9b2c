/**
 * Structured data: what programs are, the vocabulary of schema.org, and where it stands. What search engines require: schema-rules.test.ts.
 */
import { parse } from './listing.ts';
import { type Data, unknownToSchemaOrg } from './schema-org.ts';
import { wordpress } from './wordpress.ts';

const { fetchPage, inSandbox, onSite, removeContent } = wordpress();

/** A text that is like this, where a value is compared. */
const like = ( pattern: RegExp ): unknown => expect.stringMatching( pattern );

type Facts = Record< string, string >;

const PLACE = { place: 'Sala 2', address: 'Calle Mayor, 1' };
const EVERYTHING: Facts = {
	...PLACE,
	start: '2027-03-03T18:00',
	end: '2027-07-28T20:00',
	schedule: 'Según el grupo',
	audience: 'De 8 a 12 años',
	age_from: '8',
	age_to: '12',
	teacher: 'Ana Ruiz',
	languages: 'Español, euskera',
	price: '25,50 €',
	signup_url: 'https://forms.example/1',
	signup_until: '2027-02-28',
	email: 'a@encina.es',
	phone: '+34 600 000 000',
};

/** Facts, and what the program is then. */
const PROGRAMS: [ Facts, string ][] = [
	[ EVERYTHING, 'Event' ],
	[ { ...PLACE, start: '2027-03-03' }, 'Event' ],
	[ { place: 'Sala 2', start: '2027-03-03', price: '0 €' }, 'Event' ],
	[ { address: 'Calle Mayor, 1', start: '2027-03-03' }, 'Event' ],
	[ { start: '2027-03-03', end: '2027-03-05' }, 'Course' ],
	[ { ...PLACE, schedule: 'Martes', signup_state: 'full' }, 'Course' ],
	[ { ...PLACE, price: '1.000 € al año' }, 'CreativeWork' ],
	[ {}, 'CreativeWork' ],
];

const ofPrograms = ( programs: Facts[], excerpt = 'Con agua y pincel.' ) =>
	inSandbox< Data[] >( 'of_programs', programs, excerpt, '2027-01-15 12:00' );

/** What the tests have seen, for the last of them. */
const seen: Data[] = [];

/** Scripts of data in a page. */
const dataIn = ( html: string ): Data[] =>
	[
		...parse( html ).querySelectorAll(
			'script[type="application/ld+json"]'
		),
	].map( ( { textContent } ) => JSON.parse( textContent ) as Data );

describe( 'a program', () => {
	it( 'is an event, a course or a work, in the words of schema.org', async () => {
		const documents = await ofPrograms(
			PROGRAMS.map( ( [ facts ] ) => facts )
		);
		expect( documents.map( ( data ) => data[ '@type' ] ) ).toEqual(
			PROGRAMS.map( ( [ , type ] ) => type )
		);
		seen.push( ...documents );
		expect( documents[ 0 ] ).toEqual( {
			'@context': 'https://schema.org',
			'@type': 'Event',
			name: 'Acuarela',
			url: like( /\/programa\/acuarela/ ),
			description: 'Con agua y pincel.',
			image: [ like( /\/foto\.jpg$/ ) ],
			startDate: '2027-03-03T18:00+01:00',
			endDate: '2027-07-28T20:00+02:00',
			eventStatus: 'https://schema.org/EventScheduled',
			location: {
				'@type': 'Place',
				name: 'Sala 2',
				address: 'Calle Mayor, 1',
			},
			audience: { '@type': 'Audience', audienceType: 'De 8 a 12 años' },
			typicalAgeRange: '8-12',
			performer: { '@type': 'Person', name: 'Ana Ruiz' },
			inLanguage: [
				{ '@type': 'Language', name: 'Español' },
				{ '@type': 'Language', name: 'euskera' },
			],
			offers: {
				'@type': 'Offer',
				url: 'https://forms.example/1',
				price: '25.50',
				priceCurrency: 'EUR',
				availability: 'https://schema.org/InStock',
				availabilityEnds: '2027-02-28',
			},
			organizer: {
				'@type': 'Organization',
				name: 'Centro & Cía',
				url: like( /./ ),
				email: 'a@encina.es',
				telephone: '+34 600 000 000',
			},
		} );
		const dates = { startDate: '2027-03-03', endDate: '2027-03-05' };
		expect( documents.slice( 2, 6 ) ).toMatchObject( [
			{
				startDate: '2027-03-03',
				isAccessibleForFree: true,
				offers: { price: 0 },
				location: { name: 'Sala 2', address: 'Sala 2' },
			},
			{},
			{ hasCourseInstance: { '@type': 'CourseInstance', ...dates } },
			{ offers: { availability: 'https://schema.org/SoldOut' } },
		] );
		expect( documents[ 7 ] ).not.toHaveProperty( 'offers' );
	} );

	it( 'has no end that falls before the beginning, in an hour that the clocks skip', async () => {
		const day = ( hour: string ) => `2027-03-28T${ hour }`;
		const said = await ofPrograms(
			[ '03:15', '03:45' ].map( ( end ) => ( {
				...PLACE,
				start: day( '02:30' ),
				end: day( end ),
			} ) )
		);
		expect( said.map( ( { endDate } ) => endDate ) ).toEqual( [
			undefined,
			`${ day( '03:45' ) }+02:00`,
		] );
	} );

	it( 'is online, at a place, or both', async () => {
		const virtual = {
			'@type': 'VirtualLocation',
			url: 'https://meet.example/a',
		};
		const online = { start: '2027-03-03', online_url: virtual.url };
		const place = { '@type': 'Place', name: 'Sala 2' };
		const mode = ( name: string ) =>
			`https://schema.org/${ name }EventAttendanceMode`;
		const documents = await ofPrograms( [
			online,
			{ ...online, ...PLACE },
			{ ...online, ...PLACE, event_status: 'online' },
			{ schedule: 'Martes', teacher: 'Ana Ruiz', age_from: '16' },
		] );
		seen.push( ...documents );
		expect( documents ).toMatchObject( [
			{
				'@type': 'Event',
				location: virtual,
				eventAttendanceMode: mode( 'Online' ),
			},
			{
				location: [ place, virtual ],
				eventAttendanceMode: mode( 'Mixed' ),
			},
			{
				location: virtual,
				eventAttendanceMode: mode( 'Online' ),
				eventStatus: 'https://schema.org/EventMovedOnline',
			},
			{
				'@type': 'Course',
				typicalAgeRange: '16-',
				hasCourseInstance: {
					'@type': 'CourseInstance',
					instructor: { '@type': 'Person', name: 'Ana Ruiz' },
				},
			},
		] );
	} );

	it( 'is no course without a description, and has facts as people read them, where entities are stored', async () => {
		const [ data ] = await ofPrograms(
			[ { schedule: 'Martes', audience: '1 a&ntilde;o' } ],
			''
		);
		expect( data?.[ '@type' ] ).toBe( 'CreativeWork' );
		expect( data ).toMatchObject( { audience: { audienceType: '1 año' } } );
	} );

	it( 'has what a filter makes of it, and nothing where that is no data', async () => {
		const html = await inSandbox< string[] >( 'filtered' );
		expect( html.map( dataIn ) ).toEqual( [
			[],
			[ { seen: 'Acuarela', '@type': 'CreativeWork' } ],
		] );
	} );
} );

describe( 'on the pages of a site', () => {
	beforeAll( () => onSite( 'contents' ) );
	afterAll( removeContent );

	it.each( [
		[ '/programa/coro/', [ 'CreativeWork' ] ],
		// Behind a password, in a feed, in the REST API.
		[ '/programa/con-clave/', [] ],
		[ '/programa/coro/feed/', [] ],
		[ '/wp-json/wp/v2/pages?slug=programas', [] ],
	] )( '%s has %j', async ( path, types ) => {
		const { html } = await fetchPage( path );
		expect( dataIn( html ).map( ( data ) => data[ '@type' ] ) ).toEqual(
			types
		);
		expect( html.includes( 'ld+json' ) ).toBe( types.length > 0 );
	} );

	it( 'what a title or a fact contains ends no script', async () => {
		for ( const path of [ '/programa/mala/', '/programas/' ] ) {
			const { html } = await fetchPage( path );
			const json =
				/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(
					html
				)?.[ 1 ];
			expect( json ).not.toMatch( /[<>&]/ );
			expect( json ).toContain( 'ñ 日本' );
			seen.push( ...dataIn( html ) );
		}
	} );
} );

it( 'schema.org knows all of it, and would not know another property, type or value', () => {
	const event = { '@context': 'https://schema.org', '@type': 'Event' };
	const wrong: Data[] = [
		{ ...event, begin: '2027-03-03' },
		{ ...event, location: { '@type': 'Sala', name: 'A' } },
		{ ...event, eventStatus: 'https://schema.org/Planned' },
		{ ...event, offers: { '@type': 'Offer', cost: 3 } },
	];
	expect( new Set( seen.map( ( data ) => data[ '@type' ] ) ) ).toEqual(
		new Set( [ 'Event', 'Course', 'CreativeWork', 'ItemList' ] )
	);
	expect( unknownToSchemaOrg( [ ...wrong, event, ...seen ] ) ).toEqual( [
		...wrong.keys(),
	] );
} );
