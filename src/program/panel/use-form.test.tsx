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
function answer( { mail = '', sessions = '' }: Texts ): unknown {
	return {
		sessions: sessions.replace( 'martes', '2027-10-05' ),
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
				meta: { mail: 'ab', price: '', sessions: '' },
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
	await act( () => form.readSessions() );
	expect( form.words ).toBe( '' );
	expect( form.texts.sessions ).toBe( '2027-10-05' );
} );

test( 'words that cannot be read stay, and it is said', async () => {
	typeWords( 'nunca' );
	await act( () => form.readSessions() );
	await wait();
	expect( form.problems ).toEqual( { sessions: 'Así no.' } );
	expect( form.texts.sessions ).toBe( 'nunca' );
} );

test( 'words that change while they are read are left alone', async () => {
	let isRead: Promise< unknown > | undefined;
	typeWords( 'martes' );
	act( () => {
		isRead = form.readSessions();
	} );
	typeWords( 'martes y jueves' );
	await act( () => isRead );
	expect( form.words ).toBe( 'martes y jueves' );
	expect( form.texts.sessions ).toBe( 'martes y jueves' );
} );

test( 'words that cannot be asked about stay: the server reads them when it saves', async () => {
	jest.mocked( apiFetch ).mockRejectedValueOnce( new Error() );
	typeWords( 'martes' );
	await act( () => form.readSessions() );
	expect( form.texts.sessions ).toBe( 'martes' );
	expect( form.problems ).toEqual( {} );
} );
