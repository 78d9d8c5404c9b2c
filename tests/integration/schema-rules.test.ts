/**
 * Structured data of programs in all states, by the published rules of search engines and of schema.org.
 */
import { brokenRules, type Facts, wordsIn } from './published-rules.ts';
import { type Data, unknownToSchemaOrg } from './schema-org.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

const RULE = '2027-02-02/2027-03-30 TU,TH 17:00-18:30 *2 -2027-02-16';
const DAYS = '2027-02-06 11:00-13:00\n2027-02-20';
const FORM = 'https://forms.example/1';
const ONLINE = { online_url: 'https://meet.example/a' };

/** States by what they are about. A program has one of each. */
const WHEN: Facts[] = [
	{},
	{ schedule: 'Martes, de 17:00 a 18:30' },
	{ start: '2027-02-02' },
	{ start: '2027-02-02', end: '2027-03-30' },
	{ start: '2027-02-02T17:00', end: '2027-02-02T18:30' },
	{ end: '2027-03-30' },
	{ sessions: RULE },
	{ sessions: DAYS },
	{ sessions: `${ DAYS }\n${ RULE }` },
];
const WHERE: Facts[] = [
	{},
	{ place: 'Aula 2' },
	{ address: 'Calle Mayor, 1' },
	ONLINE,
	{ place: 'Aula 2', ...ONLINE },
];
const HAPPENING: Facts[] = [
	{},
	{ event_status: 'cancelled' },
	{ event_status: 'postponed' },
	{ event_status: 'rescheduled', previous_start: '2027-01-12T17:00' },
	{ event_status: 'online' },
];
const TEXT: Facts[] = [ { text: 'Barro y torno.' }, { text: '' } ];
const SIGNUP: Facts[] = [
	{},
	{ signup_url: FORM, signup_until: '2027-01-31' },
	{ signup_url: FORM, signup_until: '2027-01-02' },
	{ signup_state: 'open' },
	{ signup_state: 'waiting' },
	{ signup_state: 'full' },
	{ signup_state: 'closed' },
];
const PRICE: Facts[] = [
	{},
	{ price: '0 €' },
	{ price: '96 € (con barro)' },
	{ price: '25 €/mes' },
	{ price: 'Según la renta' },
];
const PEOPLE: Facts[] = [
	{},
	{ teacher: 'Ana Ruiz', languages: 'Español', age_from: '16' },
];

const combined = ( ...states: Facts[][] ): Facts[] =>
	states.reduce( ( programs, more ) =>
		programs.flatMap( ( program ) =>
			more.map( ( one ) => ( { ...program, ...one } ) )
		)
	);
const OFFERS = combined( SIGNUP, PRICE, PEOPLE );

/** Every when, where, state and text, each with the next offer but 36: all offers, in no order that the others have. */
const PROGRAMS = combined( WHEN, WHERE, HAPPENING, TEXT ).map(
	( program, index ) => ( {
		...program,
		...OFFERS[ ( index * 37 ) % OFFERS.length ],
	} )
);

const seen: Data[] = [];

it.each( [ 'Europe/Madrid', 'UTC', '-3.5' ] )(
	'what is required, what is said and recommended, and the form of each value are there in all states, on a site in %s',
	async ( zone ) => {
		const programs = PROGRAMS.filter(
			( { sessions } ) => sessions || zone === 'Europe/Madrid'
		);
		const documents = await inSandbox< Data[] >(
			'of_programs',
			programs,
			'2027-01-15 12:00',
			zone
		);
		seen.push( ...documents );
		expect( documents ).toHaveLength( programs.length );
		const broken: Record< string, Facts > = {};
		for ( const [ index, program ] of programs.entries() ) {
			const data = documents[ index ];
			for ( const rule of data ? brokenRules( data, program ) : [] ) {
				broken[ rule ] ??= program;
			}
		}
		expect( broken ).toEqual( {} );
	}
);

it( 'schema.org defines every property for the type that has it', () => {
	// Each says something that none before it says.
	const known = new Set< string >();
	const different = seen.filter( ( data ) => {
		const before = known.size;
		wordsIn( data ).forEach( ( word ) => known.add( word ) );
		return known.size > before;
	} );
	expect( [ ...known ] ).toEqual(
		expect.arrayContaining( [
			'Event eventSchedule Schedule',
			'Event subEvent Event',
			'Course hasCourseInstance CourseInstance',
			'CreativeWork offers Offer',
		] )
	);
	expect(
		unknownToSchemaOrg( different ).map( ( index ) => different[ index ] )
	).toEqual( [] );
} );
