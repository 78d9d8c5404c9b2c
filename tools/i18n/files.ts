import { type GetTextTranslationRecord, po } from 'gettext-parser';

import { phpText } from '../shared/php-code.ts';
import { TEXT_DOMAIN } from './extract/calls.ts';
import { keyOf, type Message } from './message.ts';
import type { Translation } from './translation.ts';

const COMMENT = `Copyright (C) Programs Filter contributors.
This file is distributed under the GPL-2.0-or-later, as the plugin.`;

/**
 * Fields of the header that the plugin decides, in a template and in a translation. There is no date among them: a file that
 * says when it was written is never up to date.
 *
 * @param version Of the plugin.
 */
export const pluginHeaders = (
	version: string
): Record< string, string > => ( {
	'Project-Id-Version': `Programs Filter ${ version }`,
	'Report-Msgid-Bugs-To': `https://wordpress.org/support/plugin/${ TEXT_DOMAIN }`,
	'MIME-Version': '1.0',
	'Content-Type': 'text/plain; charset=UTF-8',
	'Content-Transfer-Encoding': '8bit',
	'X-Domain': TEXT_DOMAIN,
} );

type Catalog = Pick< Translation, 'headers' | 'messages' >;

/**
 * A .pot or .po file.
 */
export function poFile( { headers, messages }: Catalog ): Buffer {
	const translations = byContext( messages );
	translations[ '' ] = {
		'': {
			msgid: '',
			msgstr: [ '' ],
			comments: { translator: COMMENT },
		},
		...translations[ '' ],
	};
	return Buffer.concat( [
		po.compile( { charset: 'UTF-8', headers, translations } ),
		Buffer.from( '\n' ),
	] );
}

function byContext( messages: readonly Message[] ): GetTextTranslationRecord {
	const translations: GetTextTranslationRecord = { '': {} };
	for ( const message of messages ) {
		const { msgid, msgctxt = '' } = message;
		( translations[ msgctxt ] ??= {} )[ msgid ] = message;
	}
	return translations;
}

/**
 * A PHP file, which WordPress prefers to a .mo file.
 *
 * Shape and names: WordPress's WP_Translation_File_PHP.
 */
export const phpFile = ( { locale, headers, messages }: Translation ): string =>
	[
		"<?php\ndefined( 'ABSPATH' ) || exit;\nreturn array(\n",
		`\t'domain' => ${ quote( TEXT_DOMAIN ) },\n`,
		`\t'language' => ${ quote( locale ) },\n`,
		`\t'plural-forms' => ${ quote( headers[ 'Plural-Forms' ] ?? '' ) },\n`,
		`\t'messages' => array(\n`,
		...messages.map(
			( message ) =>
				`\t\t${ quote( keyOf( message ) ) } => ${ quote( message.msgstr.join( '\0' ) ) },\n`
		),
		'\t),\n);\n',
	].join( '' );

/**
 * @return A PHP string literal; what separates plural forms and contexts is written as an escape.
 */
const quote = ( text: string ): string =>
	phpText( text )
		.replace( /\0/g, `' . "\\0" . '` )
		.replace( /\u0004/g, `' . "\\4" . '` );

/**
 * The translations of a script, in the shape that `wp.i18n.setLocaleData` takes.
 *
 * @param translation With the script's messages.
 * @param script      Path of the built script from the plugin's folder.
 */
export function scriptFile(
	{ locale, headers, messages }: Translation,
	script: string
): string {
	const header = {
		domain: 'messages',
		lang: locale,
		'plural-forms': headers[ 'Plural-Forms' ],
	};
	const entries = messages.map( ( message ): [ string, string[] ] => [
		keyOf( message ),
		message.msgstr,
	] );
	return `${ JSON.stringify( {
		source: script,
		domain: 'messages',
		locale_data: {
			messages: { '': header, ...Object.fromEntries( entries ) },
		},
	} ) }\n`;
}
