import { type GettextMessage, po } from 'gettext-parser';

import { keyOf, type Message } from '../message.ts';

/**
 * What translators made of the messages in one language.
 */
export interface Translation {
	/** Such as "en_GB". */
	locale: string;
	/** Header of the .po file; "Plural-Forms" is among it. */
	headers: Readonly< Record< string, string > >;
	/** How many plural forms the language has. */
	pluralForms: number;
	/** As the file has them, by `keyOf( message )`. */
	entries: ReadonlyMap< string, GettextMessage >;
}

/**
 * @param  locale Such as "en_GB".
 * @param  file   A .po file.
 * @throws {Error} When it does not say which plural forms the language has.
 */
export function readTranslation( locale: string, file: Buffer ): Translation {
	const { headers, translations } = po.parse( file );
	const nplurals = /nplurals\s*=\s*(\d+)/.exec(
		headers[ 'Plural-Forms' ] ?? ''
	)?.[ 1 ];
	if ( nplurals === undefined ) {
		throw new Error( `The header of ${ locale } has no Plural-Forms.` );
	}
	const entries = new Map< string, GettextMessage >();
	for ( const [ context, messages ] of Object.entries( translations ) ) {
		for ( const [ text, entry ] of Object.entries( messages ) ) {
			entries.set(
				keyOf( context === '' ? { text } : { text, context } ),
				entry
			);
		}
	}
	return { locale, headers, pluralForms: Number( nplurals ), entries };
}

/**
 * @return The translation of a message; an empty text for each form that is missing.
 */
export function translate(
	{ entries, pluralForms }: Translation,
	message: Message
): string[] {
	const forms = message.plural === undefined ? 1 : pluralForms;
	const found = entries.get( keyOf( message ) )?.msgstr ?? [];
	return Array.from( { length: forms }, ( _, form ) => found[ form ] ?? '' );
}

/**
 * @return Whether a message's translation waits for a second look.
 */
export function isFuzzy( { entries }: Translation, message: Message ): boolean {
	return (
		entries.get( keyOf( message ) )?.comments?.flag?.includes( 'fuzzy' ) ??
		false
	);
}

/**
 * @return Whether a site can show the translation of a message: every form is there, and none is in doubt.
 */
export function isReady( translation: Translation, message: Message ): boolean {
	return (
		! isFuzzy( translation, message ) &&
		translate( translation, message ).every( ( text ) => text !== '' )
	);
}
