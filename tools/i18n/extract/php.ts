import type { Message } from '../message.ts';
import { translatorsComment } from './comment.ts';
import { isTranslationFunction, messageOfCall } from './functions.ts';
import { phpString } from './php-string.ts';
import type { PhpToken } from './php-tokens.ts';

const NOT_A_CALL = [
	'T_FUNCTION',
	'T_OBJECT_OPERATOR',
	'T_NULLSAFE_OBJECT_OPERATOR',
	'T_DOUBLE_COLON',
];

/**
 * The messages of a PHP file, in order.
 *
 * @param file   Path from the project's folder.
 * @param tokens Its tokens.
 */
export function messagesOfPhp(
	file: string,
	tokens: readonly PhpToken[]
): Message[] {
	const messages: Message[] = [];
	let comment: { text: string; endLine: number } | undefined;
	tokens.forEach( ( token, index ) => {
		if ( token.name === 'T_COMMENT' || token.name === 'T_DOC_COMMENT' ) {
			const text = translatorsComment( token.text );
			const endLine =
				token.line + token.text.trimEnd().split( '\n' ).length - 1;
			comment = text === undefined ? comment : { text, endLine };
			return;
		}
		const name = token.text.replace( /^\\/, '' );
		const isCall =
			isTranslationFunction( name ) &&
			tokens[ index + 1 ]?.text === '(' &&
			! NOT_A_CALL.includes( tokens[ index - 1 ]?.name ?? '' );
		if ( isCall ) {
			const near =
				comment !== undefined && token.line - comment.endLine <= 1;
			const message = messageOfCall(
				name,
				argumentsAt( tokens, index + 2 ),
				near ? comment?.text : undefined,
				{
					file,
					line: token.line,
				}
			);
			if ( message ) {
				messages.push( message );
			}
		}
	} );
	return messages;
}

/**
 * @param start Index of the first token behind the opening parenthesis.
 * @return Each argument's text; undefined for one that is more than literals.
 */
function argumentsAt(
	tokens: readonly PhpToken[],
	start: number
): ( string | undefined )[] {
	const found: PhpToken[][] = [ [] ];
	let depth = 0;
	for ( const token of tokens.slice( start ) ) {
		if ( token.text === ',' && depth === 0 ) {
			found.push( [] );
			continue;
		}
		depth += /^[([{]$/.test( token.text ) ? 1 : 0;
		depth -= /^[)\]}]$/.test( token.text ) ? 1 : 0;
		if ( depth < 0 ) {
			break;
		}
		found.at( -1 )?.push( token );
	}
	return found.map( literal );
}

function literal( tokens: readonly PhpToken[] ): string | undefined {
	const parts = tokens.filter(
		( { name } ) => name !== '.' && ! name.endsWith( 'COMMENT' )
	);
	const isLiteral =
		parts.length > 0 &&
		parts.every( ( { name } ) => name === 'T_CONSTANT_ENCAPSED_STRING' );
	return isLiteral
		? parts.map( ( { text } ) => phpString( text ) ).join( '' )
		: undefined;
}
