import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

describe( "WordPress's own filters, answered wrongly by another plugin", () => {
	const CASES: [ string, string ][] = [
		// Only the plugin's own call: WordPress itself does not bear it.
		[
			'get_terms',
			'static fn( $terms, $taxonomies, $arguments ) => empty( $arguments["object_ids"] ) ? array( null, 5, array(), new \\stdClass() ) : $terms',
		],
		[
			'get_the_terms',
			'static fn() => array( null, (object) array( "slug" => 1 ) )',
		],
		[ 'get_the_terms', 'static fn() => new \\WP_Error()' ],
		[ 'get_the_excerpt', 'static fn() => null' ],
		[ 'post_thumbnail_id', 'static fn() => "x"' ],
		[ 'the_title', 'static fn() => 5' ],
		[ 'post_type_link', 'static fn() => false' ],
		[ 'wp_get_attachment_image', 'static fn() => null' ],
		[ 'wp_get_attachment_image', 'static fn() => false' ],
	];
	let html: string[][];

	beforeAll( async () => {
		html = await inSandbox( 'good_and_changed', CASES );
	} );

	it.each(
		CASES.map(
			( [ hook, filter ], index ) => [ hook, filter, index ] as const
		)
	)( '%s: %s changes the page and does not break it', ( _, __, index ) => {
		const [ good, changed ] = html[ index ] ?? [];
		expect( changed ).not.toBe( good );
		expect( changed ).toMatch( /^<div [\s\S]*<\/ul>[\s\S]*<\/div>\s*$/ );
		expect( changed?.match( /<li class="programas-card"/g ) ).toHaveLength(
			1
		);
	} );
} );
