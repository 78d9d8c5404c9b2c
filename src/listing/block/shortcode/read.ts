import { decodeEntities } from '@wordpress/html-entities';
import type { Attributes } from '../attributes';
import metadata from '../block.json';
import { type Name, SCHEMA } from '../schema';
import { SUPPORTS, WORDS } from './names';
import { readStyle } from './style';

const BOOLEANS: Record< string, boolean > = {
	si: true,
	true: true,
	1: true,
	no: false,
	false: false,
	0: false,
};

/** A word in lower case without accents. */
const plain = ( text: string ): string =>
	text.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLowerCase();

/** The value of a written word; undefined for an unknown one. */
function oneOf(
	text: string,
	values: readonly string[],
	words: Record< string, string > = {}
): string | undefined {
	const word = plain( text );
	const value = values.find( ( one ) => words[ one ] === word ) ?? word;

	return values.includes( value ) ? value : undefined;
}

/** A list; undefined if all words are unknown. */
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
		( item ) => oneOf( item, Object.keys( words ), words ) ?? []
	);

	return known.length > 0 || written.length === 0 ? known : undefined;
}

function read( name: Name, text: string ): unknown {
	const schema = SCHEMA[ name ];
	if ( schema.enum ) {
		return oneOf( text, schema.enum, schema.words );
	}
	switch ( schema.type ) {
		case 'boolean':
			return BOOLEANS[ plain( text ) ];
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
 * Converts attributes of a shortcode to attributes of the block.
 *
 * @param named Attributes by name, as WordPress parsed them.
 * @return Attributes of the block, without invalid ones.
 */
export function fromShortcode(
	named: Record< string, string | undefined >
): Partial< Attributes > {
	const textOf = ( shortcodeName: string ): string | undefined => {
		const text = named[ shortcodeName ];

		return text === undefined ? undefined : decodeEntities( text ).trim();
	};
	const values = readStyle( textOf( SUPPORTS.style ) ?? '' );
	for ( const [ name, { shortcode } ] of Object.entries( SCHEMA ) ) {
		const text = textOf( shortcode );
		values[ name ] =
			text === undefined ? undefined : read( name as Name, text );
	}
	values.className = textOf( SUPPORTS.className );
	values.align = oneOf(
		textOf( SUPPORTS.align ) ?? '',
		metadata.supports.align,
		WORDS.align
	);

	return Object.fromEntries(
		Object.entries( values ).filter(
			( [ , value ] ) => value !== undefined
		)
	);
}
