import { createRoot, useState } from '@wordpress/element';
import { act } from 'react';
import { SessionsField } from './sessions-field';
import type { Field, Settings, Texts } from './settings';
import type { Form } from './use-form';

const field = { key: 'sessions', label: 'Sesiones' } as Field;
const settings = { texts: { date: 'Día' } } as Settings;
const readSessions = jest.fn();

let write: ( texts: Texts ) => void;

function Panel() {
	const [ texts, setTexts ] = useState< Texts >( { sessions: '' } );
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
	act( () => button( 'Add a day' )?.focus() );
	expect( readSessions.mock.calls ).toEqual( [ [ 'm' ] ] );
	expect( words()?.value ).toBe( 'm' );
} );

test( 'only a line that was asked for takes the focus', () => {
	act( () => button( 'Add a day' )?.click() );
	expect( focused() ).toBe( 'INPUT' );
	act( () => words()?.focus() );
	act( () => write( { sessions: '2027-10-05\n2027-10-06' } ) );
	expect( page.querySelectorAll( '[type="date"]' ) ).toHaveLength( 2 );
	expect( focused() ).toBe( 'TEXTAREA' );
} );
