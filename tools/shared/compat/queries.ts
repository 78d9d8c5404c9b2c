/**
 * Plugins that take part in every query of WordPress. A listing beside them shows the programs that it shows without them, in the same order
 * (tests/integration/queries-of-others.test.ts).
 */
export interface QueryPlugin {
	slug: string;
	name: string;
	version: string;
	/** The file that WordPress activates, in its folder. */
	main: string;
	/** What it does to queries. */
	does: string;
	/** How a listing keeps its own programs and order. */
	kept: string;
}

export const QUERY_PLUGINS: readonly QueryPlugin[] = [
	{
		slug: 'intuitive-custom-post-order',
		name: 'Intuitive Custom Post Order',
		version: '3.1.5.1',
		main: 'intuitive-custom-post-order.php',
		does: 'gives queries without an order the manual one',
		kept: 'our queries name their order',
	},
	{
		slug: 'members',
		name: 'Members',
		version: '3.2.21',
		main: 'members.php',
		does: 'takes reserved posts out of results of the REST API, where its option hides them',
		kept: 'pages do not use it',
	},
	{
		slug: 'post-types-order',
		name: 'Post Types Order',
		version: '2.4.7',
		main: 'post-types-order.php',
		does: 'puts the manual order before any other, on the site and in the admin',
		kept: '`ignore_custom_sort` in the arguments',
	},
	{
		slug: 'relevanssi',
		name: 'Relevanssi',
		version: '4.26.1',
		main: 'relevanssi.php',
		does: 'replaces the results of searches',
		kept: 'our queries search nothing: the search of visitors compares texts of cards',
	},
	{
		slug: 'search-exclude',
		name: 'Search Exclude',
		version: '2.6.5',
		main: 'search-exclude.php',
		does: 'takes posts out of searches',
		kept: 'as above',
	},
	{
		slug: 'simple-custom-post-order',
		name: 'Simple Custom Post Order',
		version: '2.5.8',
		main: 'simple-custom-post-order.php',
		does: 'gives queries without an order the manual one',
		kept: 'our queries name their order',
	},
	{
		slug: 'simple-page-ordering',
		name: 'Simple Page Ordering',
		version: '2.7.2',
		main: 'simple-page-ordering.php',
		does: 'shows all posts on one page of a list in the admin that is in the manual order',
		kept: 'the order stays',
	},
	{
		slug: 'the-events-calendar',
		name: 'The Events Calendar',
		version: '6.17.2',
		main: 'the-events-calendar.php',
		does: 'orders and limits events by their dates',
		kept: 'it knows its own post type',
	},
	{
		slug: 'ultimate-category-excluder',
		name: 'Ultimate Category Excluder',
		version: '1.7',
		main: 'ultimate-category-excluder.php',
		does: 'takes categories of posts out of the front page, feeds, archives and searches',
		kept: 'it knows categories of posts only, which programs do not have',
	},
	{
		slug: 'user-access-manager',
		name: 'User Access Manager',
		version: '2.2.23',
		main: 'user-access-manager.php',
		does: 'takes posts out of results that the visitor may not see',
		kept: 'they are not listed for that visitor',
	},
	{
		slug: 'wp-sort-order',
		name: 'WP Sort Order',
		version: '1.3.5',
		main: 'index.php',
		does: 'gives queries without an order the manual one, and lists in the admin in any case',
		kept: 'our queries name their order, in the admin after it',
	},
];
