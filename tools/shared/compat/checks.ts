/** What every release is tried with: its column in docs/compatibility.md, and the name of its test in tests/compat. */
export const CHECKS: readonly ( readonly [ column: string, title: string ] )[] =
	[
		[ 'Shape', 'cards and pills can be read and keep their shape' ],
		[ 'Filter', 'a click filters, and so does a deep link' ],
		[ 'Keys', 'arrows and Enter choose a pill, which is announced' ],
		[
			'axe',
			'axe finds nothing that it does not find in a page without the listing',
		],
		[ 'Editor', 'WordPress’s editor shows the block and its preview' ],
		[ 'Cache', 'a page from the cache filters, and is new after an edit' ],
	];

/** What page caches are tried with besides: its column in their table, and the name of its test. */
export const CHANGES: typeof CHECKS = [
	[ 'Drag', 'a kept page is new after a drag in the order' ],
	[ 'Category', 'a kept page is new after a category is renamed' ],
	[ 'Quick edit', 'a kept page is new after a quick edit' ],
	[ 'Import', 'a kept page is new after an import' ],
	[ 'Editor', 'a kept page is new after a save in the editor' ],
	[
		'Metadata',
		'kept pages are new after update_post_meta() of a fact: the listing’s and the program’s own',
	],
	[ 'Trash', 'a kept page is new after a program goes to the trash' ],
];
