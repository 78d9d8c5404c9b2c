import { store as coreStore, useEntityProp } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import type { Settings } from './settings';
import { answers, isHourWrong, problemsOf, sorted, type Texts } from './texts';

type Meta = Record< string, unknown >;

export interface Facts {
	/** The texts of the fields: those of the program, or unusable ones. */
	texts: Texts;
	/** Sentences by the key of the metadata. */
	problems: Texts;
	/** Whether it is the hour that is wrong with a moment that has a problem. */
	isHourWrong: ( key: string ) => boolean;
	/** Labels of the unusable ones, which are not saved. */
	unsaved: string[];
	flags: Record< string, boolean >;
	write: ( key: string, text: string ) => void;
	turn: ( key: string, on: boolean ) => void;
	/** A field was left: it shows what was written of it. */
	leave: () => void;
}

/**
 * The facts of the program that is being edited.
 *
 * @param settings Settings.
 * @param id       ID of the program.
 */
export function useFacts( settings: Settings, id: number ): Facts {
	const { fields, postType } = settings;
	const [ meta, setMeta ] = useEntityProp(
		'postType',
		postType,
		'meta',
		id
	) as [ Meta | undefined, ( meta: Meta ) => void, unknown ];
	const [ drafts, setDrafts ] = useState< Texts >( {} );
	const stored = Object.fromEntries(
		fields
			.filter( ( { control } ) => control !== 'checkbox' )
			.map( ( { key } ) => {
				const value = meta?.[ key ];
				return [ key, typeof value === 'string' ? value : '' ];
			} )
	);
	const texts: Texts = { ...stored, ...drafts };

	const error: unknown = useSelect(
		( select ) =>
			select( coreStore ).getLastEntitySaveError(
				'postType',
				postType,
				id
			) as unknown,
		[ postType, id ]
	);
	const [ refused, setRefused ] = useState< { says: Texts; texts: Texts } >( {
		says: {},
		texts: {},
	} );
	useEffect( () => {
		setRefused( { says: answers( error ), texts } );
		// The answer is about the texts that were sent, not about later ones.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ error ] );
	const said = Object.fromEntries(
		Object.entries( refused.says ).filter(
			( [ key ] ) => refused.texts[ key ] === texts[ key ]
		)
	);

	const problems = problemsOf( settings, stored, texts );
	const withResult = ( [ key, problem ]: [ string, string ] ): [
		string,
		string,
	] => [
		key,
		// A stored text was not refused.
		key in said || texts[ key ] !== stored[ key ]
			? `${ problem } ${ settings.texts.kept }`
			: problem,
	];

	return {
		texts,
		problems: Object.fromEntries(
			Object.entries( { ...said, ...problems } ).map( withResult )
		),
		isHourWrong: ( key ) => isHourWrong( settings, texts, key ),
		unsaved: fields
			.filter(
				( { key } ) => problems[ key ] && texts[ key ] !== stored[ key ]
			)
			.map( ( { label } ) => label ),
		flags: Object.fromEntries(
			fields
				.filter( ( { control } ) => control === 'checkbox' )
				.map( ( { key } ) => [ key, meta?.[ key ] === true ] )
		),
		write: ( key, text ) => {
			const next = sorted( settings, stored, {
				...texts,
				[ key ]: text,
			} );
			setDrafts( next.drafts );
			if ( Object.keys( next.written ).length > 0 ) {
				setMeta( { ...meta, ...next.written } );
			}
		},
		turn: ( key, on ) => setMeta( { ...meta, [ key ]: on } ),
		leave: () =>
			setDrafts( ( kept ) => {
				const wrong = problemsOf( settings, stored, {
					...stored,
					...kept,
				} );
				return Object.fromEntries(
					Object.entries( kept ).filter( ( [ key ] ) => wrong[ key ] )
				);
			} ),
	};
}
