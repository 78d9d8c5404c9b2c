import type { Message } from '../message.ts';

/**
 * The fields that WordPress translates in the list of plugins, and what translators are told of each.
 */
const TRANSLATED = {
	'Plugin Name': 'Plugin Name of the plugin',
	Description: 'Description of the plugin',
	Author: 'Author of the plugin',
};

/**
 * @param source The plugin's main file.
 * @return Its header's fields, such as "Plugin Name" and "Version".
 */
export function pluginHeader(
	source: string
): Readonly< Record< string, string > > {
	const comment = source.match( /\/\*\*.*?\*\//s )?.[ 0 ] ?? '';
	const fields = comment.matchAll( /^[ \t/*]*([A-Z][\w ]+):[ \t]+(.+)$/gm );
	return Object.fromEntries(
		[ ...fields ].map( ( [ , name = '', value = '' ] ) => [
			name,
			value.trim(),
		] )
	);
}

/**
 * The messages of the plugin's header.
 *
 * @param file   Path from the project's folder.
 * @param source Its content.
 */
export function messagesOfPluginHeader(
	file: string,
	source: string
): Message[] {
	const header = pluginHeader( source );
	return Object.entries( TRANSLATED ).flatMap( ( [ field, comment ] ) => {
		const text = header[ field ];
		return text
			? [ { text, comments: [ comment ], references: [ file ] } ]
			: [];
	} );
}
