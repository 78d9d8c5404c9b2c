const ESCAPES: Readonly< Record< string, string > > = {
	n: '\n',
	t: '\t',
	r: '\r',
	v: '\v',
	e: '\u001b',
	f: '\f',
	'\\': '\\',
	$: '$',
	'"': '"',
};

/**
 * The text that a PHP string literal stands for.
 *
 * @param literal With its quotes; a double-quoted one has no variables in it, else the lexer had taken it apart.
 */
export function phpString( literal: string ): string {
	const content = literal.slice( 1, -1 );
	if ( literal.startsWith( "'" ) ) {
		return content.replace( /\\([\\'])/g, '$1' );
	}
	return content.replace(
		/\\(?:u\{([0-9a-f]+)\}|x([0-9a-f]{1,2})|([0-7]{1,3})|(.))/gis,
		(
			whole,
			point?: string,
			hex?: string,
			octal?: string,
			character = ''
		) => {
			const code = point ?? hex;
			if ( code !== undefined ) {
				return String.fromCodePoint( parseInt( code, 16 ) );
			}
			if ( octal !== undefined ) {
				return String.fromCodePoint( parseInt( octal, 8 ) );
			}
			return ESCAPES[ character as string ] ?? whole;
		}
	);
}
