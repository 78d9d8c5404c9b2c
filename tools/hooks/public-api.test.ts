/**
 * What others build on: hooks, and what the templates find in `$args`.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { type Documented, ownHooks } from './own-hooks';

const ROOT = path.join( __dirname, '../..' );

const read = ( file: string ): string =>
	readFileSync( path.join( ROOT, file ), 'utf8' );

const TEMPLATES = 'includes/listing/templates/';

const HOOKS = ownHooks( ROOT );

/** Namespace and name of each function of the plugin that a template calls: the API of a theme is what it finds in `$args`. */
const CALLED = [
	...new Set(
		globSync( `${ TEMPLATES }*.php`, { cwd: ROOT } ).flatMap( ( file ) =>
			[
				...read( file ).matchAll(
					/(?:use function ProgramsFilter\\|\b(?=[A-Z]\w+\\\w+\())(\w+\\\w+)/g
				),
			].map( ( [ , name = '' ] ) => name )
		)
	),
];

test( 'a template calls nothing of the plugin but escaping', () => {
	expect( HOOKS.length ).toBeGreaterThan( 10 );
	expect( CALLED ).toEqual( [ 'WordPress\\escaped_text' ] );
} );

/** Where a hook is documented that is used in several places, as WordPress writes it. */
const documentedElsewhere = ( { docblock }: Documented ): string | undefined =>
	/^\/\*\* This filter is documented in (\S+) \*\/\s*$/.exec(
		docblock
	)?.[ 1 ];

test.each( HOOKS )(
	'$name ($file) says since when: n.e.x.t until it is released',
	( used ) => {
		const file = documentedElsewhere( used );
		const { docblock = '' } =
			file === undefined
				? used
				: ( HOOKS.find(
						( hook ) =>
							hook.name === used.name && hook.file === file
					) ?? {} );
		expect( docblock ).toMatch( /@since (n\.e\.x\.t|\d+\.\d+\.\d+)$/m );
	}
);

/** Filters whose answers are no part of the cards that are kept, or of which the key of an entry knows. */
const NOT_OF_CARDS = [
	// Whether and how they are kept.
	'programs_filter_cache',
	'programs_filter_cache_varies',
	// An objection of its own.
	'programs_filter_may_read',
	// In the key: what is listed, the arguments of the query, and whether the template of a card is the plugin's own.
	'programs_filter_content',
	'programs_filter_query_args',
	'programs_filter_template',
	// Asked for each page, around the cards.
	'programs_filter_most_cards',
	'programs_filter_pills',
	'programs_filter_parameter',
	// Done or asked when something is written, registered or printed.
	'programs_filter_announces_changes',
	'programs_filter_changed',
	'programs_filter_enqueue',
	'programs_filter_enqueue_criteria',
	'programs_filter_indexed',
	'programs_filter_meta_keys',
	'programs_filter_pages',
	'programs_filter_rewrite_slug',
	// Asked where categories lead, and for the page of a program.
	'programs_filter_listing_page',
	'programs_filter_show_facts',
	// Asked for each page, of what is kept beside the cards.
	'programs_filter_structured_data',
	'programs_filter_second_copy',
	// The cards of a Query Loop are never kept.
	'programs_filter_loop_limit',
];

test( 'each hook is known to change the cards that are kept, or not to', () => {
	const [ , ofCards = '' ] =
		/^const CARD_FILTERS = array\((.*)\);$/m.exec(
			read( 'includes/listing/cache.php' )
		) ?? [];

	expect(
		[
			...NOT_OF_CARDS,
			...[ ...ofCards.matchAll( /'(\w+)'/g ) ].map(
				( [ , name ] ) => name
			),
		].sort()
	).toEqual( [ ...new Set( HOOKS.map( ( { name } ) => name ) ) ].sort() );
} );
