/**
 * The listing that the server would make of the same programs and attributes (includes/listing/listing.php, includes/listing/pills.php).
 */
import { _x } from '@wordpress/i18n';
import type { Category, Program } from '../../../api/programs';
import { ALL } from '../../../view/constants';
import type { Attributes } from '../attributes';
import { bySlugs, currentSlug, inTreeOrder } from './category-tree';

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

const slugsOf = ( program: Program ): string[] =>
	program.programs_filter_card.slugs;

function programsOf(
	all: readonly Program[],
	categories: readonly Category[],
	attributes: Attributes
): Program[] {
	const slugs = bySlugs( attributes.categories, categories ).map(
		( { slug } ) => slug
	);
	const chosen =
		attributes.categories.length === 0
			? [ ...all ]
			: all.filter( ( program ) =>
					slugsOf( program ).some( ( slug ) =>
						slugs.includes( slug )
					)
				);

	return attributes.limit === 0
		? chosen
		: chosen.slice( 0, attributes.limit );
}

/** The categories that may have a pill, in order. */
const offeredBy = (
	attributes: Attributes,
	categories: readonly Category[]
): Category[] =>
	attributes.categories.length === 0
		? inTreeOrder( categories )
		: bySlugs( attributes.categories, categories );

const allLabelOf = ( { allLabel }: Attributes ): string =>
	allLabel.trim() || _x( 'All', 'programs', 'programs-filter' );

/**
 * The labels of the pills, as far as they are known before the programs.
 *
 * @param categories All categories, siblings by name.
 * @param attributes Attributes.
 * @return Labels; they may contain entities.
 */
export const likelyLabels = (
	categories: readonly Category[],
	attributes: Attributes
): string[] => [
	allLabelOf( attributes ),
	...offeredBy( attributes, categories ).map( ( { name } ) => name ),
];

function pillsOf(
	programs: readonly Program[],
	categories: readonly Category[],
	attributes: Attributes
): PreviewPill[] {
	const counts = new Map< string, number >();
	for ( const slug of programs.flatMap( slugsOf ) ) {
		counts.set( slug, ( counts.get( slug ) ?? 0 ) + 1 );
	}

	return [
		{
			slug: ALL,
			label: allLabelOf( attributes ),
			count: programs.length,
		},
		...offeredBy( attributes, categories ).flatMap( ( { slug, name } ) => {
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
	const programs = programsOf( all, categories, attributes );
	const pills = pillsOf( programs, categories, attributes );
	const { showFilter } = attributes;
	const initial = currentSlug( attributes.initialCategory, categories );
	const known = showFilter
		? pills.map( ( { slug } ) => slug )
		: programs.flatMap( slugsOf );

	return {
		programs,
		pills,
		initial: known.includes( initial ) ? initial : ALL,
	};
}
