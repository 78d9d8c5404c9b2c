import { endsBeforeItStarts, isEventOfDays, isUsable, withDay } from './rules';
import type { Field, Settings } from './settings';
import { answers, isHourWrong, problemsOf, sorted } from './texts';

/** Kinds as includes/program/kinds.php has them. */
const KINDS: Record< string, Partial< Field > > = {
	moment: { control: 'moment' },
	day: { control: 'date' },
	number: { keyboard: 'numeric', highest: 99_999 },
	age: { keyboard: 'numeric', highest: 120 },
	url: { keyboard: 'url' },
	email: { keyboard: 'email' },
	phone: { keyboard: 'tel' },
	prices: { control: 'textarea' },
	sessions: { control: 'textarea' },
};

const field = ( fact: string, kind: string, longest = 32 ): Field => ( {
	fact,
	key: `pfilter_${ fact }`,
	kind,
	label: fact,
	hint: '',
	control: 'text',
	keyboard: '',
	choices: [],
	longest,
	highest: null,
	unusable: `no ${ kind }`,
	tooLong: 'too long',
	...KINDS[ kind ],
} );

const settings: Settings = {
	postType: 'pfilter_programa',
	fields: [
		field( 'start', 'moment' ),
		field( 'end', 'moment' ),
		field( 'place', 'text', 10 ),
		field( 'email', 'email', 254 ),
		field( 'form', 'url', 2000 ),
		field( 'event_status', 'event_status' ),
		field( 'previous_start', 'moment' ),
		field( 'age_from', 'age' ),
		field( 'age_to', 'age' ),
		field( 'places', 'number', 5 ),
		field( 'places_left', 'number', 5 ),
	],
	texts: {
		...( {} as Settings[ 'texts' ] ),
		title: '',
		date: '',
		time: '',
		kept: '',
		wrongOrder: 'order',
		wrongAges: 'ages',
		tooManyLeft: 'too many',
		picture: '',
		missing: '',
		dayMissing: 'day',
		eventOfDays: '',
		notToBeSaved: '',
		notSaved: '',
	},
};

describe( 'a value can be used', () => {
	it.each( [
		[ 'moment', '', true ],
		[ 'moment', '2026-03-03', true ],
		[ 'moment', '2026-03-03T18:00', true ],
		[ 'moment', '2028-02-29', true ],
		[ 'moment', '2026-02-29', false ],
		[ 'moment', '0026-03-03', false ],
		[ 'moment', '2026-13-03', false ],
		[ 'moment', '2026-03-03T24:00', false ],
		[ 'moment', 'T18:00', false ],
		[ 'moment', '?', false ],
		[ 'day', '2026-03-03', true ],
		[ 'number', '99999', true ],
		[ 'number', '100000', false ],
		[ 'age', ' 0 ', true ],
		[ 'age', '121', false ],
		[ 'age', '6.5', false ],
		[ 'age', '-1', false ],
		[ 'number', '020', true ],
		[ 'number', '-1', false ],
		[ 'number', '2,5', false ],
		[ 'url', 'https://example.org/a?b=c', true ],
		[ 'url', 'example.org', false ],
		[ 'url', 'javascript:alert(1)', false ],
		[ 'url', 'https://', false ],
		[ 'text', '<12', true ],
		[ 'email', ' info@example.org ', true ],
		[ 'email', 'info@', false ],
		[ 'phone', '600 123 456', true ],
		[ 'phone', '12', false ],
		[ 'prices', 'Adultos: 20 €', true ],
		[ 'prices', '20 €', false ],
		[ 'sessions', '2026-03-03 18:00-19:00', true ],
		[ 'sessions', '3/3/2026', false ],
	] as const )( '%s "%s": %s', ( kind, text, expected ) => {
		expect( isUsable( field( 'fact', kind ), text ) ).toBe( expected );
	} );
} );

