import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../shared/project-root.ts';
import { extractMessages, PLUGIN_FILE, readSource } from './extract/index.ts';
import { TEXT_DOMAIN } from './extract/functions.ts';
import { pluginHeader } from './extract/plugin-header.ts';
import { catalogue, pluginHeaders } from './files/catalogue.ts';
import { moFile } from './files/mo.ts';
import { phpFile } from './files/php.ts';
import { scriptFile } from './files/script.ts';
import {
	isFuzzy,
	readTranslation,
	translate,
	type Translation,
} from './files/translation.ts';
import { keyOf, type Message } from './message.ts';
import { problemsOf } from './problems.ts';
import { scriptFileName, scripts } from './scripts.ts';

export const FOLDER = join( projectRoot, 'languages' );

export interface Outputs {
	/** What languages/ should hold, by file name. */
	files: ReadonlyMap< string, Buffer >;
	/** What the translations lack. */
	problems: readonly string[];
}

/**
 * The template from the source, and from it and the translators' .po files everything else.
 */
export async function outputs(): Promise< Outputs > {
	const messages = await extractMessages();
	const headers = pluginHeaders(
		pluginHeader( readSource( PLUGIN_FILE ) ).Version ?? ''
	);
	const translations = readTranslations();
	const template = catalogue( headers, messages, ( { plural } ) => ( {
		msgstr: plural === undefined ? [ '' ] : [ '', '' ],
	} ) );
	return {
		files: new Map( [
			[ `${ TEXT_DOMAIN }.pot`, template ],
			...translations.flatMap( ( translation ) =>
				filesOf( translation, messages, headers )
			),
		] ),
		problems: translations.flatMap( ( translation ) =>
			problemsOf( translation, messages )
		),
	};
}

function readTranslations(): Translation[] {
	return globSync( `${ TEXT_DOMAIN }-*.po`, { cwd: FOLDER } )
		.sort()
		.map( ( file ) => {
			const locale = file.slice( TEXT_DOMAIN.length + 1, -'.po'.length );
			return readTranslation(
				locale,
				readFileSync( join( FOLDER, file ) )
			);
		} );
}

function filesOf(
	translation: Translation,
	messages: readonly Message[],
	headers: Record< string, string >
): [ string, Buffer ][] {
	const { locale } = translation;
	const name = `${ TEXT_DOMAIN }-${ locale }`;
	const forScripts = scripts().flatMap( ( script ): [ string, Buffer ][] => {
		const own = messages.filter( ( { references } ) =>
			references.some(
				( file ) =>
					script.sources.has( file ) && ! file.endsWith( '.json' )
			)
		);
		return own.length === 0
			? []
			: [
					[
						`${ scriptFileName( TEXT_DOMAIN, locale, script ) }.json`,
						Buffer.from(
							scriptFile( translation, script.path, own )
						),
					],
				];
	} );
	const merged = { ...translation.headers, ...headers, Language: locale };
	return [
		[
			`${ name }.po`,
			catalogue( merged, messages, ( message ) => ( {
				msgstr: translate( translation, message ),
				fuzzy: isFuzzy( translation, message ),
				note:
					translation.entries.get( keyOf( message ) )?.comments
						?.translator ?? '',
			} ) ),
		],
		[
			`${ name }.mo`,
			moFile( { ...translation, headers: merged }, messages ),
		],
		[
			`${ name }.l10n.php`,
			Buffer.from( phpFile( translation, messages ) ),
		],
		...forScripts,
	];
}
