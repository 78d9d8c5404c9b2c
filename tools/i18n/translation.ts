import { type GetTextTranslation, po } from 'gettext-parser';

import { keyOf, type Message } from './message.ts';

/**
 * What translators made of the messages in one language.
 */
export interface Translation {
	/** Such as "en_GB". */
	locale: string;
	/** Header of the .po file; "Plural-Forms" is among it. */
	headers: Record< string, string >;
	/** With what a translator wrote for each: an empty text for a form that is missing. */
	messages: readonly Message[];
}

/**
 * @param  locale   Such as "en_GB".
 * @param  file     A .po file.
 * @param  messages Of the source; the translation has these, and no other.
 * @throws {Error} When the file does not say which plural forms the language has.
 */
export function readTranslation(
	locale: string,
	file: Buffer,
	messages: readonly Message[]
): Translation {
	const { headers, translations } = po.parse( file );
	const plurals = /nplurals\s*=\s*(\d+)/.exec(
		headers[ 'Plural-Forms' ] ?? ''
	)?.[ 1 ];
	if ( plurals === undefined ) {
		throw new Error( `The header of ${ locale } has no Plural-Forms.` );
	}
	const dropped = Object.values( translations )
		.flatMap( ( texts ) => Object.values( texts ) )
		.filter(
			( old ) =>
				old.msgid !== '' &&
				! messages.some(
					( message ) => keyOf( message ) === keyOf( old )
				)
		);
	const added = messages.filter(
		( { msgid, msgctxt = '' } ) => ! translations[ msgctxt ]?.[ msgid ]
	);
	// One that went and one that came are the same, also where they share no word.
	const least = dropped.length === 1 && added.length === 1 ? 0 : ALIKE;
	return {
		locale,
		headers,
		messages: messages.map( ( message ) => {
			const { msgid, msgctxt = '', comments } = message;
			const found =
				translations[ msgctxt ]?.[ msgid ] ??
				reworded( message, dropped, least );
			const inDoubt = found !== undefined && isFuzzy( found );
			const forms =
				message.msgid_plural === undefined ? 1 : Number( plurals );
			return {
				...message,
				msgstr: Array.from(
					{ length: forms },
					( _, form ) => found?.msgstr[ form ] ?? ''
				),
				comments: {
					...comments,
					translator: found?.comments?.translator ?? '',
					previous: inDoubt ? ( found.comments?.previous ?? '' ) : '',
					flag: [ inDoubt && 'fuzzy', comments?.flag ]
						.filter( Boolean )
						.join( ', ' ),
				},
			};
		} ),
	};
}

/** Of the words of two texts, how many must be the same for one to be the other, reworded. */
const ALIKE = 0.5;

/**
 * The translation that a text had before it was reworded, in doubt and with the former text beside it, as msgmerge leaves it; undefined for
 * a new text.
 */
function reworded(
	message: Message,
	dropped: readonly GetTextTranslation[],
	least: number
): GetTextTranslation | undefined {
	const [ closest ] = dropped
		.map( ( old ) => ( {
			old,
			alike: likeness( old.msgid, message.msgid ),
		} ) )
		.filter( ( { alike } ) => alike >= least )
		.sort( ( one, other ) => other.alike - one.alike );
	return (
		closest && {
			...closest.old,
			comments: {
				...closest.old.comments,
				flag: 'fuzzy',
				previous: `msgid ${ JSON.stringify( closest.old.msgid ) }`,
			},
		}
	);
}

/** Words that two texts share, as a part of the longer one's. */
function likeness( one: string, other: string ): number {
	const [ a, b ] = [ one, other ].map(
		( text ) => new Set( text.toLowerCase().match( /[\p{L}\p{N}%$]+/gu ) )
	) as [ Set< string >, Set< string > ];
	const shared = [ ...a ].filter( ( word ) => b.has( word ) );
	return shared.length / Math.max( a.size, b.size, 1 );
}

/** Whether a translation waits for a second look. */
const isFuzzy = ( { comments }: GetTextTranslation ): boolean =>
	comments?.flag?.includes( 'fuzzy' ) ?? false;

/**
 * @return Whether a site can show the translation: every form is there, and none is in doubt.
 */
export const isReady = ( message: Message ): boolean =>
	! isFuzzy( message ) && ! message.msgstr.includes( '' );

/**
 * What keeps a translation from being complete: one sentence each.
 */
export const problemsOf = ( {
	locale,
	messages,
}: Pick< Translation, 'locale' | 'messages' > ): string[] =>
	messages.flatMap( ( message ) => {
		const problem = problemOf( message );
		return problem
			? [ `${ locale }: ${ problem }: "${ message.msgid }"` ]
			: [];
	} );

/** The problems with which a text is English, until somebody translates it. */
export const INCOMPLETE = /^\w+: (?:not translated|fuzzy): /;

function problemOf( message: Message ): string | undefined {
	if ( message.msgstr.includes( '' ) ) {
		return 'not translated';
	}
	if ( isFuzzy( message ) ) {
		return 'fuzzy';
	}
	const { msgid, msgid_plural: plural = msgid, msgstr } = message;
	const wanted = [ msgid, plural ].map( placeholders );
	return msgstr.every( ( text ) => wanted.includes( placeholders( text ) ) )
		? undefined
		: 'other placeholders than the source';
}

/**
 * @return The placeholders of `sprintf` in a text, sorted: translations may turn numbered ones around.
 */
const placeholders = ( text: string ): string =>
	(
		text
			.replaceAll( '%%', '' )
			.match( /%(?:\d+\$)?[-+ 0]*\d*(?:\.\d+)?[bcdeEfFgGosuxX]/g ) ?? []
	)
		.sort()
		.join( ' ' );
