/**
 * What addresses ask for, in one table for all that read them: the server (integration tests), the script (unit tests), and both in a
 * browser. Each reader runs all of it.
 */
import table from './requested-categories.json' with { type: 'json' };

/** An address, and what it means where every category of the table has a pill. */
export interface CategoryRequest {
	/** For the name of a test. */
	what: string;
	/** Query string, without its question mark. */
	query: string;
	/** Slug, or `all`; null where the address names none, which leaves the choice to the page. */
	category: string | null;
}

/** Slugs of the categories that exist. "musica" and "danza" exist in the demo too. */
export const CATEGORIES: readonly string[] = table.categories;

/** The addresses: those of the table, by category and then by what they are, and two that are too long for it. */
export const REQUESTS: readonly CategoryRequest[] = [
	...Object.entries( table.requests ).flatMap( ( [ category, requests ] ) =>
		Object.entries( requests ).map( ( [ what, query ] ) => ( {
			what,
			query,
			category: category === '' ? null : category,
		} ) )
	),
	{
		what: 'a thousand times a slug',
		query: `categoria=${ 'musica'.repeat( 1000 ) }`,
		category: 'all',
	},
	{
		what: 'many bytes of zero behind it',
		query: `categoria=musica${ '%00'.repeat( 300 ) }`,
		category: 'musica',
	},
];
