import { createRoot, useState } from '@wordpress/element';
import { act } from 'react';
import { SessionsField } from './sessions-field';
import type { Field, Settings, Texts } from './settings';
import type { Form } from './use-form';

const field = { fact: 'sessions', key: 'sessions', label: 'Sesiones' } as Field;
const schedule = { fact: 'schedule', key: 'schedule' } as Field;
const settings = {
	texts: { date: 'Día' },
	groups: [ { fields: [ field, schedule ] } ],
} as unknown as Settings;
const readSessions = jest.fn();

let write: ( texts: Texts ) => void;
let texts: Texts;
/** What the server has answered. */
let answer: Partial< Form > = {};

function Panel() {
	const [ written, setTexts ] = useState< Texts >( { sessions: '' } );
	texts = written;
	const [ inWords, typeWords ] = useState( '' );
	write = setTexts;
	const form = {
		...{ texts, write, words: inWords, typeWords },
		read: ( _: string, changes?: Texts ) =>
			readSessions( changes ?? texts.sessions ) as unknown,
		...{ problems: {}, sentences: {}, days: [], options: [] },
		...{ wording: '', isOld: false },
		...answer,
	} as unknown as Form;
	return <SessionsField { ...{ field, settings, form } } />;
}

const page = document.body.appendChild( document.createElement( 'div' ) );
const button = ( name: string ): HTMLButtonElement | undefined =>
	[ ...page.querySelectorAll( 'button' ) ].find(
		( { textContent } ) => textContent === name
	);
const words = (): HTMLTextAreaElement | null =>
	page.querySelector( 'textarea' );
const focused = (): string | undefined =>
	page.ownerDocument.activeElement?.tagName;

/** As a person types: React sees what is set past it. */
const type = ( text: string ): void =>
	act( () => {
		words()?.focus();
		Reflect.set( HTMLTextAreaElement.prototype, 'value', text, words() );
		words()?.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	} );

let root: ReturnType< typeof createRoot >;
beforeEach( () => {
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );
	readSessions.mockReset();
	answer = {};
	root = createRoot( page );
	act( () => root.render( <Panel /> ) );
} );
afterEach( () => act( () => root.unmount() ) );

/** Opens the lines, which are closed at first. */
const openLines = (): void =>
	act( () =>
		( button( 'Fill in day by day' ) ?? button( 'Correct' ) )?.click()
	);

test( 'words are part of the sessions from the first letter, and are read when their field is left', () => {
	type( 'm' );
	expect( texts.sessions ).toBe( 'm' );
	expect( readSessions ).not.toHaveBeenCalled();
	act( () => words()?.blur() );
	expect( readSessions.mock.calls ).toEqual( [ [ 'm' ] ] );
	expect( words()?.value ).toBe( 'm' );
} );

test( 'stored sessions are there in words, and other words replace them, but not the changes of single days', () => {
	answer = { isOld: true };
	act( () => write( { sessions: '2027-10-05\n@2027-10-05 Sala' } ) );
	// The words are not there yet.
	expect( words()?.readOnly ).toBe( true );
	answer = { isOld: false, wording: '5/10/2027' };
	act( () => write( { ...texts } ) );
	expect( words()?.value ).toBe( '5/10/2027' );
	expect( words()?.readOnly ).toBe( false );
	type( '5/10/2027 18 h' );
	expect( texts.sessions ).toBe( '@2027-10-05 Sala\n5/10/2027 18 h' );
	type( '' );
	expect( texts.sessions ).toBe( '' );
} );

test( 'an answer to what is asked is written and read, also into the schedule', () => {
	answer = {
		problems: { sessions: '“5-7”: is it 17:00 to 19:00?' },
		options: [
			{
				label: '17:00 to 19:00',
				words: 'martes 17:00-19:00',
				schedule: '',
			},
			{ label: 'Leave it as text', words: '', schedule: 'martes 5-7' },
		],
	};
	type( 'martes 5-7' );
	act( () => button( '17:00 to 19:00' )?.click() );
	act( () => write( { ...texts, schedule: 'Según el grupo' } ) );
	act( () => button( 'Leave it as text' )?.click() );
	// Leaving the words for a button has them read, too.
	expect(
		readSessions.mock.calls
			.flat()
			.filter( ( one ) => typeof one === 'object' )
	).toEqual( [
		{ sessions: 'martes 17:00-19:00', schedule: '' },
		{ sessions: '', schedule: 'Según el grupo. martes 5-7' },
	] );
} );

