/** The categories of programs, and the slugs by which a block names them. */
import { cleanForSlug } from '@wordpress/url';

/** A category. Made by WP_REST_Terms_Controller. */
export interface Category {
	id: number;
	slug: string;
	/** Name; may contain entities. */
	name: string;
	/** ID of the parent; 0 for none. */
	parent: number;
	/** Slugs from before it was renamed. Made by includes/program/old-slugs.php. */
	programs_filter_old_slugs: string[];
}

/** The category that has a slug, or had it before. */
const bearer = (
	slug: string,
	categories: readonly Category[]
): Category | undefined =>
	categories.find( ( category ) => category.slug === slug ) ??
	categories.find( ( category ) =>
		category.programs_filter_old_slugs.includes( slug )
	);

/**
 * The slug that a category has today. The same as by_slugs() in includes/program/categories.php.
 *
 * @param slug       Slug of today, or from before the category was renamed; or a name from which its slug follows.
 * @param categories All categories.
 * @return The same slug when no category has or had it.
 */
export const currentSlug = (
	slug: string,
	categories: readonly Category[]
): string =>
	( bearer( slug, categories ) ?? bearer( cleanForSlug( slug ), categories ) )
		?.slug ?? slug;

/**
 * The chosen categories.
 *
 * @param slugs      Slugs as the block has them.
 * @param categories All categories.
 * @return Slugs of today, each once; also those that no category has.
 */
export const chosenSlugs = (
	slugs: readonly string[],
	categories: readonly Category[]
): string[] => [
	...new Set( slugs.map( ( slug ) => currentSlug( slug, categories ) ) ),
];
