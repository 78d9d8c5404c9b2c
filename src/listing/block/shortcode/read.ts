import { decodeEntities } from '@wordpress/html-entities';
import type { Attributes } from '../attributes';
import metadata from '../block.json';
import { NAMES, type Name, SUPPORTS, WORDS } from './names';
import { readStyle } from './style';

const BOOLEANS: Record< string, boolean > = {
	si: true,
	sí: true,
	true: true,
	1: true,
	no: false,
	false: false,
	0: false,
};

/** The value for one of several words, as a person may write it; undefined for none of them. */
function oneOf(
	name: string,
	text: string,
	values: readonly string[]
): string | undefined {
	// Words are understood with and without their accents.
	const word = text.toLowerCase().normalize( 'NFD' ).replace( /\p{M}/gu, '' );
	const spanish = Object.entries( WORDS[ name ] ?? {} ).find(
		( [ , candidate ] ) => candidate === word
	)?.[ 0 ];
	const value = spanish ?? word;

	return values.includes( value ) ? value : undefined;
}

/** A list; undefined where it has words of its own and the text none of them. */
function items( name: Name, text: string ): string[] | undefined {
	const written = text
		.split( ',' )
		.map( ( item ) => item.trim() )
		.filter( ( item ) => item !== '' );
	const words = WORDS[ name ];
	if ( ! words ) {
		return written;
	}
	const known = written.flatMap(
		( item ) => oneOf( name, item, Object.keys( words ) ) ?? []
	);

	return known.length > 0 || written.length === 0 ? known : undefined;
}

function read( name: Name, text: string ): unknown {
	const schema: {
		type: string;
		enum?: string[];
		pattern?: string;
		minimum?: number;
		maximum?: number;
	} = metadata.attributes[ name ];
	if ( schema.enum ) {
		return oneOf( name, text, schema.enum );
	}
	switch ( schema.type ) {
		case 'boolean':
			return BOOLEANS[ text.toLowerCase() ];
		case 'integer': {
			const { minimum = 0, maximum = Infinity } = schema;
			const value = Number( text );

			return /^\d{1,9}$/.test( text ) &&
				value >= minimum &&
				value <= maximum
				? value
				: undefined;
		}
		case 'array':
			return items( name, text );
		default:
			return new RegExp( schema.pattern ?? '', 'u' ).test( text )
				? text
				: undefined;
	}
}

/**
 * The block's attributes for a shortcode's.
 *
 * @param named Attributes by name, as WordPress parsed them.
 * @return Attributes of the block; what cannot be read is left out.
 */
export function fromShortcode(
	named: Record< string, string | undefined >
): Partial< Attributes > {
	const textOf = ( shortcodeName: string ): string | undefined => {
		const text = named[ shortcodeName ];

		return text === undefined ? undefined : decodeEntities( text ).trim();
	};
	const values = readStyle( textOf( SUPPORTS.style ) ?? '' );
	for ( const [ name, shortcodeName ] of Object.entries( NAMES ) ) {
		const text = textOf( shortcodeName );
		values[ name ] =
			text === undefined ? undefined : read( name as Name, text );
	}
	values.anchor = textOf( SUPPORTS.anchor );
	values.className = textOf( SUPPORTS.className );
	values.align = oneOf(
		'align',
		textOf( SUPPORTS.align ) ?? '',
		metadata.supports.align
	);

	return Object.fromEntries(
		Object.entries( values ).filter(
			( [ , value ] ) => value !== undefined
		)
	);
}
