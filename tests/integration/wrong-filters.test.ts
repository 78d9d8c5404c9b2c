import { parse } from './listing.ts';
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

describe( 'a filter that answers nothing takes nothing from a listing', () => {
	const HOOKS = [
		'number_format_i18n',
		'wp_date',
		'attribute_escape',
		// WordPress's own texts are WordPress's concern.
		'gettext_programs-filter',
		'gettext_with_context_programs-filter',
		'ngettext_programs-filter',
		'determine_locale',
		'locale',
	];
	const CASES = HOOKS.flatMap( ( hook ) =>
		[ null, false, '' ].map( ( answer ) => [ hook, answer ] as const )
	);

	it.each(
		// A text that is left empty may be meant.
		CASES.filter(
			( [ hook, answer ] ) =>
				answer !== '' || ! hook.includes( 'gettext' )
		)
	)( '%s: %j', async ( hook, answer ) => {
		const html = await inSandbox< string >( 'answered', hook, answer );
		const page = parse( html );
		const texts = ( selector: string ) =>
			[ ...page.querySelectorAll( selector ) ].map( ( { textContent } ) =>
				textContent.trim()
			);
		expect( texts( '.programas-count' ) ).toEqual( [ '1 programa' ] );
		expect( texts( '.programas-pill__count' ) ).toEqual( [ '1', '1' ] );
		expect( texts( '.programas-card time' ) ).toEqual( [
			'3 de marzo de 2099, 18:00',
		] );
		expect( texts( '.programas-card__badge' ) ).toEqual( [ 'Gratuito' ] );
		expect(
			page.querySelector( 'time' )?.getAttribute( 'datetime' )
		).toMatch( /^2099-03-03T18:00/ );
	} );
} );
