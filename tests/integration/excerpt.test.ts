/**
 * The excerpt that is taken from the content of a program without one of its own: never more than WordPress would show.
 */
import { parse, textsOf } from './listing.ts';
import { php } from './php.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox, version } = wordpress();

const paragraph = ( text: string, attributes = '' ): string =>
	`<!-- wp:paragraph ${ attributes }-->\n<p>${ text }</p>\n<!-- /wp:paragraph -->\n\n`;

const HIDDEN = '{"metadata":{"blockVisibility":false}} ';

interface Excerpts {
	/** On the card. */
	card: string | undefined;
	/** In the public field of the REST API. */
	rest: string;
	/** WordPress's own, as long. */
	wordpress: string;
}

/** The excerpts of a program with a content; `before` is PHP that runs first. */
async function excerptsOf( content: string, before = '' ): Promise< Excerpts > {
	const { html, ...others } = await inSandbox< {
		html: string;
		rest: string;
		wordpress: string;
	} >( `
		$id = program( 'A', array(), array( 'post_content' => ${ php( content ) } ) );
		${ before }
		$html = listing();
		$rest = rest_programs( array( '_fields' => 'id,programs_filter_card' ) )[0]['programs_filter_card']['excerpt'];
		add_filter( 'excerpt_length', static fn() => 30 );
		add_filter( 'excerpt_more', static fn() => '…' );
		$GLOBALS['post'] = get_post( $id );
		return array( 'html' => $html, 'rest' => $rest, 'wordpress' => html_entity_decode( get_the_excerpt( $id ), ENT_QUOTES, 'UTF-8' ) );
	` );
	return {
		card: textsOf( parse( html ), '.programas-card__excerpt' )[ 0 ],
		...others,
	};
}

const sameAs = ( text: string ) => ( {
	card: text === '' ? undefined : text,
	rest: text,
	wordpress: text,
} );

const long = ( word: string ) => `${ word } `.repeat( 40 ).trim();

