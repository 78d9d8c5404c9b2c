import type { CachedWordPress } from './cached-wordpress.ts';

/** Requests that must not get each other’s cards. */
export function isolation( site: () => CachedWordPress ): void {
	beforeAll( async () => {
		await site().run( 'small_site();' );
	} );

	it( 'a filter that shows each person something else shows visitors nothing of it', async () => {
		expect(
			await site().run( `
				add_filter( 'the_title', static fn( $title ) => $title . ' usuario ' . get_current_user_id() );
				\\ProgramsFilter\\Cache\\forget();
				$seen = array();
				foreach ( array( 1, 0, 1, 0 ) as $user ) {
					wp_set_current_user( $user );
					$request = request();
					preg_match( '/usuario \\d/', $request['html'], $found );
					$seen[] = array( $found[0], $request['renders'] );
				}
				return $seen;
			` )
		).toEqual( [
			[ 'usuario 1', 1 ],
			[ 'usuario 0', 1 ],
			[ 'usuario 1', 1 ],
			[ 'usuario 0', 0 ],
		] );
	} );

	it( 'languages do not mix', async () => {
		expect(
			await site().run( `
				wp_update_post( array( 'ID' => program( 'Secreto' ), 'post_password' => 'x' ) );
				$seen = array();
				foreach ( array( 'es_ES', 'en_US', 'es_ES', 'en_US' ) as $locale ) {
					switch_to_locale( $locale );
					$request = request();
					preg_match( '/Protegido|Protected/', $request['html'], $found );
					$seen[] = array( $found[0], $request['renders'] );
					restore_previous_locale();
				}
				return $seen;
			` )
		).toEqual( [
			[ 'Protegido', 1 ],
			[ 'Protected', 1 ],
			[ 'Protegido', 0 ],
			[ 'Protected', 0 ],
		] );
	} );

	it.each( [
		[ 'previews', '$wp_query->is_preview = true;' ],
		[ 'feeds', '$wp_query->is_feed = true;' ],
		[ 'the admin', `set_current_screen( 'edit-post' );` ],
		[
			'sites that say so',
			`add_filter( 'programs_filter_cache', '__return_false' );`,
		],
	] )( '%s neither get nor leave anything', async ( _, state ) => {
		expect(
			await site().run( `
				require_once ABSPATH . 'wp-admin/includes/admin.php';
				global $wp_query;
				request();
				add_filter( 'the_title', static fn() => 'otra cosa' );
				$public = request();
				${ state }
				$special = request();
				\\ProgramsFilter\\Cache\\forget();
				$again = request();
				return array( $public['renders'], $special['renders'], $again['renders'], str_contains( $special['html'], 'otra cosa' ) );
			` )
		).toEqual( [ 0, 1, 1, true ] );
	} );

	it( 'what a filter names keeps them apart', async () => {
		expect(
			await site().run( `
				$country = '';
				add_filter( 'programs_filter_cache_varies', static function ( $varies ) use ( &$country ) {
					return array( 'country' => $country ) + $varies;
				} );
				add_filter( 'the_title', static function ( $title ) use ( &$country ) {
					return "$title en $country";
				} );
				$seen = array();
				foreach ( array( 'MX', 'CL', 'MX' ) as $country ) {
					$request = request();
					preg_match( '/en (..)/', $request['html'], $found );
					$seen[] = array( $found[1], $request['renders'] );
				}
				return $seen;
			` )
		).toEqual( [
			[ 'MX', 1 ],
			[ 'CL', 1 ],
			[ 'MX', 0 ],
		] );
	} );

	it( 'each page keeps the programs that a filter gives it', async () => {
		expect(
			await site().run( `
				$page = 0;
				add_filter( 'programs_filter_query_args', static function ( $arguments ) use ( &$page ) {
					return array( 'post__in' => array( $page ) ) + $arguments;
				} );
				$ids  = small_site();
				$seen = array();
				foreach ( array( 'acuarela', 'coro', 'acuarela' ) as $name ) {
					$page = $ids[ $name ];
					preg_match( '/Acuarela|Coro/', request()['html'], $found );
					$seen[] = $found[0];
				}
				return $seen;
			` )
		).toEqual( [ 'Acuarela', 'Coro', 'Acuarela' ] );
	} );

	it.each( [
		[
			'programs_filter_card',
			`array( 'title' => "Título $page" ) + $value`,
		],
		[ 'programs_filter_card_html', `"$value $page"` ],
	] )(
		'where %s changes cards, nothing is kept unless the site says so',
		async ( hook, answer ) => {
			expect(
				await site().run( `
					$page = '';
					add_filter( '${ hook }', static function ( $value ) use ( &$page ) {
						return ${ answer };
					} );
					$seen = array();
					foreach ( array( 'una', 'otra' ) as $page ) {
						preg_match( '/\\b(una|otra)\\b/', request()['html'], $found );
						$seen[] = $found[0];
					}
					add_filter( 'programs_filter_cache', '__return_true' );
					request();
					$seen[] = request()['renders'];
					return $seen;
				` )
			).toEqual( [ 'una', 'otra', 0 ] );
		}
	);

	it( 'where the theme brings the card, nothing is kept unless the site says so', async () => {
		expect(
			await site().run( `
				theme( 'cuatro', '<p><?php echo $GLOBALS["word"]; ?></p>' );
				switch_theme( 'cuatro' );
				$_SERVER['REQUEST_TIME'] = time() + 100;
				$seen = array();
				foreach ( array( 'una', 'otra' ) as $GLOBALS['word'] ) {
					preg_match( '/\\b(una|otra)\\b/', request()['html'], $found );
					$seen[] = $found[0];
				}
				add_filter( 'programs_filter_cache', '__return_true' );
				request();
				$seen[] = request()['renders'];
				switch_theme( 'twentytwentyfive' );
				return $seen;
			` )
		).toEqual( [ 'una', 'otra', 0 ] );
	} );

	it( 'what another plugin shows of a text to one visitor is shown to no other, unless the site says so', async () => {
		expect(
			await site().run( `
				program( 'De pago', array(), array( 'post_content' => '<p>Entero</p>', 'post_excerpt' => '' ) );
				add_filter( 'the_content', static fn( $content ) => $GLOBALS['paid'] ? $content : 'Suscríbete' );
				$seen = array();
				foreach ( array( false, true ) as $asked ) {
					if ( $asked ) {
						add_filter( 'programs_filter_cache', '__return_true' );
					}
					foreach ( array( true, false ) as $paid ) {
						$GLOBALS['paid'] = $paid;
						$request         = request();
						preg_match( '/Entero|Suscríbete/', $request['html'], $found );
						$seen[] = $found[0];
					}
				}
				return $seen;
			` )
		).toEqual( [ 'Entero', 'Suscríbete', 'Entero', 'Entero' ] );
	} );

	it.each( [ 'get_the_excerpt', 'wp_trim_excerpt', 'the_excerpt' ] )(
		'what another plugin shows of an excerpt to one visitor, through %s, is shown to no other',
		async ( hook ) => {
			expect(
				await site().run( `
					remove();
					program( 'De pago', array(), array( 'post_content' => '<p>Entero</p>', 'post_excerpt' => '' ) );
					add_filter( '${ hook }', static fn( $excerpt ) => $GLOBALS['paid'] ? $excerpt : 'Suscríbete' );
					$seen = array();
					foreach ( array( true, false, true ) as $GLOBALS['paid'] ) {
						preg_match( '/Entero|Suscríbete/', request()['html'], $found );
						$seen[] = $found[0];
					}
					return $seen;
				` )
			).toEqual( [ 'Entero', 'Suscríbete', 'Entero' ] );
		}
	);

	it( 'what is kept for visitors without a filter is not shown to those whose excerpts a plugin filters', async () => {
		expect(
			await site().run( `
				remove();
				program( 'De pago', array(), array( 'post_excerpt' => 'Entero' ) );
				request();
				add_filter( 'the_excerpt', static fn() => 'Suscríbete' );
				preg_match( '/Entero|Suscríbete/', request()['html'], $found );
				return $found[0];
			` )
		).toBe( 'Suscríbete' );
	} );

	it( 'an excerpt written by hand is kept where others filter contents only', async () => {
		expect(
			await site().run( `
				remove();
				program( 'A', array(), array( 'post_content' => 'Texto', 'post_excerpt' => 'Resumen' ) );
				add_filter( 'the_content', static fn( $html ) => $html . '<p>Compartir</p>' );
				request();
				return request()['renders'];
			` )
		).toBe( 0 );
	} );

	it( 'a site that answers for its cards answers neither for people who are signed in nor for excerpts that others filter', async () => {
		expect(
			await site().run( `
				remove();
				program( 'De pago', array(), array( 'post_excerpt' => 'Entero' ) );
				add_filter( 'programs_filter_cache', static fn( $keep, $attributes, $objection ) => $keep || 'filtered-cards' === $objection, 10, 3 );
				$renders = static function () {
					request();
					return request()['renders'];
				};
				$seen = array( 'nothing speaks against it' => $renders() );
				add_filter( 'programs_filter_card_html', static fn( $html ) => $html . ' ' );
				$seen['cards'] = $renders();
				wp_set_current_user( 1 );
				$seen['signed in'] = $renders();
				wp_set_current_user( 0 );
				$filter = static fn( $excerpt ) => $excerpt . ' ';
				add_filter( 'the_excerpt', $filter );
				\\ProgramsFilter\\Cache\\forget();
				$seen['excerpt'] = $renders();
				add_filter( 'programs_filter_cache', static fn( $keep, $attributes, $objection ) => $keep || 'filtered-excerpt' === $objection, 10, 3 );
				$seen['excerpt, answered for'] = $renders();
				return $seen;
			` )
		).toEqual( {
			'nothing speaks against it': 0,
			cards: 0,
			'signed in': 1,
			excerpt: 1,
			'excerpt, answered for': 0,
		} );
	} );

	it( 'servers share what is kept: the date of the plugin’s own files, another on each, is no part of the key', async () => {
		expect(
			await site().run( `
				$_SERVER['REQUEST_TIME'] = time() + 100;
				return \\ProgramsFilter\\Cache\\card_changed_at();
			` )
		).toBe( 0 );
	} );

	it( 'signed-in people who share a listing, because the site says so, share it with no visitor', async () => {
		expect(
			await site().run( `
				small_site();
				add_filter( 'programs_filter_cache', '__return_true' );
				add_filter( 'the_title', static fn( $title ) => $title . ( is_user_logged_in() ? ' para socios' : '' ) );
				$seen = array();
				foreach ( array( 1, 0, 1, 0 ) as $user ) {
					wp_set_current_user( $user );
					$request = request();
					$seen[]  = array( str_contains( $request['html'], 'para socios' ), $request['renders'] );
				}
				return $seen;
			` )
		).toEqual( [
			[ true, 1 ],
			[ false, 1 ],
			[ true, 0 ],
			[ false, 0 ],
		] );
	} );

	it( 'what a listing differs by does not let signed-in people into the cache', async () => {
		expect(
			await site().run( `
				add_filter( 'programs_filter_cache_varies', static fn( $varies ) => array( 'country' => 'MX' ) + $varies );
				wp_set_current_user( 1 );
				request();
				return request()['renders'];
			` )
		).toBe( 1 );
	} );
}
