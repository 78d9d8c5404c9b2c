import { cleanForSlug } from '@wordpress/url';
import type { Category } from '../../../api/programs';

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

/**
 * Categories by slug, each once. A name is understood where its slug follows from it: somebody may have written a shortcode so.
 *
 * @param slugs      Slugs, of today or from before.
 * @param categories All categories.
 */
export function bySlugs(
	slugs: readonly string[],
	categories: readonly Category[]
): Category[] {
	const find = ( slug: string ): Category | undefined => {
		const current = currentSlug( slug, categories );
		return categories.find( ( category ) => category.slug === current );
	};

	return [
		...new Set(
			slugs.flatMap(
				( slug ) => find( slug ) ?? find( cleanForSlug( slug ) ) ?? []
			)
		),
	];
}
