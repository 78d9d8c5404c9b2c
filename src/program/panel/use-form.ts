import { useEffect, useRef, useState } from '@wordpress/element';
import { send } from '../../wordpress/client';
import type { Texts } from './settings';

/** Pause in typing before the server is asked, in milliseconds. */
const PAUSE = 400;

/** What the server says of typed facts, by the key of the metadata (includes/program/understood.php). */
interface Answer {
	/** Sessions as they would be stored: lines in place of words. */
	sessions: string;
	problems: Texts;
	/** What is understood, '' for nothing. */
	sentences: Texts;
	/** Days of sessions to come. */
	days: string[];
}

const NOTHING: Answer = { sessions: '', problems: {}, sentences: {}, days: [] };

/** Where the form takes facts from, and where it writes them. */
export interface Source {
	program: number;
	texts: Texts;
	write: ( changes: Texts ) => void;
	isPublished: boolean;
}

export interface Form extends Source, Omit< Answer, 'sessions' > {
	/** Keys of facts that the server would refuse. */
	wrong: string[];
	/** Words of sessions that are being typed. They are part of the text of the sessions. */
	words: string;
	typeWords: ( words: string ) => void;
	/** Puts lines in place of the words of sessions, if the server can read them. */
	readSessions: () => Promise< void >;
	/** A field has the focus, or none. */
	enter: ( key: string ) => void;
	leave: ( key: string ) => void;
	/** Says what is wrong with all fields, also with those that were not left; what the server has refused, if it has. */
	showAll: ( refused?: Texts ) => void;
}

const ask = (
	program: number,
	meta: Texts,
	signal?: AbortSignal
): Promise< Answer > =>
	send( {
		path: '/programs-filter/v1/understood',
		method: 'POST',
		data: { program, meta },
		signal: signal ?? null,
	} );

/**
 * The state of a form: the server says what is wrong with a field once it was left, and what is understood. It completes what need not be typed when
 * it writes it.
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
	const [ words, typeWords ] = useState( '' );
	const newest = useRef( texts );
	useEffect( () => {
		newest.current = texts;
	} );

	useEffect( () => {
		const controller = new AbortController();
		const { signal } = controller;
		const timer = setTimeout( () => {
			ask( program, JSON.parse( body ) as Texts, signal ).then(
				( understood ) => setAnswer( { of: body, ...understood } ),
				// The server checks again when it saves.
				() => signal.aborted || setAnswer( { of: body, ...NOTHING } )
			);
		}, PAUSE );
		return () => {
			clearTimeout( timer );
			controller.abort();
		};
	}, [ program, body ] );

	const judged = JSON.parse( of ) as Texts;

	return {
		...source,
		...answer,
		// A text that was changed since is free until the next answer.
		wrong: Object.keys( answer.problems ).filter(
			( key ) => judged[ key ] === texts[ key ]
		),
		problems: Object.fromEntries(
			Object.entries( answer.problems ).filter(
				( [ key ] ) => left.includes( key ) || key !== focused
			)
		),
		words,
		typeWords,
		readSessions: async () => {
			const { [ sessions ]: typed = '' } = newest.current;
			const { sessions: read, problems } = await ask(
				program,
				newest.current
			).catch( () => NOTHING );
			if ( read !== '' && newest.current[ sessions ] === typed ) {
				setLeft( ( known ) => [ ...known, sessions ] );
				if ( ! problems[ sessions ] ) {
					typeWords( '' );
					write( { [ sessions ]: read } );
				}
			}
		},
		enter: setFocused,
		leave: ( key ) => {
			setFocused( '' );
			setLeft( ( known ) => [ ...new Set( [ ...known, key ] ) ] );
		},
		showAll: ( refused ) => {
			setLeft( Object.keys( texts ) );
			if ( refused ) {
				setAnswer( { of: body, ...answer, problems: refused } );
			}
		},
	};
}
