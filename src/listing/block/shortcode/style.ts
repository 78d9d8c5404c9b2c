/**
 * The style of a block in a shortcode, from block supports (includes/listing/shortcode.php): `textColor=contrast; color.background=#fff;
 * spacing.padding.top=1rem`.
 */

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

/** All values with their paths. */
const entriesOf = ( values: Values, above = '' ): [ string, unknown ][] =>
	Object.entries( values ).flatMap( ( [ name, value ] ) =>
		isObject( value )
			? entriesOf( value, `${ above }${ name }.` )
			: ( [ [ above + name, value ] ] as [ string, unknown ][] )
	);

/**
 * Writes the style of a block.
 *
 * @param attributes Attributes of the block.
 * @return '' for none; undefined if a value cannot be written.
 */
export function writeStyle( attributes: Values ): string | undefined {
	const style = isObject( attributes.style ) ? attributes.style : {};
	const entries = [
		...PRESETS.map( ( name ) => [ name, attributes[ name ] ] as const ),
		...entriesOf( style ),
	].filter( ( [ , value ] ) => value !== undefined && value !== '' );
	const isWritable = entries.every(
		( [ place, value ] ) =>
			PLACE.test( place ) &&
			typeof value === 'string' &&
			VALUE.test( value )
	);

	return isWritable
		? entries
				.map(
					( [ place, value ] ) => `${ place }=${ String( value ) }`
				)
				.join( '; ' )
		: undefined;
}

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
 * Reads a written style.
 *
 * @param text Style.
 * @return Attributes; empty if any part is invalid.
 */
export function readStyle( text: string ): Values {
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
