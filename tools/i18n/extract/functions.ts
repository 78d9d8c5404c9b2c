import type { Message } from '../message.ts';

export const TEXT_DOMAIN = 'programs-filter';

type Parameter = 'text' | 'plural' | 'context' | 'number' | 'domain';

const TEXT = [ 'text', 'domain' ] as const;
const CONTEXT = [ 'text', 'context', 'domain' ] as const;

/**
 * WordPress's translation functions, in PHP and JavaScript, and what their arguments are.
 */
const FUNCTIONS: Readonly< Record< string, readonly Parameter[] > > = {
	__: TEXT,
	_e: TEXT,
	esc_attr__: TEXT,
	esc_attr_e: TEXT,
	esc_html__: TEXT,
	esc_html_e: TEXT,
	_x: CONTEXT,
	_ex: CONTEXT,
	esc_attr_x: CONTEXT,
	esc_html_x: CONTEXT,
	_n: [ 'text', 'plural', 'number', 'domain' ],
	_nx: [ 'text', 'plural', 'number', 'context', 'domain' ],
	_n_noop: [ 'text', 'plural', 'domain' ],
	_nx_noop: [ 'text', 'plural', 'context', 'domain' ],
};

export function isTranslationFunction( name: string ): boolean {
	return Object.hasOwn( FUNCTIONS, name );
}

/**
 * What a call of a translation function says.
 *
 * @param  name     Function.
 * @param  values   Arguments; undefined for one that is not a literal text.
 * @param  comment  Comment for translators.
 * @param  location File and line, for messages; the file is the reference.
 * @return undefined for a text of another domain.
 * @throws {Error} When the text, its plural or its context is not literal.
 */
export function messageOfCall(
	name: string,
	values: readonly ( string | undefined )[],
	comment: string | undefined,
	location: { file: string; line: number }
): Message | undefined {
	const parameters = FUNCTIONS[ name ] ?? [];
	const value = ( parameter: Parameter ) =>
		values[ parameters.indexOf( parameter ) ];
	if ( value( 'domain' ) !== TEXT_DOMAIN ) {
		return undefined;
	}
	const literal = ( parameter: Parameter ): string => {
		const text = value( parameter );
		if ( text === undefined ) {
			throw new Error(
				`${ location.file }:${ location.line }: the ${ parameter } of ${ name }() is not a literal`
			);
		}
		return text;
	};
	return {
		text: literal( 'text' ),
		...( parameters.includes( 'plural' )
			? { plural: literal( 'plural' ) }
			: {} ),
		...( parameters.includes( 'context' )
			? { context: literal( 'context' ) }
			: {} ),
		comments: comment === undefined ? [] : [ comment ],
		references: [ location.file ],
	};
}
