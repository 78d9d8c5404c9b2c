/** A value of JSON as PHP writes it; objects become arrays. */
export const php = ( value: unknown ): string =>
	`json_decode( <<<'JSON'\n${ JSON.stringify( value ) }\nJSON\n, true )`;