describe( 'an end is before its beginning', () => {
	it.each( [
		[ '2026-03-03', '2026-03-02', true ],
		[ '2026-03-03', '2026-03-03', false ],
		[ '2026-03-03T18:00', '2026-03-03', false ],
		[ '2026-03-03', '2026-03-03T09:00', false ],
		[ '2026-03-03T18:00', '2026-03-03T17:59', true ],
		[ '', '2026-03-02', false ],
		[ '2026-03-03', '', false ],
	] )( '%s to %s: %s', ( start, end, expected ) => {
		expect( endsBeforeItStarts( start, end ) ).toBe( expected );
	} );
} );

it.each( [
	[ 'the end', '2026-03-03', '', { pfilter_end: 'order' } ],
	[ 'the beginning', '', '2026-03-01', { pfilter_start: 'order' } ],
	[ 'both', '', '', { pfilter_start: 'order', pfilter_end: 'order' } ],
	[ 'neither', '2026-03-03', '2026-03-01', { pfilter_end: 'order' } ],
] )(
	'an end before its beginning is wrong where it is not stored, else at the end, as the server says: %s is new',
	( _, start, end, expected ) => {
		expect(
			problemsOf(
				settings,
				{ pfilter_start: start, pfilter_end: end },
				{ pfilter_start: '2026-03-03', pfilter_end: '2026-03-01' }
			)
		).toEqual( expected );
	}
);

it.each( [
	[ '12', '6', { pfilter_age_from: 'ages', pfilter_age_to: 'ages' } ],
	[ '9', '10', {} ],
	[ '9', '', {} ],
	[ '130', '6', { pfilter_age_from: 'no age' } ],
] )( 'of ages from %s to %s is wrong: %j', ( from, to, expected ) => {
	expect(
		problemsOf(
			settings,
			{},
			{ pfilter_age_from: from, pfilter_age_to: to }
		)
	).toEqual( expected );
} );

it.each( [
	[ '2026-03-03', '2026-03-01', false ],
	[ '2026-03-03T18:00', '2026-03-01T19:00', false ],
	[ '2026-03-03T18:00', '2026-03-03T17:00', true ],
	[ '2026-03-03T18:00', 'T17:00', true ],
	[ '', 'T17:00', false ],
	[ '', '2026-03-03T?', true ],
	[ '', '?T17:00', false ],
] )(
	'after %s it is the hour that is wrong with %s: %s',
	( start, end, expected ) => {
		expect(
			isHourWrong(
				settings,
				{ pfilter_start: start, pfilter_end: end },
				'pfilter_end'
			)
		).toBe( expected );
	}
);

it.each( [
	[ 'T01:00', '2026-03-04T01:00' ],
	[ 'T23:00', '2026-03-03T23:00' ],
	// A mistake: fourteen hours later.
	[ 'T12:00', '2026-03-03T12:00' ],
] )(
	'a program that begins at 22:00 ends with the hour %s at %s',
	( hour, end ) => {
		expect( withDay( hour, '2026-03-03T22:00' ) ).toBe( end );
	}
);

it( 'an hour without a day is written with the day of the beginning, and stays as it is typed', () => {
	const stored = { pfilter_start: '2026-03-03T18:00', pfilter_end: '' };
	expect(
		sorted( settings, stored, { ...stored, pfilter_end: 'T20:00' } )
	).toEqual( {
		written: { pfilter_end: '2026-03-03T20:00' },
		drafts: { pfilter_end: 'T20:00' },
	} );
	expect(
		problemsOf( settings, stored, { ...stored, pfilter_end: 'T17:00' } )
	).toEqual( { pfilter_end: 'order' } );
	expect(
		problemsOf( settings, {}, { pfilter_start: '', pfilter_end: 'T20:00' } )
	).toEqual( { pfilter_end: 'day' } );
	expect( problemsOf( settings, {}, { pfilter_start: 'T18:00' } ) ).toEqual( {
		pfilter_start: 'day',
	} );
} );

