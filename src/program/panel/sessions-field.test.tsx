import { createRoot, useState } from '@wordpress/element';
import { act } from 'react';
import { SessionsField } from './sessions-field';
import type { Field, Settings, Texts } from './settings';
import type { Form } from './use-form';

const field = { key: 'sessions', label: 'Sesiones' } as Field;
const settings = { texts: { date: 'Día' } } as Settings;
const readSessions = jest.fn();

let write: ( texts: Texts ) => void;
let texts: Texts;

function Panel() {
	const [ written, setTexts ] = useState< Texts >( { sessions: '' } );
	texts = written;
	const [ inWords, typeWords ] = useState( '' );
	write = setTexts;
	const form = {
		...{ texts, write, words: inWords, typeWords },
		read: () => readSessions( texts.sessions ) as unknown,
		...{ problems: {}, sentences: {}, days: [] },
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
	root = createRoot( page );
	act( () => root.render( <Panel /> ) );
} );
afterEach( () => act( () => root.unmount() ) );

test( 'words are part of the sessions from the first letter, and are read when their field is left', () => {
	type( 'm' );
	expect( readSessions ).not.toHaveBeenCalled();
	act( () => button( 'Add days of the week' )?.focus() );
	expect( readSessions.mock.calls ).toEqual( [ [ 'm' ] ] );
	expect( words()?.value ).toBe( 'm' );
} );

test( 'the first line is there, keeps the focus as it is filled in, and can be emptied again', () => {
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
