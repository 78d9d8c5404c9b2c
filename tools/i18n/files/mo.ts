import { mo } from 'gettext-parser';

import type { Message } from '../message.ts';
import { isReady, translate, type Translation } from './translation.ts';

/**
 * The translation as a .mo file, which every version of WordPress reads.
 */
export function moFile(
	translation: Translation,
	messages: readonly Message[]
): Buffer {
	const translations: Parameters< typeof mo.compile >[ 0 ][ 'translations' ] =
		{};
	for ( const message of messages.filter( ( candidate ) =>
		isReady( translation, candidate )
	) ) {
		const { text, plural, context = '' } = message;
		translations[ context ] ??= {};
		translations[ context ][ text ] = {
			msgid: text,
			...( plural === undefined ? {} : { msgid_plural: plural } ),
			...( context === '' ? {} : { msgctxt: context } ),
			msgstr: translate( translation, message ),
		};
	}
	return mo.compile( {
		charset: 'utf-8',
		headers: { ...translation.headers },
		translations,
	} );
}
