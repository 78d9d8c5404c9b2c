import { TEXT_DOMAIN } from '../extract/functions.ts';
import { keyOf, type Message } from '../message.ts';
import { isReady, translate, type Translation } from './translation.ts';

/**
 * The translation as a PHP file, which WordPress loads faster than a .mo file and prefers.
 *
 * Shape and names: WordPress's WP_Translation_File_PHP.
 */
export function phpFile(
	translation: Translation,
	messages: readonly Message[]
): string {
	const { locale, headers } = translation;
	const entries = messages
		.filter( ( message ) => isReady( translation, message ) )
		.map(
			( message ) =>
				`\t\t${ quote( keyOf( message ) ) } => ${ quote( translate( translation, message ).join( '\0' ) ) },\n`
		);
	return [
		"<?php\ndefined( 'ABSPATH' ) || exit;\nreturn array(\n",
		`\t'domain' => ${ quote( TEXT_DOMAIN ) },\n`,
		`\t'language' => ${ quote( locale ) },\n`,
		`\t'plural-forms' => ${ quote( headers[ 'Plural-Forms' ] ?? '' ) },\n`,
		`\t'messages' => array(\n`,
		...entries,
		'\t),\n);\n',
	].join( '' );
}

/**
 * @return A PHP string literal; what separates plural forms and contexts is written as an escape.
 */
function quote( text: string ): string {
	const quoted = `'${ text.replace( /[\\']/g, '\\$&' ) }'`;
	return quoted
		.replace( /\0/g, `' . "\\0" . '` )
		.replace( /\u0004/g, `' . "\\4" . '` );
}
