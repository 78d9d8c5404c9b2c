import { keyOf, type Message } from '../message.ts';
import { isReady, translate, type Translation } from './translation.ts';

/**
 * The translations of a script, in the shape that `wp.i18n.setLocaleData` takes.
 *
 * @param script   Path of the built script from the plugin's folder.
 * @param messages The script's.
 */
export function scriptFile(
	translation: Translation,
	script: string,
	messages: readonly Message[]
): string {
	const header = {
		domain: 'messages',
		lang: translation.locale,
		'plural-forms': translation.headers[ 'Plural-Forms' ],
	};
	const entries: [ string, string[] ][] = messages
		.filter( ( message ) => isReady( translation, message ) )
		.map( ( message ) => [
			keyOf( message ),
			translate( translation, message ),
		] );
	const data = {
		source: script,
		domain: 'messages',
		locale_data: {
			messages: { '': header, ...Object.fromEntries( entries ) },
		},
	};
	return `${ JSON.stringify( data ) }\n`;
}
