/**
 * The published rules of structured data, as far as programs can have it:
 *
 * - https://developers.google.com/search/docs/appearance/structured-data/event
 * - https://developers.google.com/search/docs/appearance/structured-data/course (lists of courses; what it wants of a single one,
 *   …/course-info, Google has not shown since 2025)
 * - https://schema.org/Event, /CourseInstance, /Schedule, /Offer, /VirtualLocation, and the forms of /Date, /DateTime, /Time, /Duration
 */
import type { Data } from './schema-org.ts';

/** Facts of a program by key, and its text as `text`. */
export type Facts = Record< string, string >;

const HOUR = String.raw`[0-2]\d:[0-5]\d`;
const ZONE = `(Z|[+-]${ HOUR })`;

const like = ( pattern: RegExp | string ) => ( text: string ) =>
	new RegExp( pattern ).test( text );
const word = ( names: string ) => like( `^https://schema\\.org/(${ names })$` );
const dateOrMoment = like(
	String.raw`^\d{4}-\d\d-\d\d(T${ HOUR }(:\d\d)?${ ZONE })?$`
);
const time = like( String.raw`^${ HOUR }:\d\d${ ZONE }?$` );
const amount = like( /^\d+(\.\d+)?$/ );
const webAddress = like( /^https?:\/\/\S+$/ );

/** The form of values, by their property. */
const FORMS: Record< string, ( text: string ) => boolean > = {
	startDate: dateOrMoment,
	endDate: dateOrMoment,
	previousStartDate: dateOrMoment,
	availabilityEnds: dateOrMoment,
	exceptDate: dateOrMoment,
	startTime: time,
	endTime: time,
	repeatFrequency: like( /^P[1-9]\d*W$/ ),
	repeatCount: like( /^[1-9]\d*$/ ),
	byDay: word( '(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day' ),
	scheduleTimezone: ( name ) =>
		[ 'UTC', ...Intl.supportedValuesOf( 'timeZone' ) ].includes( name ),
	price: amount,
	minPrice: amount,
	priceCurrency: ( code ) =>
		Intl.supportedValuesOf( 'currency' ).includes( code ),
	availability: word( 'InStock|SoldOut|PreOrder' ),
	eventStatus: word(
		'Event(Scheduled|Cancelled|Postponed|Rescheduled|MovedOnline)'
	),
	eventAttendanceMode: word( '(Offline|Online|Mixed)EventAttendanceMode' ),
	typicalAgeRange: like( /^\d+-\d*$/ ),
	url: webAddress,
	image: webAddress,
};

/** Properties that a thing must have. */
const REQUIRED: Record< string, string[] > = {
	Event: [ 'name', 'startDate', 'location' ],
	Course: [ 'name', 'description' ],
	CourseInstance: [],
	CreativeWork: [ 'name' ],
	Place: [ 'name', 'address' ],
	VirtualLocation: [ 'url' ],
	Schedule: [ 'repeatFrequency', 'byDay', 'startDate', 'endDate' ],
	Offer: [ 'url' ],
	PriceSpecification: [ 'minPrice', 'priceCurrency' ],
	Organization: [ 'name', 'url' ],
	Person: [ 'name' ],
	Language: [ 'name' ],
};

type Test = ( program: Facts ) => boolean;
const always: Test = () => true;
const has =
	( ...facts: string[] ): Test =>
	( program ) =>
		facts.some( ( fact ) => program[ fact ] );
const is =
	( fact: string, pattern: RegExp ): Test =>
	( program ) =>
		pattern.test( program[ fact ] ?? '' );
const all =
	( ...tests: Test[] ): Test =>
	( program ) =>
		tests.every( ( test ) => test( program ) );
const not =
	( test: Test ): Test =>
	( program ) =>
		! test( program );

