import type { Attributes } from '../attributes';
import { type Name, SCHEMA } from '../schema';
import { SUPPORTS, TAG, WORDS } from './names';
import { writeStyle } from './style';

/** Writes a value. */
function written( name: string, value: unknown ): string {
	if ( typeof value === 'boolean' ) {
		return value ? 'si' : 'no';
	}
	const word = ( one: unknown ): string =>
		( ( SCHEMA as Partial< typeof SCHEMA > )[ name as Name ]?.words ??
			WORDS[ name ] )?.[ String( one ) ] ?? String( one );

	return Array.isArray( value )
		? value.map( word ).join( ',' )
		: word( value );
}

/** Replaces characters that a shortcode cannot have by entities. */
const escaped = ( text: string ): string =>
	text.replace(
		/[<>[\]\\\r\n]|&(?=#?\w+;)/g,
		( character ) => `&#${ character.charCodeAt( 0 ) };`
	);

const pair = ( shortcodeName: string, text: string ): string =>
	text.includes( '"' ) && ! text.includes( "'" )
		? `${ shortcodeName }='${ escaped( text ) }'`
		: `${ shortcodeName }="${ escaped( text ).replaceAll( '"', '&#34;' ) }"`;

/**
 * Returns the shortcode of the same listing.
 *
 * @param attributes Attributes of the block. Defaults are left out.
 * @return Undefined if the block's style cannot be written.
 */
export function toShortcode(
	attributes: Partial< Attributes >
): string | undefined {
	const style = writeStyle( attributes );
	if ( style === undefined ) {
		return undefined;
	}
	const own = Object.entries( SCHEMA ).flatMap( ( [ name, schema ] ) => {
		const value = attributes[ name ];
		const initial = written( name, schema.default ?? '' );

		return value === undefined || written( name, value ) === initial
			? []
			: pair( schema.shortcode, written( name, value ) );
	} );
	const supports = Object.entries( SUPPORTS ).flatMap(
		( [ name, shortcodeName ] ) => {
			const value = name === 'style' ? style : attributes[ name ];

			return typeof value === 'string' && value !== ''
				? pair( shortcodeName, written( name, value ) )
				: [];
		}
	);

	return `[${ [ TAG, ...own, ...supports ].join( ' ' ) }]`;
}
