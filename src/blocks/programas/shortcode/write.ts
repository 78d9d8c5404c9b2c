import type { Attributes } from '../attributes';
import metadata from '../block.json';
import { NAMES, type Name, SUPPORTS, TAG, WORDS } from './names';

/** A value in words; characters that a shortcode cannot hold are left out. */
function written( name: string, value: unknown ): string {
	if ( typeof value === 'boolean' ) {
		return value ? 'si' : 'no';
	}
	const text = Array.isArray( value ) ? value.join( ',' ) : String( value );

	return ( WORDS[ name ]?.[ text ] ?? text ).replace( /[<[\]]/g, '' );
}

function pair( shortcodeName: string, text: string ): string {
	return text.includes( '"' ) && ! text.includes( "'" )
		? `${ shortcodeName }='${ text }'`
		: `${ shortcodeName }="${ text.replaceAll( '"', '' ) }"`;
}

/**
 * The shortcode that gives the same listing.
 *
 * @param attributes Attributes of the block; those at their default are left out, and what a shortcode does not have: colours and the like.
 */
export function toShortcode( attributes: Partial< Attributes > ): string {
	const own = ( Object.keys( NAMES ) as Name[] ).flatMap( ( name ) => {
		const value = attributes[ name ];
		const initial = written( name, metadata.attributes[ name ].default );

		return value === undefined || written( name, value ) === initial
			? []
			: pair( NAMES[ name ], written( name, value ) );
	} );
	const supports = Object.entries( SUPPORTS ).flatMap(
		( [ name, shortcodeName ] ) => {
			const value = attributes[ name ];

			return typeof value === 'string' && value !== ''
				? pair( shortcodeName, written( name, value ) )
				: [];
		}
	);

	return `[${ [ TAG, ...own, ...supports ].join( ' ' ) }]`;
}
