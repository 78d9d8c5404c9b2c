/** The options of the controls, and the conditions under which a control is shown, for panel.tsx. block.json has all other rules. */
import { __, sprintf } from '@wordpress/i18n';
import { type Attributes, type Name, SCHEMA } from '../attributes';
import { criteriaOf, type Option, texts } from '../labels';

/** Key of the category among the filters. */
const CATEGORY = 'categoria';

/** The options of attributes that block.json does not list. */
function availableOptions(
	name: Name,
	types: readonly string[]
): readonly Option[] {
	switch ( name ) {
		case 'filters':
			return criteriaOf( types ).map( ( { key, label } ) => [
				key,
				label,
			] );
		case 'showFilter':
			return [
				[ 'both', __( 'Filters and programs', 'programs-filter' ) ],
				[ 'grid', __( 'Programs only', 'programs-filter' ) ],
				[ 'filter', __( 'Filters only', 'programs-filter' ) ],
			];
		default:
			return Object.entries( texts().values[ name ] ?? {} );
	}
}

/**
 * Adds chosen values that are not among the options.
 *
 * @param options Options.
 * @param chosen  Chosen values.
 */
export const withUnknown = (
	options: readonly Option[],
	chosen: readonly string[]
): readonly Option[] =>
	options.length === 0
		? options
		: [
				...options,
				...chosen
					.filter(
						( one ) => ! options.some( ( [ key ] ) => key === one )
					)
					.map( ( value ): Option => [
						value,
						sprintf(
							/* translators: %s: name by which a filter or a category was stored. */
							__( '%s (not on this site)', 'programs-filter' ),
							value
						),
					] ),
			];

/**
 * Returns the options of a control.
 *
 * @param name   Attribute.
 * @param chosen Chosen values.
 * @param types  Post types of the listing.
 */
export const getOptions = (
	name: Name,
	chosen: readonly string[],
	types: readonly string[]
): readonly Option[] => withUnknown( availableOptions( name, types ), chosen );

/** The parts of a block as one value: without any part the block would be invisible. */
export function partsOf( { showFilter, showGrid }: Attributes ): string {
	if ( showFilter && showGrid ) {
		return 'both';
	}

	return showGrid ? 'grid' : 'filter';
}

/** The attributes of a block with some parts. */
export const attributesOfParts = ( parts: unknown ) => ( {
	showFilter: parts !== 'grid',
	showGrid: parts !== 'filter',
} );

/** Whether one of some filters is of a kind. An unknown filter is a taxonomy of another site. */
const hasKind = ( filters: readonly string[], kind: string ): boolean =>
	filters.some(
		( key ) =>
			( texts().criteria.find( ( one ) => one.key === key )?.kind ??
				'choice' ) === kind
	);

/** Conditions of controls besides the switches in block.json (`needs`). */
const CONDITIONS: Partial<
	Record< Name, ( attributes: Attributes ) => boolean >
> = {
	columns: ( { className } ) =>
		! String( className ).split( /\s+/ ).includes( 'is-style-rows' ),
	multiple: ( { filters } ) => hasKind( filters, 'choice' ),
	allLabel: ( { filters, multiple } ) =>
		! multiple && filters.includes( CATEGORY ),
	target: ( { showGrid } ) => ! showGrid,
	types: () => 'types' in texts().labels,
};

/**
 * Whether a control has an effect.
 *
 * @param name       Attribute.
 * @param attributes Attributes.
 */
export const hasEffect = ( name: Name, attributes: Attributes ): boolean =>
	( SCHEMA[ name ].needs ?? [] ).every(
		( needed ) => attributes[ needed ] === true
	) &&
	( CONDITIONS[ name ]?.( attributes ) ?? true );
