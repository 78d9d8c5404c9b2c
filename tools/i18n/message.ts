import type { GetTextTranslation } from 'gettext-parser';

/**
 * A text that the plugin shows, as an entry of a .pot file, and where it stands.
 */
export interface Message extends GetTextTranslation {
	/** Paths from the project's folder. No catalog names them: moving a text to another file changes no translation. */
	files: readonly string[];
}

const PLACEHOLDER = /%(\d+\$)?[a-z]/i;

/**
 * @param text     What the source says: the text itself, and its plural and its context where it has them.
 * @param files    Where it stands.
 * @param comments What translators should know.
 */
export function message(
	text: Pick< GetTextTranslation, 'msgid' | 'msgid_plural' | 'msgctxt' >,
	files: readonly string[],
	comments: readonly string[] = []
): Message {
	const { msgid, msgid_plural: plural } = text;
	return {
		...text,
		msgstr: plural === undefined ? [ '' ] : [ '', '' ],
		comments: {
			extracted: comments.join( '\n' ),
			...( PLACEHOLDER.test( msgid + ( plural ?? '' ) )
				? { flag: 'php-format' }
				: {} ),
		},
		files,
	};
}

/**
 * @return What two messages have in common when they share one translation; WordPress uses the same key.
 */
export function keyOf( { msgid, msgctxt }: GetTextTranslation ): string {
	return msgctxt === undefined ? msgid : `${ msgctxt }\u0004${ msgid }`;
}

/**
 * Joins messages that share a translation.
 *
 * @return Sorted by key: the order does not depend on the files that the texts stand in.
 * @throws {Error} When the same text has two different plurals, which no catalog can hold.
 */
export function merge( messages: readonly Message[] ): Message[] {
	const byKey = Object.groupBy( messages, keyOf );
	return Object.entries( byKey )
		.sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) )
		.map( ( [ , same = [] ] ) => {
			const [ plural, ...others ] = unique(
				same.map( ( { msgid_plural: one } ) => one )
			);
			const files = unique( same.flatMap( ( one ) => one.files ) );
			const { msgid = '', msgctxt } = same[ 0 ] ?? {};
			if ( others.length > 0 ) {
				throw new Error(
					`"${ msgid }" has two plurals: ${ files.join() }`
				);
			}
			return message(
				{
					msgid,
					...( plural === undefined ? {} : { msgid_plural: plural } ),
					...( msgctxt === undefined ? {} : { msgctxt } ),
				},
				files,
				unique(
					same.map( ( { comments } ) => comments?.extracted )
				).sort()
			);
		} );
}

const unique = < T >( values: readonly T[] ): Exclude< T, undefined | '' >[] =>
	[ ...new Set( values ) ].filter(
		( value ): value is Exclude< T, undefined | '' > =>
			value !== undefined && value !== ''
	);
