import apiFetch from '@wordpress/api-fetch';
import { createRoot, useState } from '@wordpress/element';
import { act } from 'react';
import type { Texts } from './settings';
import { useForm, type Form } from './use-form';

jest.mock( '@wordpress/api-fetch' );

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
function answer( meta: Texts, words: string ): unknown {
	const isMail = ! meta.mail || meta.mail.includes( '@' );
	return {
		values: {
			...meta,
			...( /^\d\d$/.test( meta.price ?? '' ) && {
				price: `${ meta.price } €`,
			} ),
			sessions: [ meta.sessions, words === 'martes' && '2027-10-05' ]
				.filter( Boolean )
				.join( '\n' ),
		},
		problems: {
			...( ! isMail && { mail: 'No.' } ),
			...( words === 'nunca' && { words: 'Así no.' } ),
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
		const { meta, words } = data as { meta: Texts; words: string };
		return Promise.resolve( answer( meta, words ) );
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
				words: '',
			},
		} )
	);
} );

test( 'a wrong field locks at once, and says why once it was left', async () => {
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

test( 'a server that cannot be asked locks nothing', async () => {
	type( 'mail', 'ab' );
	await wait();
	jest.mocked( apiFetch ).mockRejectedValueOnce( new Error() );
	type( 'mail', 'abc' );
	await wait();
	expect( form.wrong ).toEqual( [] );
} );

test( 'a field is completed when it is left, and not again when that is taken back', async () => {
	type( 'price', '25' );
	await wait();
	expect( form.texts.price ).toBe( '25' );
	act( () => form.leave( 'price' ) );
	expect( form.texts.price ).toBe( '25 €' );
	await wait();
	// As "Undo" does.
	act( () => undo( { price: '25' } ) );
	await wait();
	expect( form.texts.price ).toBe( '25' );
	type( 'mail', 'ab@' );
	await wait();
	expect( form.texts.price ).toBe( '25' );
	// Another one is completed.
	type( 'price', '30' );
	act( () => form.leave( 'price' ) );
	await wait();
	expect( form.texts.price ).toBe( '30 €' );
} );

test( 'words become sessions, or are told what is wrong with them', async () => {
	act( () => form.typeWords( 'nunca' ) );
	await act( () => form.addWords() );
	expect( form.problems ).toEqual( { words: 'Así no.' } );
	expect( form.texts.sessions ).toBe( '' );
	act( () => form.typeWords( 'martes' ) );
	expect( form.problems ).toEqual( {} );
	await act( () => form.addWords() );
	expect( form.words ).toBe( '' );
	expect( form.texts.sessions ).toBe( '2027-10-05' );
} );

test( 'nothing is saved while there are words that are no sessions', async () => {
	act( () => form.typeWords( 'nunca' ) );
	expect( form.wrong ).toEqual( [ 'sessions' ] );
	await act( () => form.addWords() );
	expect( form.wrong ).toEqual( [ 'sessions' ] );
	act( () => form.typeWords( ' ' ) );
	expect( form.wrong ).toEqual( [] );
} );

test( 'words are added to the sessions that there are then, and nothing is saved before', async () => {
	let isAdded: Promise< unknown > | undefined;
	act( () => form.typeWords( 'martes' ) );
	act( () => {
		isAdded = form.addWords();
	} );
	expect( form.wrong ).toEqual( [ 'sessions' ] );
	type( 'price', '2' );
	type( 'sessions', '2027-10-01' );
	await act( () => isAdded );
	expect( form.wrong ).toEqual( [] );
	expect( form.texts ).toMatchObject( {
		price: '2',
		sessions: '2027-10-01\n2027-10-05',
	} );
} );

test( 'words are asked about once where their field is left by pressing "Add"', async () => {
	act( () => form.typeWords( 'martes' ) );
	act( () => void form.addWords() );
	await act( () => form.addWords() );
	expect( apiFetch ).toHaveBeenCalledTimes( 2 );
} );

test( 'words that cannot be asked about stay, and it is said', async () => {
	jest.mocked( apiFetch ).mockRejectedValueOnce( {
		message: 'Sin conexión.',
	} );
	act( () => form.typeWords( 'martes' ) );
	await act( () => form.addWords() );
	expect( form.problems ).toEqual( { words: 'Sin conexión.' } );
	expect( form.words ).toBe( 'martes' );
} );
