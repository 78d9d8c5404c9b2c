/** Reads the shortcode. PHP does the same (includes/listing/shortcode.php). */
import { decodeEntities } from '@wordpress/html-entities';
import { cardFacts } from '../../program/shown-facts';
import { type Attributes, type Name, SCHEMA } from './attributes';
import metadata from './block.json';

/** The shortcode: `[programas]`. */
export const TAG = 'programas';

/** Names for attributes that every block has, from the block supports. */
export const SUPPORTS = {
	className: 'clase',
	align: 'alineacion',
	style: 'estilo',
} as const;

/** Spanish word by value, of what block.json does not list. */
export const WORDS: Record< string, Record< string, string > > = {
	get facts() {
		return Object.fromEntries(
			cardFacts().map( ( { key, word } ) => [ key, word ] )
		);
	},
	align: { wide: 'ancho', full: 'completo' },
};

/** Attributes that name a preset of the theme. */
const PRESETS = [
	'backgroundColor',
	'textColor',
	'gradient',
	'fontSize',
	'fontFamily',
	'borderColor',
];

/** A preset attribute or a path in the attribute `style`, and its value. */
const PLACE = new RegExp(
	`^(${ PRESETS.join( '|' ) }` +
		'|(color|typography)\\.[a-zA-Z]+' +
		'|spacing\\.(margin|padding)(\\.[a-z]+)?' +
		'|border\\.(color|style|width|radius(\\.[a-zA-Z]+)?|(top|right|bottom|left)\\.(color|style|width))' +
		'|elements\\.[a-z0-9]+(\\.:[a-z-]+)?\\.color\\.[a-z]+)$'
);
const VALUE = /^[^;=<>"'\\[\]{}]{1,300}$/;

/** Attributes of a block, or a part of them. */
type Values = Record< string, unknown >;

const isObject = ( value: unknown ): value is Values =>
	typeof value === 'object' && value !== null;

/** Returns an object with a value at a path. */
function withValue(
	values: Values,
	[ name = '', ...rest ]: readonly string[],
	value: string
): Values {
	const inner = values[ name ];

	return {
		...values,
		[ name ]:
			rest.length === 0
				? value
				: withValue( isObject( inner ) ? inner : {}, rest, value ),
	};
}

/**
 * Reads a written style, from block supports: `textColor=contrast; color.background=#fff; spacing.padding.top=1rem`.
 *
 * @param text Style.
 * @return Attributes; empty if any part is invalid.
 */
function readStyle( text: string ): Values {
	let attributes: Values = {};
	const entries = text.split( ';' ).map( ( entry ) => entry.trim() );
	for ( const entry of entries.filter( Boolean ) ) {
		const [ place = '', ...rest ] = entry.split( '=' );
		const value = rest.join( '=' ).trim();
		if ( ! PLACE.test( place.trim() ) || ! VALUE.test( value ) ) {
			return {};
		}
		const path = place.trim().split( '.' );
		attributes = withValue(
			attributes,
			path.length === 1 ? path : [ 'style', ...path ],
			value
		);
	}

	return attributes;
}

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
