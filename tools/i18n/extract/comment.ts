/**
 * @param source A comment of PHP or JavaScript, with its marks.
 * @return Its text in one line, when it is for translators.
 */
export function translatorsComment( source: string ): string | undefined {
	const text = source
		.replace( /^\/\*+|\*+\/$|^\/\/|^#/g, '' )
		.replace( /^\s*\*/gm, '' )
		.replace( /\s+/g, ' ' )
		.trim();
	return /^translators:/i.test( text ) ? text : undefined;
}