test( 'the first line is there, keeps the focus as it is filled in, and can be emptied again', () => {
	openLines();
	const day = (): HTMLInputElement | null =>
		page.querySelector( '[type="date"]' );
	const fill = ( text: string ): void =>
		act( () => {
			day()?.focus();
			Reflect.set( HTMLInputElement.prototype, 'value', text, day() );
			day()?.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		} );
	expect( button( 'Remove' ) ).toBeUndefined();
	const first = day();
	fill( '2027-10-05' );
	expect( day() ).toBe( first );
	expect( day()?.value ).toBe( '2027-10-05' );
	expect( button( 'Remove' ) ).toBeDefined();
	fill( '' );
	expect( day() ).toBe( first );
	expect( button( 'Remove' ) ).toBeUndefined();
} );

test( 'days of the week are those of the span that is there', () => {
	act( () => write( { sessions: '2027-10-05 10:00/2027-12-16 14:00' } ) );
	openLines();
	expect( button( 'Add a day' ) ).toBeUndefined();
	act( () => button( 'Add days of the week' )?.click() );
	expect( page.querySelectorAll( '[data-line]' ) ).toHaveLength( 1 );
	expect( focused() ).toBe( 'INPUT' );
	act( () =>
		[ ...page.querySelectorAll( 'button' ) ]
			.find( ( { ariaLabel } ) => ariaLabel === 'Tuesday' )
			?.click()
	);
	expect( texts.sessions ).toBe( '2027-10-05/2027-12-16 TU 10:00-14:00' );
} );

test( 'only a line that was asked for takes the focus, and the one that is left', () => {
	openLines();
	act( () => button( 'Add days of the week' )?.click() );
	expect( focused() ).toBe( 'INPUT' );
	act( () => words()?.focus() );
	act( () => write( { sessions: '2027-10-05\n2027-10-06' } ) );
	expect( page.querySelectorAll( '[type="date"]' ) ).toHaveLength( 2 );
	expect( focused() ).toBe( 'TEXTAREA' );
	act( () => button( 'Remove' )?.click() );
	expect( focused() ).toBe( 'INPUT' );
	act( () => button( 'Add a day' )?.click() );
	expect( page.ownerDocument.activeElement ).toBe(
		page.querySelectorAll( '[data-line]' )[ 1 ]?.querySelector( 'input' )
	);
} );

test( 'a day can be cancelled, moved or held elsewhere, and be as it was planned', () => {
	const day = { day: '2027-10-05', text: 'martes 5 de octubre' };
	answer = { days: [ day ] };
	act( () => write( { sessions: '2027-10-05 18:00' } ) );
	// It is the program, which has a state of its own.
	expect( page.querySelector( '[role="group"]' ) ).toBeNull();
	answer = { days: [ day, { day: '2027-10-06', text: 'mañana' } ] };
	act( () => write( { ...texts } ) );
	const choose = ( name: string ): void => {
		act( () =>
			page
				.querySelector< HTMLElement >(
					'[aria-label="Change martes 5 de octubre"]'
				)
				?.click()
		);
		act( () =>
			[
				...document.querySelectorAll< HTMLElement >(
					'[role="menuitem"]'
				),
			]
				.find( ( { textContent } ) => textContent === name )
				?.click()
		);
	};
	choose( 'It is canceled' );
	expect( texts.sessions ).toBe( '!2027-10-05\n2027-10-05 18:00' );
	expect( focused() ).toBe( 'INPUT' );
	act( () => button( 'As it was' )?.click() );
	expect( texts.sessions ).toBe( '2027-10-05 18:00' );
	expect( focused() ).toBe( 'BUTTON' );
	choose( 'It moves to another day' );
	expect( texts.sessions ).toBe( '2027-10-05 18:00\n>2027-10-05 ?' );
	act( () => button( 'As it was' )?.click() );
	choose( 'It is elsewhere' );
	expect( texts.sessions ).toBe( '2027-10-05 18:00\n@2027-10-05 ' );
} );

test( 'changes are changed one by one, and those of days without a session are listed where something is wrong', () => {
	answer = { days: [ { day: '2027-10-05', text: 'martes 5 de octubre' } ] };
	act( () =>
		write( {
			sessions:
				'!2027-10-05\n!2027-10-06\n2027-10-05 18:00\n@2027-10-05 Sala',
		} )
	);
	expect( button( 'As it was' ) ).toBeDefined();
	expect(
		page.querySelectorAll( '[role="group"] [role="group"]' )
	).toHaveLength( 1 );
	act( () => button( 'As it was' )?.click() );
	expect( texts.sessions ).toBe(
		'!2027-10-06\n2027-10-05 18:00\n@2027-10-05 Sala'
	);
	answer = { ...answer, problems: { sessions: 'No session on that day.' } };
	act( () => write( { ...texts } ) );
	act( () => button( 'As it was' )?.click() );
	expect( texts.sessions ).toBe( '2027-10-05 18:00\n@2027-10-05 Sala' );
} );
