/**
 * The listing that the server would make of the same programs and attributes (includes/listing.php, includes/pills.php).
 */
import { __ } from '@wordpress/i18n';
import type { Category, Program } from '../../../api/programs';
import { ALL } from '../../../view/constants';
import type { Attributes } from '../attributes';

/** A pill of the preview. */
export interface PreviewPill {
	slug: string;
	/** May contain entities. */
	label: string;
	count: number;
}

/** What the preview shows. */
export interface Listing {
	programs: Program[];
	pills: PreviewPill[];
	/** Category that the page opens with. */
	initial: string;
}

/**
 * Categories as the tree reads: each followed by its descendants.
 *
 * @param categories All categories, siblings in order.
 */
export function inTreeOrder( categories: readonly Category[] ): Category[] {
	const ids = new Set( categories.map( ( { id } ) => id ) );
	const children = Map.groupBy( categories, ( { parent } ) =>
		ids.has( parent ) ? parent : 0
	);
	const ordered = new Set< Category >();
	const visit = ( category: Category ): void => {
		ordered.add( category );
		children.get( category.id )?.forEach( visit );
	};
	children.get( 0 )?.forEach( visit );

	// Parents that form a loop are reached from nowhere.
	return [ ...new Set( [ ...ordered, ...categories ] ) ];
}

const slugsOf = ( program: Program ): string[] =>
	program.programs_filter_card.slugs;

function programsOf(
	all: readonly Program[],
	{ categories, limit }: Attributes
): Program[] {
	const chosen =
		categories.length === 0
			? [ ...all ]
			: all.filter( ( program ) =>
					slugsOf( program ).some( ( slug ) =>
						categories.includes( slug )
					)
				);

	return limit === 0 ? chosen : chosen.slice( 0, limit );
}

function pillsOf(
	programs: readonly Program[],
	categories: readonly Category[],
	attributes: Attributes
): PreviewPill[] {
	const counts = new Map< string, number >();
	for ( const slug of programs.flatMap( slugsOf ) ) {
		counts.set( slug, ( counts.get( slug ) ?? 0 ) + 1 );
	}
	const offered =
		attributes.categories.length === 0
			? inTreeOrder( categories )
			: attributes.categories.flatMap( ( slug ) =>
					categories.filter( ( category ) => category.slug === slug )
				);

	return [
		{
			slug: ALL,
			label: attributes.allLabel || __( 'Todos', 'programs-filter' ),
			count: programs.length,
		},
		...offered.flatMap( ( { slug, name } ) => {
			const count = counts.get( slug );
			return count === undefined ? [] : [ { slug, label: name, count } ];
		} ),
	];
}

/**
 * The listing.
 *
 * @param all        All programs, in the order of the attributes.
 * @param categories All categories, siblings by name.
 * @param attributes Attributes.
 */
export function listingOf(
	all: readonly Program[],
	categories: readonly Category[],
	attributes: Attributes
): Listing {
	const programs = programsOf( all, attributes );
	const pills = pillsOf( programs, categories, attributes );
	const { initialCategory, showFilter } = attributes;
	const known = showFilter
		? pills.map( ( { slug } ) => slug )
		: programs.flatMap( slugsOf );

	return {
		programs,
		pills,
		initial: known.includes( initialCategory ) ? initialCategory : ALL,
	};
}
