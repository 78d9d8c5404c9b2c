import { type GettextFile, type GettextMessage, po } from 'gettext-parser';

import { TEXT_DOMAIN } from '../extract/functions.ts';
import type { Message } from '../message.ts';

const COMMENT = `Copyright (C) Programs Filter contributors.
This file is distributed under the GPL-2.0-or-later, as the plugin.`;

/**
 * Fields of the header that the plugin decides, in a template and in a translation. There is no date among them: a file that
 * says when it was written is never up to date.
 *
 * @param version Of the plugin.
 */
export function pluginHeaders( version: string ): Record< string, string > {
	return {
		'Project-Id-Version': `Programs Filter ${ version }`,
		'Report-Msgid-Bugs-To': `https://wordpress.org/support/plugin/${ TEXT_DOMAIN }`,
		'MIME-Version': '1.0',
		'Content-Type': 'text/plain; charset=UTF-8',
		'Content-Transfer-Encoding': '8bit',
		'X-Domain': TEXT_DOMAIN,
	};
}

/**
 * What a translator wrote for a message.
 */
export interface Translated {
	/** One text for each plural form; empty ones are missing. */
	msgstr: string[];
	/** Whether it waits for a second look. */
	fuzzy?: boolean;
	note?: string;
}

/**
 * @param headers    Header of the file.
 * @param messages   In the order of the file.
 * @param translated What the translator wrote for a message.
 * @return A .pot or .po file.
 */
export function catalogue(
	headers: Record< string, string >,
	messages: readonly Message[],
	translated: ( message: Message ) => Translated
): Buffer {
	const translations: GettextFile[ 'translations' ] = {
		'': {
			'': {
				msgid: '',
				msgstr: [ '' ],
				comments: { translator: COMMENT },
			},
		},
	};
	for ( const message of messages ) {
		const { text, context = '' } = message;
		translations[ context ] ??= {};
		translations[ context ][ text ] = entry(
			message,
			translated( message )
		);
	}
	const file = po.compile( { charset: 'UTF-8', headers, translations } );
	return Buffer.concat( [ file, Buffer.from( '\n' ) ] );
}

function entry(
	message: Message,
	{ msgstr, fuzzy, note }: Translated
): GettextMessage {
	const { text, plural, context, comments, references } = message;
	const hasPlaceholder = /%(\d+\$)?[a-z]/i.test(
		`${ text } ${ plural ?? '' }`
	);
	const flags = [ fuzzy && 'fuzzy', hasPlaceholder && 'php-format' ].filter(
		Boolean
	);
	return {
		msgid: text,
		...( plural === undefined ? {} : { msgid_plural: plural } ),
		...( context === undefined ? {} : { msgctxt: context } ),
		msgstr,
		comments: {
			translator: note ?? '',
			extracted: comments.join( '\n' ),
			reference: references.join( '\n' ),
			flag: flags.join( ', ' ),
		},
	};
}
