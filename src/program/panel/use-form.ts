import apiFetch from '@wordpress/api-fetch';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { Texts } from './settings';

/** Pause in typing before the server is asked, in milliseconds. */
const PAUSE = 400;

/** How long saving waits for words that are read, in milliseconds. */
const LONGEST = 10000;

/** What the server says of typed facts, by the key of the metadata (includes/program/understood.php). */
interface Answer {
	/** As they would be stored. */
	values: Texts;
	problems: Texts;
	/** What is understood, '' for nothing. */
	sentences: Texts;
	/** Days of sessions to come. */
	days: string[];
}

const NOTHING: Answer = { values: {}, problems: {}, sentences: {}, days: [] };

/** Where the form takes facts from, and where it writes them. */
export interface Source {
	program: number;
	texts: Texts;
	write: ( changes: Texts ) => void;
	isPublished: boolean;
}

export interface Form extends Source, Omit< Answer, 'values' > {
	/** Keys of facts that cannot be saved. */
	wrong: string[];
	/** Words that are to become sessions. Nothing is saved while there are any, as they would be lost. */
	words: string;
	/** A field has the focus, or none. */
	enter: ( key: string ) => void;
	leave: ( key: string ) => void;
	/** Says what is wrong with all fields, also with those that were not left. */
	showAll: () => void;
	typeWords: ( words: string ) => void;
	/** Makes the words sessions, or says what is wrong with them (`words` among the problems). */
	addWords: () => Promise< void >;
}

const ask = (
	program: number,
	meta: Texts,
	more: { words?: string; signal?: AbortSignal }
): Promise< Answer > =>
	apiFetch( {
		path: '/programs-filter/v1/understood',
		method: 'POST',
		data: { program, meta, words: more.words ?? '' },
		...( more.signal && { signal: more.signal } ),
	} );

/**
 * The state of a form: the server says what is wrong with a field once it was left, what is understood, and completes what need not be typed.
 *
 * @param source   Facts.
 * @param sessions Key of the sessions.
 * @param shown    Keys of fields that were left already.
 */
export function useForm(
	source: Source,
	sessions: string,
	shown: string[] = []
): Form {
	const { program, texts, write } = source;
	const body = JSON.stringify( texts );
	const [ { of, ...answer }, setAnswer ] = useState( {
		of: '{}',
		...NOTHING,
	} );
	const [ focused, setFocused ] = useState( '' );
	const [ left, setLeft ] = useState( shown );
	const [ isTyped, setTyped ] = useState( false );
	const [ words, setWords ] = useState( '' );
	const [ refusal, setRefusal ] = useState( '' );
	const [ isReading, setReading ] = useState( false );
	/** What was completed last, and with what. */
	const completed = useRef< Record< string, string > >( {} );
	const newest = useRef( texts );
	useEffect( () => {
		newest.current = texts;
	} );

	useEffect( () => {
		const controller = new AbortController();
		const { signal } = controller;
		const timer = setTimeout( () => {
			ask( program, JSON.parse( body ) as Texts, { signal } ).then(
				( said ) => setAnswer( { of: body, ...said } ),
				// The server checks again when it saves.
				() => signal.aborted || setAnswer( { of: body, ...NOTHING } )
			);
		}, PAUSE );
		return () => {
			clearTimeout( timer );
			controller.abort();
		};
	}, [ program, body ] );

	useEffect( () => {
		if ( of !== body || ! isTyped ) {
			return;
		}
		const pair = ( key: string, value: string ): string =>
			JSON.stringify( [ texts[ key ], value ] );
		const changes = Object.entries( answer.values ).filter(
			( [ key, value ] ) =>
				value !== texts[ key ] &&
				// Once only: who takes a completion back wants to.
				completed.current[ key ] !== pair( key, value )
		);
		const now = changes.filter( ( [ key ] ) => key !== focused );
		setTyped( now.length < changes.length );
		for ( const [ key, value ] of now ) {
			completed.current[ key ] = pair( key, value );
		}
		if ( now.length > 0 ) {
			write( Object.fromEntries( now ) );
		}
		// With an answer, or when a field is left.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ of, focused ] );

	const asked = JSON.parse( of ) as Texts;
	// A text that was changed since is free until the next answer.
	const wrong = Object.keys( answer.problems ).filter(
		( key ) => asked[ key ] === texts[ key ]
	);
	/** Adds the words. The problem with them, '' for none. */
	const add = async (): Promise< string > => {
		const { [ sessions ]: before } = newest.current;
		const { values, problems } = await ask( program, newest.current, {
			words,
			signal: AbortSignal.timeout( LONGEST ),
		} );
		if ( problems.words ) {
			return problems.words;
		}
		if ( newest.current[ sessions ] !== before ) {
			return add();
		}
		setTyped( true );
		write( { [ sessions ]: values[ sessions ] ?? '' } );
		return '';
	};

	return {
		...source,
		...answer,
		words,
		wrong: words.trim() === '' ? wrong : [ sessions, ...wrong ],
		problems: {
			...Object.fromEntries(
				Object.entries( answer.problems ).filter(
					( [ key ] ) => left.includes( key ) || key !== focused
				)
			),
			...( refusal && { words: refusal } ),
		},
		write: ( changes ) => {
			setTyped( true );
			write( changes );
		},
		enter: setFocused,
		leave: ( key ) => {
			setFocused( '' );
			setLeft( ( known ) => [ ...new Set( [ ...known, key ] ) ] );
		},
		showAll: () => setLeft( Object.keys( texts ) ),
		typeWords: ( typed ) => {
			setWords( typed );
			setRefusal( '' );
		},
		addWords: async () => {
			// Who presses "Add" has left the field, which adds them too.
			if ( words.trim() === '' || isReading ) {
				return;
			}
			setReading( true );
			// WordPress says why, in the language of the user.
			const problem = await add().catch(
				( error: unknown ) => ( error as Error ).message
			);
			setReading( false );
			setRefusal( problem );
			setWords( ( now ) => ( now === words && ! problem ? '' : now ) );
		},
	};
}
