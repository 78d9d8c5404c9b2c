/**
 * The block's attributes in the words of the shortcode (includes/shortcode-attributes.php).
 */
import metadata from './block.json';
import type { Attributes } from './attributes';

type Name = Exclude< keyof typeof metadata.attributes, number >;

/** Shortcode attribute by block attribute. */
const NAMES: Record< Name, string > = {
	categories: 'categorias',
	limit: 'cantidad',
	orderBy: 'orden',
	order: 'direccion',
	minCardWidth: 'ancho_tarjeta',
	showFilter: 'filtro',
	showGrid: 'rejilla',
	target: 'objetivo',
	allLabel: 'todos',
	initialCategory: 'categoria_inicial',
	showImage: 'imagen',
	showExcerpt: 'extracto',
	showCategories: 'mostrar_categorias',
	showPillCounts: 'contar_categorias',
	showCount: 'contar_resultados',
	headingLevel: 'nivel_titulo',
	emptyText: 'texto_vacio',
};

const ORDERS: Record< string, string > = { title: 'titulo', date: 'fecha' };

function written( value: unknown ): string {
	if ( typeof value === 'boolean' ) {
		return value ? 'si' : 'no';
	}
	const text = Array.isArray( value ) ? value.join( ',' ) : String( value );

	return ORDERS[ text ] ?? text;
}

/**
 * The shortcode that gives the same listing.
 *
 * @param attributes Attributes of the block; those at their default are left out.
 * @return Shortcode. Characters that a shortcode cannot hold (quotes, square brackets) are left out of its texts.
 */
export function toShortcode( attributes: Partial< Attributes > ): string {
	const parts = ( Object.keys( NAMES ) as Name[] ).flatMap( ( name ) => {
		const value = attributes[ name ];
		const initial: unknown = metadata.attributes[ name ].default;

		return value === undefined || written( value ) === written( initial )
			? []
			: `${ NAMES[ name ] }="${ written( value ).replace( /["[\]]/g, '' ) }"`;
	} );
	if ( attributes.anchor ) {
		parts.push( `ancla="${ attributes.anchor }"` );
	}

	return `[${ [ 'programas', ...parts ].join( ' ' ) }]`;
}

const BOOLEANS: Record< string, boolean > = {
	si: true,
	sí: true,
	true: true,
	1: true,
	no: false,
	false: false,
	0: false,
};

function read( name: Name, text: string ): unknown {
	switch ( metadata.attributes[ name ].type ) {
		case 'boolean':
			return BOOLEANS[ text.toLowerCase() ];
		case 'integer':
			return /^\d{1,9}$/.test( text ) ? Number( text ) : undefined;
		case 'array':
			return text
				.split( ',' )
				.map( ( item ) => item.trim() )
				.filter( ( item ) => item !== '' );
		default:
			return (
				Object.entries( ORDERS ).find(
					( [ , spanish ] ) => name === 'orderBy' && spanish === text
				)?.[ 0 ] ?? text
			);
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
	const pairs = ( Object.entries( NAMES ) as [ Name, string ][] ).flatMap(
		( [ name, spanish ] ) => {
			const text = named[ spanish ];
			const value =
				text === undefined ? undefined : read( name, text.trim() );

			return value === undefined ? [] : [ [ name, value ] ];
		}
	);

	return {
		...( Object.fromEntries( pairs ) as Partial< Attributes > ),
		...( named.ancla && { anchor: named.ancla } ),
	};
}
