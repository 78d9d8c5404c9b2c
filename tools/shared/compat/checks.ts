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
