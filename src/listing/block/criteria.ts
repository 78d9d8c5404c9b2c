/**
 * By what visitors can filter, as the inspector offers it (includes/filters/criteria.php).
 */
import { decodeEntities } from '@wordpress/html-entities';
import { __, _x, sprintf } from '@wordpress/i18n';
import type { Attributes } from './attributes';

/** Key of the category. */
export const CATEGORY = 'categoria';

/** Key of the times. */
const WHEN = 'cuando';

/** Keys of those that are a switch or a search: they have one look, and nothing of which several could be chosen. */
const SINGLE = [ 'gratis', 'plazas', 'buscar' ];

/** The category's taxonomy, which has a key of its own. */
const TAXONOMY = 'pfilter_categoria';

/** A taxonomy of the site. Made by WP_REST_Taxonomies_Controller. */
export interface Taxonomy {
	slug: string;
	/** Its name, of many; may contain entities, as those of the labels. */
	name: string;
	labels?: { singular_name?: string | null };
	/** Post types. */
	types: readonly string[];
	visibility?: { public: boolean } | undefined;
}

const nameOf = ( { name, labels }: Taxonomy ): string =>
	decodeEntities( labels?.singular_name || name );

/**
 * What can be chosen.
 *
 * @param chosen     Keys that a block has.
 * @param taxonomies All taxonomies; null while they are not known.
 * @return Keys and labels: all that the site has, then those of the block that it does not have.
 */
export function criteriaOf(
	chosen: readonly string[],
	taxonomies: readonly Taxonomy[] | null
): [ key: string, label: string ][] {
	const known: [ string, string ][] = [
		[ CATEGORY, __( 'Category', 'programs-filter' ) ],
		[ WHEN, _x( 'When', 'filter', 'programs-filter' ) ],
		[ 'gratis', _x( 'Free', 'filter', 'programs-filter' ) ],
		[ 'plazas', _x( 'Places left', 'filter', 'programs-filter' ) ],
		[ 'buscar', __( 'Search programs', 'programs-filter' ) ],
	];
	for ( const taxonomy of taxonomies ?? [] ) {
		const { slug, types, visibility } = taxonomy;
		if (
			slug !== TAXONOMY &&
			visibility?.public &&
			types.includes( 'pfilter_programa' )
		) {
			known.push( [ slug, nameOf( taxonomy ) ] );
		}
	}
	const others = chosen.filter(
		( key ) => ! known.some( ( [ one ] ) => one === key )
	);

	return [
		...known,
		...others.map( ( key ): [ string, string ] => [
			key,
			taxonomies
				? sprintf(
						/* translators: %s: name by which a filter was stored. */
						__( '%s (not on this site)', 'programs-filter' ),
						key
					)
				: key,
		] ),
	];
}

/** Whether somebody chooses among values of a criterion, of which there may be several: the category or another taxonomy. */
const isChoice = ( key: string ): boolean =>
	key !== WHEN && ! SINGLE.includes( key );

/** Whether choosing several at once changes anything. */
export const canBeMultiple = ( { filters }: Attributes ): boolean =>
	filters.some( isChoice );

/** Whether list or buttons changes anything: the category has its own look, and several are boxes to tick. */
export const haveLook = ( { filters, multiple }: Attributes ): boolean =>
	filters.some(
		( key ) =>
			key === WHEN ||
			( ! multiple && key !== CATEGORY && isChoice( key ) )
	);

/** Whether the category has its row of pills. */
export const hasPills = ( {
	showFilter,
	filters,
	multiple,
}: Attributes ): boolean =>
	showFilter && ! multiple && filters.includes( CATEGORY );

/** Whether there are filters besides those pills. */
export const hasMoreThanPills = ( {
	showFilter,
	filters,
	multiple,
}: Attributes ): boolean =>
	showFilter && filters.some( ( key ) => multiple || key !== CATEGORY );
