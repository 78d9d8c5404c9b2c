/**
 * The state of the form: sends what is typed to the server, which answers with errors and with what it understands; used by panel.tsx and box.tsx.
 */
import { useEffect, useRef, useState } from '@wordpress/element';
import { apiFetch } from '../../wordpress/api-fetch';
import type { Texts } from './settings';

/** Delay of the request after the last change, in milliseconds. */
const PAUSE = 400;

/** Response of the server about typed facts, by meta key (includes/program/forms/understood.php). */
interface Answer {
	/** What the words of a field say and is not typed: ages for "For whom", lines for words of sessions. */
	values: Record< string, Texts >;
	problems: Texts;
	/** How the server understands each value; '' for nothing. */
	sentences: Texts;
	/** Answers to what is asked of the words of sessions: what to write instead, and into the schedule. */
	options: { label: string; words: string; schedule: string }[];
	/** The sessions in words. */
	wording: string;
	/** Sessions to come. */
	days: { day: string; text: string }[];
	/** Whether ages are to be shown in numbers. */
	ages: boolean;
}

const EMPTY_ANSWER: Answer = {
	values: {},
	problems: {},
	sentences: {},
	options: [],
	wording: '',
	days: [],
	ages: false,
};

/** The store of the facts: the editor, or the state of the box. */
export interface FormSource {
	program: number;
	texts: Texts;
	write: ( changes: Texts ) => void;
	isPublished: boolean;
}

export interface Form extends FormSource, Omit< Answer, 'values' > {
	/** Whether the answer is about other sessions. */
	isOld: boolean;
	/** Key of the field that has the focus; '' for none. */
	focused: string;
	/** Keys of fields that were shown: they stay. */
	seen: Set< string >;
	/** Keys of facts that the server would reject. */
	wrong: string[];
	/** Words that are being typed, the last part of the text of the sessions. */
	words: string;
	typeWords: ( words: string ) => void;
	/** Writes what the words of a field say, if the server understands them; changes of the form come first. */
	read: ( key: string, changes?: Texts ) => Promise< void >;
	/** Groups of which all fields are shown. */
	opened: string[];
	open: ( group: string ) => void;
	/** A field has the focus, or none. */
	enter: ( key: string ) => void;
	leave: ( key: string ) => void;
	/** Shows the errors of all fields, also of those that have not lost the focus yet; those of a rejected request, if there was one. */
	showAll: ( refused?: Texts ) => void;
}

const fetchAnswer = (
	program: number,
	meta: Texts,
	signal?: AbortSignal
): Promise< Answer > =>
	apiFetch( {
		path: '/programs-filter/v1/understood',
		method: 'POST',
		data: { program, meta },
		signal: signal ?? null,
	} );

/**
 * The state of a form. An error is shown once its field has lost the focus. The server completes values only when it saves them.
 *
 * @param source   Facts.
 * @param sessions Key of the sessions.
 * @param shown    Keys of fields that were left already.
 */
export function useForm(
	source: FormSource,
	sessions: string,
	shown: string[] = []
): Form {
	const { program, texts, write } = source;
	const body = JSON.stringify( texts );
	const [ { of, ...answer }, setAnswer ] = useState( {
		of: '{}',
		...EMPTY_ANSWER,
	} );
	const [ focused, setFocused ] = useState( '' );
	const [ left, setLeft ] = useState( shown );
	const [ words, typeWords ] = useState( '' );
	const [ opened, setOpened ] = useState< string[] >( [] );
	const latest = useRef( texts );
	const entered = useRef( texts );
	// What words were read as, by field: other words make other values of them.
	const made = useRef< Record< string, Texts > >( {} );
	const seen = useRef( new Set< string >() );
	useEffect( () => {
		latest.current = texts;
	} );

	useEffect( () => {
		const controller = new AbortController();
		const { signal } = controller;
		const timer = setTimeout( () => {
			fetchAnswer( program, JSON.parse( body ) as Texts, signal ).then(
				( understood ) => setAnswer( { of: body, ...understood } ),
				// The server validates again when it saves.
				() =>
					signal.aborted ||
					setAnswer( ( before ) => ( {
						...before,
						of: body,
						problems: {},
					} ) )
			);
		}, PAUSE );
		return () => {
			clearTimeout( timer );
			controller.abort();
		};
	}, [ program, body ] );

	const read = async ( key: string, first?: Texts ): Promise< void > => {
		const sent = { ...latest.current, ...first };
		if ( first ) {
			latest.current = sent;
			write( first );
		}
		const before = made.current[ key ] ?? {};
		const again =
			key in before
				? {}
				: Object.fromEntries(
						Object.entries( before )
							.filter(
								( [ name, text ] ) => sent[ name ] === text
							)
							.map( ( [ name ] ) => [ name, '' ] )
					);
		const understood = await fetchAnswer( program, {
			...sent,
			...again,
		} ).catch( () => undefined );
		const { [ key ]: values = {} } = understood?.values ?? {};
		const changes = { ...again, ...values };
		if (
			understood &&
			[ key, ...Object.keys( changes ) ].every(
				( name ) => latest.current[ name ] === sent[ name ]
			)
		) {
			made.current[ key ] = values;
			if ( key === sessions ) {
				setLeft( ( all ) => [ ...all, key ] );
				if ( ! ( key in understood.problems ) ) {
					typeWords( '' );
				}
				setAnswer( {
					of: JSON.stringify( { ...sent, ...changes } ),
					...understood,
				} );
			}
			if ( Object.keys( changes ).length > 0 ) {
				write( changes );
			}
		}
	};

	const answeredTexts = JSON.parse( of ) as Texts;

	return {
		...source,
		...answer,
		isOld: answeredTexts[ sessions ] !== texts[ sessions ],
		focused,
		seen: seen.current,
		// A text that has changed since then is not an error until the next answer.
		wrong: Object.keys( answer.problems ).filter(
			( key ) => answeredTexts[ key ] === texts[ key ]
		),
		problems: Object.fromEntries(
			Object.entries( answer.problems ).filter(
				( [ key ] ) => left.includes( key ) || key !== focused
			)
		),
		words,
		typeWords,
		read,
		opened,
		open: ( group ) => setOpened( [ ...opened, group ] ),
		enter: ( key ) => {
			entered.current = latest.current;
			setFocused( key );
		},
		leave: ( key ) => {
			setFocused( '' );
			setLeft( ( before ) => [ ...new Set( [ ...before, key ] ) ] );
			// The field of sessions says itself when its words are to be read.
			if ( key !== sessions && texts[ key ] !== entered.current[ key ] ) {
				void read( key );
			}
		},
		showAll: ( refused ) => {
			setLeft( Object.keys( texts ) );
			if ( refused ) {
				// What is asked says more than the refusal.
				setAnswer( {
					of: body,
					...answer,
					problems: { ...refused, ...answer.problems },
				} );
			}
		},
	};
}
