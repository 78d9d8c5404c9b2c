/**
 * The categories of programs, as the inspector's controls offer them.
 */
import { useEntityRecords } from '@wordpress/core-data';

/** A category. Made by WP_REST_Terms_Controller. */
export interface Category {
	id: number;
	slug: string;
	/** Name; may contain entities. */
	name: string;
	/** ID of the parent; 0 for none. */
	parent: number;
	/** Slugs from before it was renamed. Made by includes/content/old-slugs.php. */
	programs_filter_old_slugs: string[];
}

const QUERY = {
	per_page: -1,
	orderby: 'name',
	_fields: 'id,slug,name,parent,programs_filter_old_slugs',
};

const NONE: Category[] = [];

/** All categories, siblings by name; none while they are on their way. */
export const useCategories = (): Category[] =>
	useEntityRecords< Category >( 'taxonomy', 'pfilter_categoria', QUERY )
		.records ?? NONE;

/**
 * The slug that a category has today.
 *
 * @param slug       Slug of today, or from before the category was renamed.
 * @param categories All categories.
 * @return The same slug when no category has or had it.
 */
export const currentSlug = (
	slug: string,
	categories: readonly Category[]
): string =>
	(
		categories.find( ( category ) => category.slug === slug ) ??
		categories.find( ( category ) =>
			category.programs_filter_old_slugs.includes( slug )
		)
	)?.slug ?? slug;
