/** Reads the facts of the edited program from the editor as strings, and writes them back; used by panel.tsx. */
import { useEntityProp } from '@wordpress/core-data';
import type { Settings, Texts } from './settings';

type Meta = Record< string, unknown >;

/**
 * The facts of the program that is edited, as texts.
 *
 * @param settings Settings.
 * @param id       Program.
 */
export function useTexts(
	settings: Settings,
	id: number
): [ Texts, ( changes: Texts ) => void ] {
	const [ meta, setMeta ] = useEntityProp(
		'postType',
		settings.postType,
		'meta',
		id
	) as [ Meta | undefined, ( meta: Meta ) => void, unknown ];
	const fields = settings.groups.flatMap( ( group ) => group.fields );
	const flags = fields
		.filter( ( { control } ) => control === 'checkbox' )
		.map( ( { key } ) => key );
	const textOf = ( key: string ): string => {
		const value = meta?.[ key ];
		const text = typeof value === 'string' ? value : '';
		return value === true ? '1' : text;
	};

	return [
		Object.fromEntries(
			fields.map( ( { key } ) => [ key, textOf( key ) ] )
		),
		( changes ) =>
			// WordPress merges them with what was written since.
			setMeta(
				Object.fromEntries(
					Object.entries( changes ).map( ( [ key, text ] ) => [
						key,
						flags.includes( key ) ? text === '1' : text,
					] )
				)
			),
	];
}