it( 'an address that begins with www. is written with https://, and stays as it is typed', () => {
	expect(
		sorted( settings, {}, { pfilter_form: ' www.example.org' } )
	).toEqual( {
		written: { pfilter_form: 'https://www.example.org' },
		drafts: { pfilter_form: ' www.example.org' },
	} );
	expect(
		problemsOf( settings, {}, { pfilter_form: 'example.org' } )
	).toEqual( {
		pfilter_form: 'no url',
	} );
} );

it( 'a text that is too long says so, counted in characters', () => {
	expect(
		problemsOf( settings, {}, { pfilter_place: '🎨'.repeat( 10 ) } )
	).toEqual( {} );
	expect(
		problemsOf( settings, {}, { pfilter_place: '🎨'.repeat( 11 ) } )
	).toEqual( { pfilter_place: 'too long' } );
} );

it( 'what cannot be used is not written, and nothing else waits for it', () => {
	expect(
		sorted(
			settings,
			{ pfilter_email: 'info@example.org', pfilter_place: '' },
			{ pfilter_email: 'info@', pfilter_place: 'Aula' }
		)
	).toEqual( {
		written: { pfilter_place: 'Aula' },
		drafts: { pfilter_email: 'info@' },
	} );
} );

it( 'a program moves by its beginning first: both are written once they fit', () => {
	const stored = { pfilter_start: '2026-03-03', pfilter_end: '2026-03-28' };
	const moved = { ...stored, pfilter_start: '2026-04-03' };
	expect( sorted( settings, stored, moved ) ).toEqual( {
		written: {},
		drafts: { pfilter_start: '2026-04-03' },
	} );
	const both = { ...moved, pfilter_end: '2026-04-28' };
	expect( sorted( settings, stored, both ) ).toEqual( {
		written: both,
		drafts: {},
	} );
} );

it( 'more places left than there are are wrong where they are typed', () => {
	const stored = { pfilter_places: '20', pfilter_places_left: '9' };
	const problems = ( typed: Record< string, string > ) =>
		problemsOf( settings, stored, { ...stored, ...typed } );
	expect( problems( { pfilter_places_left: '21' } ) ).toEqual( {
		pfilter_places_left: 'too many',
	} );
	expect( problems( { pfilter_places: '8' } ) ).toEqual( {
		pfilter_places: 'too many',
	} );
	expect( problems( { pfilter_places: '' } ) ).toEqual( {} );
} );

it( 'the server’s answers are read by field', () => {
	expect(
		answers( {
			data: { params: { 'meta.pfilter_end': 'No.', title: 'Other.' } },
		} )
	).toEqual( { pfilter_end: 'No.' } );
	expect( answers( undefined ) ).toEqual( {} );
	expect( answers( { data: {} } ) ).toEqual( {} );
} );

it( 'a program that is postponed was to begin when it says so far, unless it says when', () => {
	const stored = { pfilter_start: '2026-03-03T18:00' };
	const typed = { ...stored, pfilter_event_status: 'postponed' };
	expect( sorted( settings, stored, typed ).written ).toEqual( {
		pfilter_event_status: 'postponed',
		pfilter_previous_start: '2026-03-03T18:00',
	} );
	const said = { ...typed, pfilter_previous_start: '2026-02-01' };
	expect( sorted( settings, stored, said ).written ).toEqual( {
		pfilter_event_status: 'postponed',
		pfilter_previous_start: '2026-02-01',
	} );
} );

it.each( [
	[ '2026-10-06T17:00', '2026-12-18T18:30', true ],
	[ '2026-10-06T22:00', '2026-10-07T06:00', false ],
	[ '2026-10-06', '2026-12-18T18:30', false ],
	[ '2026-10-06T17:00', '2026-12-18', false ],
	[ '', '2026-12-18T18:30', false ],
] )(
	'from “%s” to “%s” is an event of days and nights: %s',
	( start, end, expected ) => {
		expect( isEventOfDays( start, end ) ).toBe( expected );
	}
);
