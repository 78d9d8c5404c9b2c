import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../shared/project-root.ts';
import { TEXT_DOMAIN } from './extract/calls.ts';
import { extractMessages, PLUGIN_FILE, readSource } from './extract/index.ts';
import { headerField } from './extract/plugin-header.ts';
import { phpFile, pluginHeaders, poFile, scriptFile } from './files.ts';
import type { Message } from './message.ts';
import { scripts } from './scripts.ts';
import {
	isReady,
	problemsOf,
	readTranslation,
	type Translation,
} from './translation.ts';

export const FOLDER = join( projectRoot, 'languages' );

export interface Outputs {
	/** Content of each file that languages/ should hold, by its name. */
	files: ReadonlyMap< string, Buffer >;
	/** Every text of the source. */
	messages: readonly Message[];
	/** What the translations lack. */
	problems: readonly string[];
}

/**
 * The template from the source, and from it and the translators' .po files everything else.
 */
export function outputs(): Outputs {
	const messages = extractMessages();
	const headers = pluginHeaders(
		headerField( readSource( PLUGIN_FILE ), 'Version' )
	);
	const translations = globSync( `${ TEXT_DOMAIN }-*.po`, { cwd: FOLDER } )
		.sort()
		.map( ( file ) => {
			const locale = file.slice( TEXT_DOMAIN.length + 1, -'.po'.length );
			const translation = readTranslation(
				locale,
				readFileSync( join( FOLDER, file ) ),
				messages
			);
			return {
				...translation,
				headers: {
					...translation.headers,
					...headers,
					Language: locale,
				},
			};
		} );
	return {
		messages,
		files: new Map( [
			[ `${ TEXT_DOMAIN }.pot`, poFile( { headers, messages } ) ],
			...translations.flatMap( filesOf ),
		] ),
		problems: translations.flatMap( problemsOf ),
	};
}

function filesOf( translation: Translation ): [ string, Buffer ][] {
	const name = `${ TEXT_DOMAIN }-${ translation.locale }`;
	const ready = {
		...translation,
		messages: translation.messages.filter( isReady ),
	};
	const ofScripts = scripts().flatMap( ( { path, sources } ) => {
		const own = ( { files }: { files: readonly string[] } ) =>
			files.some( ( file ) => sources.has( file ) );
		// WordPress finds the translations of a script by the hash of its path.
		const hash = createHash( 'md5' ).update( path ).digest( 'hex' );
		const content = scriptFile(
			{ ...ready, messages: ready.messages.filter( own ) },
			path
		);
		return translation.messages.some( own )
			? [
					[
						`${ name }-${ hash }.json`,
						Buffer.from( content ),
					] satisfies [ string, Buffer ],
				]
			: [];
	} );
	return [
		[ `${ name }.po`, poFile( translation ) ],
		[ `${ name }.l10n.php`, Buffer.from( phpFile( ready ) ) ],
		...ofScripts,
	];
}