const isDated = has( 'start', 'sessions' );
const isRescheduled = all( isDated, has( 'previous_start' ) );
/** Whether its dates are in effect: a postponed program without a new one has only the former one. */
const isOn = not( is( 'event_status', /postponed/ ) );
const hasRules = all( isOn, is( 'sessions', /[A-Z]{2}/ ) );
const isSomewhere = has( 'place', 'address', 'online_url' );
const isOffered = has( 'price', 'signup_url' );
const hasPrice = is( 'price', /^\d+ €( \(|$)/ );

const OF_ALL = {
	image: always,
	description: has( 'text' ),
	offers: isOffered,
	inLanguage: has( 'languages' ),
	typicalAgeRange: has( 'age_from' ),
};

/** Properties that a thing should have when the program says them. Without an entry in Google's list, those of schema.org. */
const RECOMMENDED: Record< string, Record< string, Test > > = {
	Event: {
		...OF_ALL,
		endDate: all( isOn, has( 'end', 'sessions' ) ),
		eventStatus: always,
		eventAttendanceMode: ( { online_url: url, event_status: status } ) =>
			!! url || status === 'online',
		previousStartDate: isRescheduled,
		eventSchedule: hasRules,
		subEvent: all( isOn, is( 'sessions', /^\S+( \d\d:\S+)?$/m ) ),
		performer: has( 'teacher' ),
		organizer: always,
	},
	Course: {
		...OF_ALL,
		provider: always,
		hasCourseInstance: ( program ) =>
			isDated( program ) ||
			isSomewhere( program ) ||
			has( 'end', 'teacher' )( program ),
	},
	// One with a beginning is nowhere, and its single days would be no events for Google.
	CourseInstance: {
		startDate: isDated,
		endDate: all( isOn, has( 'end', 'sessions' ) ),
		eventStatus: has( 'event_status' ),
		previousStartDate: isRescheduled,
		location: isSomewhere,
		courseSchedule: hasRules,
		instructor: has( 'teacher' ),
	},
	CreativeWork: { ...OF_ALL, provider: always },
	Offer: {
		price: hasPrice,
		// What is free has no currency.
		priceCurrency: all( hasPrice, not( is( 'price', /^0/ ) ) ),
		availability: all(
			is( 'signup_state', /open|waiting|full/ ),
			not( is( 'event_status', /cancelled/ ) )
		),
		availabilityEnds: has( 'signup_until' ),
	},
};

const isThing = ( value: unknown ): value is Data =>
	typeof value === 'object' && value !== null && '@type' in value;

/** Values of a property, one or several. */
const valuesOf = ( value: unknown ): unknown[] =>
	Array.isArray( value ) ? value : [ value ];

const textOf = ( value: unknown ) =>
	typeof value === 'string' || value === true || typeof value === 'number'
		? `${ value }`
		: '';

const isBefore = ( one: string, other: string ) =>
	one.length > 10 && other.length > 10
		? Date.parse( one ) < Date.parse( other )
		: one.slice( 0, 10 ) < other.slice( 0, 10 );

/** Rules about several properties of a thing, by what is wrong. */
const TOGETHER: Record< string, ( thing: Data ) => boolean > = {
	'ends before it starts': ( { startDate, endDate } ) =>
		!! endDate && isBefore( textOf( endDate ), textOf( startDate ) ),
	'has a former date, but is not rescheduled': ( thing ) =>
		'previousStartDate' in thing &&
		! textOf( thing.eventStatus ).endsWith( 'EventRescheduled' ),
	'has hours without a time zone': ( { startTime, scheduleTimezone } ) =>
		!! startTime &&
		! scheduleTimezone &&
		textOf( startTime ).length === '00:00:00'.length,
	'has a price without a currency': ( { price, priceCurrency } ) =>
		!! price && ! priceCurrency,
};

/**
 * What is wrong with a thing and with all inside it.
 *
 * @param thing   Thing.
 * @param program The program that it says.
 * @param place   Where the thing is.
 * @return Each with its place.
 */
export function brokenRules(
	thing: Data,
	program: Facts,
	place: string = thing[ '@type' ]
): string[] {
	const type = thing[ '@type' ];
	// A session does not repeat what its program says.
	const recommended = place.endsWith( 'subEvent' ) ? {} : RECOMMENDED[ type ];
	return [
		...( REQUIRED[ type ] ?? [] )
			.filter( ( name ) => ! ( name in thing ) )
			.map( ( name ) => `${ place }.${ name } is required` ),
		...Object.entries( recommended ?? {} )
			.filter(
				( [ name, isSaid ] ) => ! ( name in thing ) && isSaid( program )
			)
			.map( ( [ name ] ) => `${ place }.${ name } is recommended` ),
		...Object.entries( TOGETHER )
			.filter( ( [ , isBroken ] ) => isBroken( thing ) )
			.map( ( [ name ] ) => `${ place } ${ name }` ),
		...Object.entries( thing ).flatMap( ( [ name, value ] ) => {
			const at = `${ place }.${ name }`;
			const values = valuesOf( value );
			return values.length === 0
				? [ `${ at } is empty` ]
				: values.flatMap( ( one ) => {
						if ( isThing( one ) ) {
							return brokenRules( one, program, at );
						}
						const text = textOf( one );
						return text !== '' &&
							( FORMS[ name ]?.( text ) ?? true )
							? []
							: [ `${ at } is "${ text }"` ];
					} );
		} ),
	];
}

/**
 * All properties in a thing, by their types, and values that are words of schema.org.
 *
 * @param thing Thing.
 */
export function wordsIn( thing: Data ): string[] {
	return Object.entries( thing ).flatMap( ( [ name, value ] ) =>
		valuesOf( value ).flatMap( ( one ) => {
			const said = `${ thing[ '@type' ] } ${ name }`;
			if ( isThing( one ) ) {
				return [ `${ said } ${ one[ '@type' ] }`, ...wordsIn( one ) ];
			}
			const text = textOf( one );
			return text.includes( 'schema.org/' )
				? `${ said } ${ text }`
				: said;
		} )
	);
}
