import { message, type Message } from '../message.ts';

export const TEXT_DOMAIN = 'programs-filter';

/**
 * A call of a function in PHP or TypeScript.
 */
export interface Call {
	name: string;
	/** Its arguments; undefined for one that is not a literal text. */
	values: readonly ( string | undefined )[];
	/** Where it begins in the source. */
	start: number;
}

const TEXT = [ 'msgid', 'domain' ];
const CONTEXT = [ 'msgid', 'msgctxt', 'domain' ];

/**
 * WordPress's translation functions, in PHP and JavaScript, and what their arguments are.
 */
const FUNCTIONS: ReadonlyMap< string, readonly string[] > = new Map( [
	[ '__', TEXT ],
	[ '_e', TEXT ],
	[ 'esc_attr__', TEXT ],
	[ 'esc_attr_e', TEXT ],
	[ 'esc_html__', TEXT ],
	[ 'esc_html_e', TEXT ],
	[ '_x', CONTEXT ],
	[ '_ex', CONTEXT ],
	[ 'esc_attr_x', CONTEXT ],
	[ 'esc_html_x', CONTEXT ],
	[ '_n', [ 'msgid', 'msgid_plural', 'number', 'domain' ] ],
	[ '_nx', [ 'msgid', 'msgid_plural', 'number', 'msgctxt', 'domain' ] ],
	[ '_n_noop', [ 'msgid', 'msgid_plural', 'domain' ] ],
	[ '_nx_noop', [ 'msgid', 'msgid_plural', 'msgctxt', 'domain' ] ],
] );

/**
 * The messages of the plugin's own domain.
 *
 * @param  file   Path from the project's folder.
 * @param  source Its content.
 * @param  calls  All calls in it.
 * @throws {Error} When a text, its plural or its context is not literal.
 */
export const messagesOf = (
	file: string,
	source: string,
	calls: readonly Call[]
): Message[] =>
	calls.flatMap( ( { name, values, start } ) => {
		const parameters = FUNCTIONS.get( name ) ?? [];
		if ( values[ parameters.indexOf( 'domain' ) ] !== TEXT_DOMAIN ) {
			return [];
		}
		const texts: Record< string, string > = {};
		parameters.forEach( ( parameter, index ) => {
			const value = values[ index ];
			if ( parameter.startsWith( 'msg' ) ) {
				if ( value === undefined ) {
					const line = source.slice( 0, start ).split( '\n' ).length;
					throw new Error(
						`${ file }:${ line }: the ${ parameter } of ${ name }() is not a literal`
					);
				}
				texts[ parameter ] = value;
			}
		} );
		return [
			message(
				{ msgid: '', ...texts },
				[ file ],
				commentBefore( source.slice( 0, start ) )
			),
		];
	} );

/**
 * The comment for translators that ends on the last line or on the one before it, as WordPress's own tools want it.
 */
function commentBefore( source: string ): string[] {
	const [ comment ] = [
		...source.matchAll(
			/(?:\/\*+\s*(translators:.*?)\*\/|\/\/\s*(translators:[^\n]*))/gis
		),
	].slice( -1 );
	const end = ( comment?.index ?? 0 ) + ( comment?.[ 0 ].length ?? 0 );
	const isNear = source.slice( end ).split( '\n' ).length <= 2;
	const text = comment?.[ 1 ] ?? comment?.[ 2 ];
	return text !== undefined && isNear
		? [ text.replace( /\s*\n\s*\*?\s*|\s+/g, ' ' ).trim() ]
		: [];
}
