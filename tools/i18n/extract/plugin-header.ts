import { message, type Message } from '../message.ts';

/** The fields that WordPress translates in the list of plugins. */
const TRANSLATED = [ 'Plugin Name', 'Description', 'Author' ];

/**
 * @param source The plugin's main file.
 * @param field  Of its header, such as "Version".
 */
export const headerField = ( source: string, field: string ): string =>
	new RegExp( `^[ \\t/*]*${ field }:[ \\t]+(.+)$`, 'm' )
		.exec( source )?.[ 1 ]
		?.trim() ?? '';

/**
 * The messages of the plugin's header.
 *
 * @param file   Path from the project's folder.
 * @param source Its content.
 */
export const messagesOfPluginHeader = (
	file: string,
	source: string
): Message[] =>
	TRANSLATED.map( ( field ) =>
		message(
			{ msgid: headerField( source, field ) },
			[ file ],
			[ `${ field } of the plugin` ]
		)
	);
