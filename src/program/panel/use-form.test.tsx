import { createRoot, useState } from '@wordpress/element';
import { act } from 'react';
import { apiFetch } from '../../wordpress/api-fetch';
import type { Texts } from './settings';
import { useForm, type Form } from './use-form';

jest.mock( '../../wordpress/api-fetch' );

let form: Form;
/** Writes past the form. */
let undo: ( texts: Texts ) => void;

function Panel(): null {
	const [ texts, setTexts ] = useState< Texts >( {
		mail: '',
		price: '',
		sessions: '',
		who: '',
		age: '',
	} );
	undo = ( changes ) =>
		setTexts( ( before ) => ( { ...before, ...changes } ) );
	form = useForm(
		{ program: 3, texts, write: undo, isPublished: false },
		'sessions'
	);
	return null;
}

/** What the server answers to these facts. */
function answer( {
	mail = '',
	sessions = '',
	who = '',
	age = '',
}: Texts ): unknown {
	return {
		values: {
			sessions: sessions.includes( 'martes' )
				? { sessions: sessions.replace( 'martes', '2027-10-05' ) }
				: {},
			...( /^\d+ años$/.test( who ) &&
				age === '' && { who: { age: who.slice( 0, -5 ) } } ),
		},
		problems: {
			...( mail !== '' && ! mail.includes( '@' ) && { mail: 'No.' } ),
			...( sessions.includes( 'nunca' ) && { sessions: 'Así no.' } ),
		},
		sentences: {},
		days: [],
	};
}

const wait = ( ms = 400 ) => act( () => jest.advanceTimersByTimeAsync( ms ) );
const type = ( key: string, text: string ): void =>
	act( () => {
		form.enter( key );
		form.write( { [ key ]: text } );
	} );

beforeEach( async () => {
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );
	jest.useFakeTimers();
	jest.mocked( apiFetch ).mockReset();
	jest.mocked( apiFetch ).mockImplementation( ( { data } ) => {
		const { meta } = data as { meta: Texts };
		return Promise.resolve( answer( meta ) );
	} );
	const root = createRoot( document.createElement( 'div' ) );
	act( () => root.render( <Panel /> ) );
	await wait();
} );

test( 'the server is asked after a pause, once', async () => {
	type( 'mail', 'a' );
	type( 'mail', 'ab' );
	await wait( 399 );
	expect( apiFetch ).toHaveBeenCalledTimes( 1 );
	await wait( 1 );
	expect( apiFetch ).toHaveBeenCalledTimes( 2 );
	expect( apiFetch ).toHaveBeenLastCalledWith(
		expect.objectContaining( {
			data: {
				program: 3,
				meta: {
					mail: 'ab',
					price: '',
					sessions: '',
					who: '',
					age: '',
				},
			},
		} )
	);
} );

test( 'a wrong field is known at once, and says why once it was left', async () => {
	type( 'mail', 'ab' );
	await wait();
	expect( form.wrong ).toEqual( [ 'mail' ] );
	expect( form.problems ).toEqual( {} );
	act( () => form.leave( 'mail' ) );
	expect( form.problems ).toEqual( { mail: 'No.' } );
	type( 'mail', 'ab@' );
	await wait();
	expect( form.wrong ).toEqual( [] );
} );

test( 'a corrected field is free before the server has looked', async () => {
	type( 'mail', 'ab' );
	await wait();
	type( 'mail', 'ab@' );
	expect( form.wrong ).toEqual( [] );
} );

test( 'what is wrong with a field that is not in use is said, also where it was never left', async () => {
	act( () => undo( { mail: 'ab' } ) );
	type( 'price', '2' );
	await wait();
	expect( form.problems ).toEqual( { mail: 'No.' } );
} );

test( 'a server that cannot be asked refuses nothing yet', async () => {
	type( 'mail', 'ab' );
	await wait();
	jest.mocked( apiFetch ).mockRejectedValueOnce( new Error() );
	type( 'mail', 'abc' );
	await wait();
	expect( form.wrong ).toEqual( [] );
} );

test( 'what the server has refused is said at once', () => {
	type( 'mail', 'ab' );
	act( () => form.showAll( { mail: 'Nunca.' } ) );
	expect( form.problems ).toEqual( { mail: 'Nunca.' } );
	expect( form.wrong ).toEqual( [ 'mail' ] );
} );

const typeWords = ( words: string ): void =>
	act( () => {
		form.enter( 'sessions' );
		form.typeWords( words );
		form.write( { sessions: words } );
	} );

test( 'words become sessions', async () => {
	typeWords( 'martes' );
	expect( form.texts.sessions ).toBe( 'martes' );
	await act( () => form.read( 'sessions' ) );
	expect( form.words ).toBe( '' );
	expect( form.texts.sessions ).toBe( '2027-10-05' );
} );

test( 'words that cannot be read stay, and it is said', async () => {
	typeWords( 'nunca' );
	await act( () => form.read( 'sessions' ) );
	await wait();
	expect( form.problems ).toEqual( { sessions: 'Así no.' } );
	expect( form.texts.sessions ).toBe( 'nunca' );
} );

test( 'words that change while they are read are left alone', async () => {
	let isRead: Promise< unknown > | undefined;
	typeWords( 'martes' );
	act( () => {
		isRead = form.read( 'sessions' );
	} );
	typeWords( 'martes y jueves' );
	await act( () => isRead );
	expect( form.words ).toBe( 'martes y jueves' );
	expect( form.texts.sessions ).toBe( 'martes y jueves' );
} );

test( 'words that cannot be asked about stay: the server reads them when it saves', async () => {
	jest.mocked( apiFetch ).mockRejectedValueOnce( new Error() );
	typeWords( 'martes' );
	await act( () => form.read( 'sessions' ) );
	expect( form.texts.sessions ).toBe( 'martes' );
	expect( form.problems ).toEqual( {} );
} );

const leave = ( key: string ): Promise< void > =>
	act( async () => {
		form.leave( key );
		await Promise.resolve();
	} );

test( 'words are read as values once their field is left, and other words as others', async () => {
	type( 'who', '6 años' );
	await leave( 'who' );
	expect( form.texts.age ).toBe( '6' );
	type( 'who', '8 años' );
	await leave( 'who' );
	expect( form.texts.age ).toBe( '8' );
	type( 'who', 'jóvenes' );
	await leave( 'who' );
	expect( form.texts.age ).toBe( '' );
} );

test( 'a value that a person has corrected stays, whatever the words are', async () => {
	type( 'who', '6 años' );
	await leave( 'who' );
	type( 'age', '7' );
	await leave( 'age' );
	type( 'who', '8 años' );
	await leave( 'who' );
	expect( form.texts.age ).toBe( '7' );
} );

test( 'words that did not change are not read again', async () => {
	const asked = jest.mocked( apiFetch ).mock.calls.length;
	act( () => form.enter( 'who' ) );
	await leave( 'who' );
	expect( apiFetch ).toHaveBeenCalledTimes( asked );
} );
