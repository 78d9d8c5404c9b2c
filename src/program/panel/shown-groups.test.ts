import type { Settings, Texts } from './settings';
import { shownGroups } from './shown-groups';

const settings = {
	groups: [
		'sessions schedule audience age_from age_to',
		'event_status previous_start notice',
		'places places_left signup_state',
		'online_url',
	].map( ( facts, index ) => ( {
		name: `group ${ index }`,
		fields: facts.split( ' ' ).map( ( fact ) => ( {
			fact,
			key: fact,
			kind: fact.replace( /_.*/, '' ),
		} ) ),
	} ) ),
} as Settings;

const EMPTY = { texts: {}, isPublished: false, ages: false, focused: '' };

const shown = (
	texts: Texts,
	{
		opened = [] as string[],
		...form
	}: Partial< Parameters< typeof shownGroups >[ 1 ] > & {
		opened?: string[];
	} = {}
): string[] =>
	shownGroups(
		settings,
		{ ...EMPTY, seen: new Set(), texts, ...form },
		opened
	).map( ( { fields } ) => fields.map( ( { fact } ) => fact ).join( ' ' ) );

test( 'a new program has what it needs', () => {
	expect( shown( {} ) ).toEqual( [
		'sessions audience',
		'places',
		'online_url',
	] );
} );

test( 'one that visitors know has a state, and asks for the link or the former date by it', () => {
	const isPublished = true;
	expect( shown( {}, { isPublished } )[ 1 ] ).toBe( 'event_status notice' );
	expect( shown( { event_status: 'online' }, { isPublished } ) ).toEqual( [
		'sessions audience',
		'event_status online_url notice',
		'places',
	] );
	expect(
		shown( { event_status: 'rescheduled' }, { isPublished } )[ 1 ]
	).toContain( 'previous_start' );
} );

test( 'what is filled in is shown, and ages where words do not say them', () => {
	expect(
		shown(
			{
				schedule: 'Por las tardes',
				notice: 'x',
				places_left: '0',
				signup_state: 'full',
			},
			{ ages: true }
		)
	).toEqual( [
		'sessions schedule audience age_from age_to',
		'notice',
		'places places_left signup_state',
		'online_url',
	] );
	expect( shown( { age_from: '6' } )[ 0 ] ).toBe( 'sessions audience' );
} );

test( 'what few programs need is shown when a person asks for it', () => {
	const others = ( opened: string[] ): string[] =>
		shownGroups( settings, { ...EMPTY, seen: new Set() }, opened ).flatMap(
			( group ) => group.others.map( ( { fact } ) => fact )
		);

	expect( others( [] ) ).toEqual( [ 'signup_state' ] );
	expect( others( [ 'group 2' ] ) ).toEqual( [] );
	expect( shown( {}, { opened: [ 'group 0', 'group 2' ] } ) ).toEqual( [
		'sessions audience age_from age_to',
		'places signup_state',
		'online_url',
	] );
} );

test( 'a field that is emptied stays, and ages wait until their words are typed', () => {
	const seen = new Set< string >();
	shown(
		{ schedule: 'Por las tardes', age_from: '6' },
		{ ages: true, seen }
	);
	expect( shown( {}, { seen } )[ 0 ] ).toBe(
		'sessions schedule audience age_from age_to'
	);
	expect(
		shown( { audience: 'De 6' }, { ages: true, focused: 'audience' } )[ 0 ]
	).toBe( 'sessions audience' );
} );
