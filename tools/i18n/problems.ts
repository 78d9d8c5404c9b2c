import type { Message } from './message.ts';
import { isFuzzy, translate, type Translation } from './files/translation.ts';

/**
 * What keeps a translation from being complete: one sentence each.
 */
export function problemsOf(
	translation: Translation,
	messages: readonly Message[]
): string[] {
	return messages.flatMap( ( message ) => {
		const say = ( what: string ) => [
			`${ translation.locale }: ${ what }: "${ message.text }"`,
		];
		const texts = translate( translation, message );
		if ( texts.includes( '' ) ) {
			return say( 'not translated' );
		}
		if ( isFuzzy( translation, message ) ) {
			return say( 'fuzzy' );
		}
		const wanted = [ message.text, message.plural ?? message.text ].map(
			placeholders
		);
		const kept = texts.every( ( text ) =>
			wanted.includes( placeholders( text ) )
		);
		return kept ? [] : say( 'other placeholders than the source' );
	} );
}

/**
 * @return The placeholders of `sprintf` in a text, in an order of their own: translations may turn numbered ones around.
 */
function placeholders( text: string ): string {
	return [
		...text
			.replaceAll( '%%', '' )
			.matchAll( /%(?:\d+\$)?[-+ 0]*\d*(?:\.\d+)?[bcdeEfFgGosuxX]/g ),
	]
		.map( ( [ placeholder ] ) => placeholder )
		.sort()
		.join( ' ' );
}
