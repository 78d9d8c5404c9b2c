/**
 * A filter without cards counts those that it controls: which programs they are of is said by their own block, not by the filter. The
 * server does the same on the page (includes/listing/class-page.php).
 */
import type { Attributes } from './attributes';
import metadata from './block.json';
import { gridOf, type PageListing } from './page-grids';

/** What says which programs cards are of. */
const OF_CARDS = [ 'limit', 'order', 'orderBy', 'when' ] as const;

/** What a block says that was saved: WordPress leaves defaults out. */
const saidBy = (
	attributes: Readonly< Record< string, unknown > >,
	name: keyof typeof metadata.attributes
): unknown => {
	const schema = metadata.attributes[ name ];

	return (
		attributes[ name ] ??
		( 'default' in schema ? schema.default : undefined )
	);
};

/**
 * Attributes of a block as they count on the page.
 *
 * @param attributes Of the block.
 * @param grids      Grids of the page that is being edited.
 * @return Of a filter without cards: with what its cards are of; all programs where no block of ours shows them.
 */
export function settled(
	attributes: Attributes,
	grids: readonly PageListing[]
): Attributes {
	if ( attributes.showGrid || ! attributes.showFilter ) {
		return attributes;
	}
	const cards = gridOf( attributes.target, grids )?.attributes ?? {};
	const taken =
		attributes.categories.length > 0
			? OF_CARDS
			: ( [ ...OF_CARDS, 'categories', 'showOthers' ] as const );

	return {
		...attributes,
		...Object.fromEntries(
			taken.map( ( name ) => [ name, saidBy( cards, name ) ] )
		),
	};
}