describe( 'an automatic excerpt', () => {
	// WordPress 6.8 cannot hide a block, and shows on the page too what a newer one hid.
	const hides = version !== '6.8';

	it( 'does not contain a paragraph that the editor hid', async () => {
		expect(
			await excerptsOf(
				paragraph( 'Oculto', HIDDEN ) +
					paragraph( 'A la vista' ) +
					paragraph( 'Secreto', HIDDEN )
			)
		).toEqual(
			sameAs( hides ? 'A la vista' : 'Oculto A la vista Secreto' )
		);
	} );

	it( 'does not contain what stands in a hidden group', async () => {
		expect(
			await excerptsOf(
				`<!-- wp:group ${ HIDDEN }-->\n<div class="wp-block-group">${ paragraph( 'Oculto' ) }</div>\n<!-- /wp:group -->\n\n` +
					`<!-- wp:group -->\n<div class="wp-block-group">${ paragraph( 'Secreto', HIDDEN ) }${ paragraph( 'A la vista' ) }</div>\n<!-- /wp:group -->`
			)
		).toEqual(
			sameAs( hides ? 'A la vista' : 'Oculto Secreto A la vista' )
		);
	} );

	it( 'has of a paragraph that only phones hide what WordPress has', async () => {
		expect(
			await excerptsOf(
				paragraph(
					'En pantallas grandes',
					'{"metadata":{"blockVisibility":{"viewport":{"mobile":false}}}} '
				)
			)
		).toEqual( sameAs( 'En pantallas grandes' ) );
	} );

	it( 'has no text of a block that WordPress leaves out of excerpts, and none that another plugin leaves out', async () => {
		const content =
			`<!-- wp:buttons -->\n<div class="wp-block-buttons"><!-- wp:button -->\n<div class="wp-block-button"><a class="wp-block-button__link wp-element-button">Botón</a></div>\n<!-- /wp:button --></div>\n<!-- /wp:buttons -->\n\n` +
			`<!-- wp:acme/members -->\n<p>Solo para socios</p>\n<!-- /wp:acme/members -->\n\n` +
			`<!-- wp:heading -->\n<h2 class="wp-block-heading">Título</h2>\n<!-- /wp:heading -->\n\n` +
			paragraph( 'Texto' );
		expect( await excerptsOf( content ) ).toEqual(
			sameAs( 'Título Texto' )
		);
		expect(
			await excerptsOf(
				content,
				`add_filter( 'excerpt_allowed_blocks', static fn( $names ) => array_diff( $names, array( 'core/heading' ) ) );`
			)
		).toEqual( sameAs( 'Texto' ) );
	} );

	it( 'has no text that another plugin hides from this visitor when the block is rendered', async () => {
		expect(
			await excerptsOf(
				paragraph( 'Solo socios', '{"socios":true} ' ) +
					paragraph( 'Solo premium', '{"premium":true} ' ) +
					paragraph( 'Para todos' ),
				`add_filter( 'render_block', static fn( $html, $block ) => isset( $block['attrs']['socios'] ) ? '' : $html, 10, 2 );
				add_filter( 'pre_render_block', static fn( $html, $block ) => isset( $block['attrs']['premium'] ) ? '' : $html, 10, 2 );`
			)
		).toEqual( sameAs( 'Para todos' ) );
	} );

	it( 'is of the program, not of the page, for blocks and plugins that ask which post they are in', async () => {
		expect(
			await excerptsOf(
				paragraph( 'De quién' ),
				`$GLOBALS['post'] = get_post( page( 'listado', 'x' ) );
				add_filter( 'render_block_core/paragraph', static fn() => '<p>' . get_the_title() . '</p>' );`
			)
		).toEqual( sameAs( 'A' ) );
	} );

	it.each( [
		[ 'with blocks', paragraph( 'Privado' ) + paragraph( 'También' ) ],
		[ 'of the classic editor', 'Privado\n\nTambién' ],
	] )(
		'is what a plugin for members puts in place of a content %s',
		async ( _, content ) => {
			expect(
				await excerptsOf(
					content,
					`add_filter( 'the_content', static fn( $html ) => 'A' === get_the_title() ? '<p>Hazte socio</p>' : $html );`
				)
			).toEqual( sameAs( 'Hazte socio' ) );
		}
	);

	it( 'has nothing of what a plugin takes out of the content, wherever its mark ends', async () => {
		expect(
			await excerptsOf(
				paragraph( 'Antes' ) +
					paragraph( '{{socios}}' ) +
					paragraph( long( 'secreto' ) ) +
					paragraph( '{{/socios}}' ) +
					paragraph( 'Después' ),
				`add_filter( 'the_content', static fn( $html ) => preg_replace( '#{{socios}}.*{{/socios}}#s', '', $html ) );`
			)
		).toEqual( sameAs( 'Antes Después' ) );
	} );

	it( 'goes without what a plugin adds below the content', async () => {
		const before = `add_filter( 'the_content', static fn( $html ) => $html . '<p>Compartir</p>' );`;
		const { card, rest } = await excerptsOf(
			paragraph( 'Lo «mejor» "de todo" -- así :)' ),
			before
		);
		expect( [ card, rest ] ).toEqual(
			Array( 2 ).fill( 'Lo «mejor» “de todo” — así :)' )
		);
		expect( ( await excerptsOf( '[programas]', before ) ).card ).toBe(
			undefined
		);
	} );

	it.each( [ '<!--more-->', '<!--more Sigue-->', '<!--nextpage-->' ] )(
		'ends at %s',
		async ( mark ) => {
			const name = mark.includes( 'next' ) ? 'nextpage' : 'more';
			expect(
				await excerptsOf(
					paragraph( 'Antes' ) +
						`<!-- wp:${ name } -->\n${ mark }\n<!-- /wp:${ name } -->\n\n` +
						paragraph( 'Después' )
				)
			).toEqual( sameAs( 'Antes' ) );
			expect( await excerptsOf( `Antes\n${ mark }\nDespués` ) ).toEqual(
				sameAs( 'Antes' )
			);
		}
	);

	it( 'has thirty words, from as many blocks as that takes', async () => {
		const content =
			paragraph( 'uno dos' ) +
			'Texto suelto.\n\n' +
			paragraph( long( 'tres' ) ) +
			paragraph( 'cuatro' );
		expect( await excerptsOf( content ) ).toEqual(
			sameAs( `uno dos Texto suelto. ${ 'tres '.repeat( 26 ).trim() }…` )
		);
	} );

	it( 'renders no more blocks than it needs, and none a second time', async () => {
		const rendered = await inSandbox< string[] >( `
			program( 'A', array(), array( 'post_content' => ${ php( paragraph( 'uno' ) + paragraph( long( 'dos' ) ) + paragraph( 'tres' ) ) } ) );
			$rendered = array();
			add_filter( 'render_block_core/paragraph', static function ( $html ) use ( &$rendered ) {
				$rendered[] = strtok( wp_strip_all_tags( $html, true ), ' ' );
				return $html;
			} );
			listing();
			return $rendered;
		` );
		expect( rendered ).toEqual( [ 'uno', 'dos' ] );
	} );

	it( 'contains no listing, also where a plugin lets every block and shortcode into excerpts', async () => {
		const { html, rest } = await inSandbox< {
			html: string;
			rest: unknown;
		} >( `
			program( 'A', array(), array( 'post_content' => ${ php( paragraph( 'Texto' ) ) } . block() . '[programas]' ) );
			program( 'B', array(), array( 'post_content' => block() ) );
			add_filter( 'excerpt_allowed_blocks', static fn( $names ) => array_merge( $names, array( 'programs-filter/programas' ) ) );
			add_filter( 'strip_shortcodes_tagnames', '__return_empty_array' );
			add_filter( 'the_content', static fn( $html ) => $html . do_shortcode( '[programas]' ), 20 );
			return array(
				'html' => listing( array( 'orderBy' => 'title' ) ),
				'rest' => array_map( static fn( $program ) => $program['programs_filter_card']['excerpt'], rest_programs( array( 'orderby' => 'title', 'order' => 'asc', '_fields' => 'id,programs_filter_card' ) ) ),
			);
		` );
		expect( html.match( /class="programas /g ) ).toHaveLength( 1 );
		expect( textsOf( parse( html ), '.programas-card__excerpt' ) ).toEqual(
			[ 'Texto' ]
		);
		expect( rest ).toEqual( [ 'Texto', '' ] );
	} );

	it( 'fetches nothing that the content embeds, and asks for no author', async () => {
		const { requests, queries } = await inSandbox< {
			requests: number;
			queries: number;
		} >( `
			global $wpdb;
			$requests = 0;
			add_filter( 'pre_http_request', static function () use ( &$requests ) {
				++$requests;
				return new \\WP_Error( 'x', 'x' );
			} );
			add_filter( 'the_content', static fn( $html ) => $html . ' ' );
			$post = get_post( program( 'A', array(), array( 'post_content' => "Texto\\n\\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\\n\\nMás", 'post_author' => 1 ) ) );
			clean_user_cache( 1 );
			\\ProgramsFilter\\Excerpt\\text( $post );
			$before = $wpdb->num_queries;
			\\ProgramsFilter\\Excerpt\\text( $post );
			return array( 'requests' => $requests, 'queries' => $wpdb->num_queries - $before );
		` );
		expect( requests ).toBe( 0 );
		expect( queries ).toBe( 0 );
	} );

	it( 'leaves the automatic excerpts of the page before the filters of others', async () => {
		const excerpts = await inSandbox< string[] >( `
			$program = get_post( program( 'A', array(), array( 'post_content' => 'Texto' ) ) );
			$other   = post( array( 'post_type' => 'post', 'post_status' => 'publish', 'post_content' => 'Noticia' ) );
			add_filter( 'get_the_excerpt', static fn( $excerpt ) => "$excerpt Leer más" );
			return array( get_the_excerpt( $other ), \\ProgramsFilter\\Excerpt\\text( $program ), get_the_excerpt( $other ) );
		` );
		expect( excerpts ).toEqual( [
			'Noticia Leer más',
			'Texto Leer más',
			'Noticia Leer más',
		] );
	} );

	it( 'leaves the filters, the post and the page as they were', async () => {
		const [ before, after ] = await inSandbox< [ string[], string[] ] >( `
			$state = static fn() => array(
				get_the_ID(),
				has_filter( 'get_the_excerpt', 'wp_trim_excerpt' ),
				has_filter( 'get_the_excerpt', 'ProgramsFilter\\\\Excerpt\\\\trimmed' ),
				has_filter( 'the_content', 'do_blocks' ),
				has_filter( 'the_content', 'wpautop' ),
				has_filter( 'the_content', 'wp_filter_content_tags' ),
				has_filter( 'the_content', array( $GLOBALS['wp_embed'], 'autoembed' ) ),
			);
			program( 'A', array(), array( 'post_content' => ${ php( paragraph( 'Texto' ) ) } ) );
			add_filter( 'the_content', static fn( $html ) => $html . ' ' );
			$GLOBALS['post'] = get_post( page( 'listado', 'x' ) );
			$before = $state();
			$html = content( "<p>Antes</p>\\n\\n" . block() . "\\n\\n<p>Después</p>" );
			return array( array( ...$before, 0 ), array( ...$state(), substr_count( $html, '<br' ) + substr_count( $html, '<p></p>' ) ) );
		` );
		expect( after ).toEqual( before );
	} );
} );

describe( 'an excerpt', () => {
	/** As Paid Memberships Pro does it: no restriction in `get_the_excerpt`, but in `the_excerpt`. */
	const MEMBERS = `
		$restrict = static fn( $html ) => 'A' === get_the_title() ? '<p>Hazte socio</p><p><a href="/alta/">Alta</a></p>' : $html;
		add_filter( 'the_content', $restrict, 5 );
		add_filter( 'the_excerpt', $restrict, 15 );
		add_filter( 'get_the_excerpt', static function ( $excerpt ) use ( $restrict ) {
			remove_filter( 'the_content', $restrict, 5 );
			return $excerpt;
		}, 1 );
		add_filter( 'get_the_excerpt', static function ( $excerpt ) use ( $restrict ) {
			add_filter( 'the_content', $restrict, 5 );
			return $excerpt;
		}, 100 );`;

	it.each( [
		[ 'taken from the text', '' ],
		[
			'written by hand',
			`wp_update_post( array( 'ID' => $id, 'post_excerpt' => 'Resumen secreto' ) );`,
		],
	] )(
		'%s is not shown where a plugin for members restricts it in the_excerpt()',
		async ( _, before ) => {
			const { card, rest } = await excerptsOf(
				paragraph( 'Texto secreto' ),
				before + MEMBERS
			);
			expect( card ).toMatch( /^Hazte socio\s*Alta$/ );
			expect( rest ).toBe( card );
		}
	);

	it( 'stays as it is where a plugin only dresses it, or adds something below', async () => {
		const text = 'Lo «mejor» "de todo" & más -- así :)';
		const { card, rest } = await excerptsOf(
			paragraph( text ),
			`add_filter( 'the_excerpt', static fn( $html ) => '<div class="resumen">' . $html . '</div><p>Compartir</p>', 20 );`
		);
		expect( [ card, rest ] ).toEqual(
			Array( 2 ).fill( 'Lo «mejor» “de todo” & más — así :)' )
		);
	} );

	it( 'is of the program also for a plugin that asks for the content, the page or the author without saying whose', async () => {
		const seen = await inSandbox< string[][] >( `
			$author = wp_insert_user( array( 'user_login' => 'autora', 'user_pass' => 'x', 'display_name' => 'Autora' ) );
			$other  = wp_insert_user( array( 'user_login' => 'otra', 'user_pass' => 'x', 'display_name' => 'Otra' ) );
			program( 'A', array(), array( 'post_content' => 'Del programa<!--nextpage-->Más', 'post_excerpt' => 'Resumen', 'post_author' => $author ) );
			$page = get_post( post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_content' => 'Una<!--nextpage-->Dos<!--nextpage-->Tres', 'post_author' => $other ) ) );
			$GLOBALS['wp_query']->set( 'page', 2 );
			$GLOBALS['post'] = $page;
			setup_postdata( $page );
			$now = static fn() => array( get_the_content(), (string) get_the_author(), (string) $GLOBALS['numpages'], (string) get_the_ID() );
			$actions = did_action( 'the_post' );
			$before  = $now();
			$seen    = array();
			add_filter( 'get_the_excerpt', static function ( $excerpt ) use ( &$seen, $now ) {
				$seen = array_slice( $now(), 0, 3 );
				return $excerpt;
			} );
			listing();
			return array( $seen, array_diff( $now(), $before ), array( (string) ( did_action( 'the_post' ) - $actions ) ) );
		` );
		expect( seen ).toEqual( [
			[ 'Del programa', 'Autora', '2' ],
			[],
			[ '0' ],
		] );
	} );

	it( 'asks for the authors of all programs at once, and only where somebody may ask for them', async () => {
		const [ alone, few, many ] = await inSandbox< number[] >( `
			global $wpdb;
			$queries = static function ( int $programs ) use ( $wpdb ) {
				for ( $i = 0; $i < $programs; $i++ ) {
					// Hashing passwords takes seconds.
					$name = uniqid( 'autora' );
					$wpdb->insert( $wpdb->users, array( 'user_login' => $name, 'user_nicename' => $name, 'user_email' => "$name@example.org" ) );
					program( "P $i", array(), array( 'post_excerpt' => 'Resumen', 'post_author' => $wpdb->insert_id ) );
				}
				wp_cache_flush();
				wp_load_alloptions();
				$before = $wpdb->num_queries;
				listing();
				return $wpdb->num_queries - $before;
			};
			$alone = $queries( 3 );
			add_filter( 'the_excerpt', static fn( $html ) => $html . ' ' );
			return array( $alone, $queries( 1 ), $queries( 5 ) );
		` );
		expect( alone ).toBeLessThanOrEqual( 8 );
		expect( few ).toBe( ( alone ?? 0 ) + 2 );
		expect( many ).toBe( few );
	} );
} );
