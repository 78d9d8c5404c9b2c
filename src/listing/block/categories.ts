/** The categories of programs and their slugs in blocks. */
import { cleanForSlug } from '@wordpress/url';

/** A category. Made by WP_REST_Terms_Controller. */
export interface Category {
	id: number;
	slug: string;
	/** Name; may contain entities. */
	name: string;
	/** ID of the parent; 0 for none. */
	parent: number;
	/** Old slugs (includes/program/old-slugs.php). */
	programs_filter_old_slugs: string[];
}

/** The category with a slug, or with an old slug. */
const bearer = (
	slug: string,
	categories: readonly Category[]
): Category | undefined =>
	categories.find( ( category ) => category.slug === slug ) ??
	categories.find( ( category ) =>
		category.programs_filter_old_slugs.includes( slug )
	);

/**
 * Returns the current slug of a category. The same as categories_by_slugs() in includes/program/categories.php.
 *
 * @param slug       Current or old slug, or a name.
 * @param categories All categories.
 * @return The given slug for an unknown category.
 */
export const currentSlug = (
	slug: string,
	categories: readonly Category[]
): string =>
	( bearer( slug, categories ) ?? bearer( cleanForSlug( slug ), categories ) )
		?.slug ?? slug;

/**
 * Returns the slugs of the chosen categories.
 *
 * @param slugs      Slugs in the block.
 * @param categories All categories.
 * @return Current slugs, each once, with unknown ones.
 */
export const chosenSlugs = (
	slugs: readonly string[],
	categories: readonly Category[]
): string[] => [
	...new Set( slugs.map( ( slug ) => currentSlug( slug, categories ) ) ),
];
