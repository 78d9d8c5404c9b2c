import type { Settings, Texts } from './settings';
import { shownGroups } from './shown-groups';

const settings = {
	groups: [
		'sessions schedule event_status previous_start notice',
		'place online_url',
		'audience age_from age_to',
		'places places_left',
	].map( ( facts ) => ( {
		fields: facts.split( ' ' ).map( ( fact ) => ( { fact, key: fact } ) ),
	} ) ),
} as Settings;

const shown = ( texts: Texts, isPublished = false ): string[] =>
	shownGroups( settings, texts, isPublished ).map( ( { fields } ) =>
		fields.map( ( { fact } ) => fact ).join( ' ' )
	);

test( 'a new program has what it needs', () => {
	expect( shown( {} ) ).toEqual( [
		'sessions schedule',
		'place online_url',
		'audience age_from age_to',
		'places',
	] );
} );

test( 'one that visitors know has a state, and asks for the link or the former date by it', () => {
	expect( shown( {}, true )[ 0 ] ).toBe(
		'sessions schedule event_status notice'
	);
	expect( shown( { event_status: 'online' }, true ).slice( 0, 2 ) ).toEqual( [
		'sessions schedule event_status online_url notice',
		'place',
	] );
	expect( shown( { event_status: 'rescheduled' }, true )[ 0 ] ).toContain(
		'previous_start'
	);
} );

test( 'what is filled in is shown, unless something else says it', () => {
	expect(
		shown( { notice: 'x', places_left: '0', previous_start: '2027-01-01' } )
	).toEqual( [
		'sessions schedule previous_start notice',
		'place online_url',
		'audience age_from age_to',
		'places places_left',
	] );
	expect( shown( { age_from: '0' } )[ 2 ] ).toBe( 'audience' );
	expect( shown( { age_from: '0', age_to: '3' } )[ 2 ] ).toBe(
		'audience age_from age_to'
	);
} );

test( 'days of the week say the schedule, one day or a span does not', () => {
	const of = ( sessions: string ): string | undefined =>
		shown( { sessions } )[ 0 ];
	expect( of( '2027-10-05/2027-12-17 TU' ) ).toBe( 'sessions' );
	expect( of( '2027-10-05/2027-12-17' ) ).toBe( 'sessions schedule' );
	expect( of( '2027-10-05 17:00' ) ).toBe( 'sessions schedule' );
	expect( of( 'martes 17 h' ) ).toBe( 'sessions schedule' );
} );
