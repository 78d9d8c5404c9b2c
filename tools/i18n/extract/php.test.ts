import { messagesOfPhp } from './php.ts';
import type { PhpToken } from './php-tokens.ts';

/**
 * Tokens as PHP's lexer gives them, from `NAME text` lines; punctuation stands alone.
 */
const tokens = ( lines: string ): PhpToken[] =>
	lines
		.trim()
		.split( '\n' )
		.map( ( line, index ) => {
			const [ , name, text ] = /^\s*(T_\w+) (.*)$/.exec( line ) ?? [];
			const mark = line.trim();
			return { name: name ?? mark, text: text ?? mark, line: index + 1 };
		} );

describe( 'messages of PHP', () => {
	it( 'are found in calls, with escapes resolved', () => {
		const call = tokens( `
			T_NAME_FULLY_QUALIFIED \\__
			(
			T_CONSTANT_ENCAPSED_STRING 'L\\'hora'
			.
			T_CONSTANT_ENCAPSED_STRING " \\u{20AC}\\n"
			,
			T_CONSTANT_ENCAPSED_STRING 'programs-filter'
			)
		` );
		expect( messagesOfPhp( 'a.php', call ) ).toEqual( [
			{ text: "L'hora €\n", comments: [], references: [ 'a.php' ] },
		] );
	} );

	it( 'are not found in methods and declarations', () => {
		const method = tokens( `
			T_OBJECT_OPERATOR ->
			T_STRING __
			(
			T_CONSTANT_ENCAPSED_STRING 'No'
			,
			T_CONSTANT_ENCAPSED_STRING 'programs-filter'
			)
		` );
		expect( messagesOfPhp( 'a.php', method ) ).toEqual( [] );
	} );
} );
