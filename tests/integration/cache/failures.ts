import type { CachedWordPress } from './cached-wordpress.ts';

/** A cache that fails costs nobody more than the render. */
export function failures( site: () => CachedWordPress ): void {
	beforeAll( async () => {
		await site().run( 'small_site();' );
	} );

	/** What three requests show while the cache fails, how often they rendered, and how long the fastest took. */
	const requestsWhile = ( works: string ) =>
		site().run< { shown: string[]; renders: number; seconds: number } >( `
			wp_cache_flush();
			request();
			wp_update_post( array( 'ID' => get_page_by_path( 'acuarela', OBJECT, \\ProgramsFilter\\Post_Type\\NAME )->ID, 'post_title' => 'Acuarela ' . wp_rand() ) );
			next_request();
			$right = uncached();
			$broken = new Broken_Store( static fn( string $what, string $key, $value ): bool => ${ works } );
			return with_store( $broken, static function () use ( $right ) {
				$shown   = array();
				$renders = 0;
				$seconds = 9;
				for ( $round = 0; $round < 3; $round++ ) {
					$start   = microtime( true );
					$request = request();
					$seconds = min( $seconds, microtime( true ) - $start );
					$renders += $request['renders'];
					$shown[]  = $request['html'] === $right ? 'right' : 'wrong';
				}
				return compact( 'shown', 'renders', 'seconds' );
			} );
		` );

	it.each( [
		[ 'is down', 'false' ],
		[ 'only reads', `'get' === $what` ],
		[ 'gives no lock', `'add' !== $what` ],
		[
			'refuses the cards, as too large',
			`! is_array( $value ) || ! isset( $value['cards'] )`,
		],
		[ 'refuses every large value', 'strlen( serialize( $value ) ) < 900' ],
		[ 'deletes nothing', `'delete' !== $what` ],
	] )(
		'a cache that %s lets every request render, at once and right',
		async ( _, works ) => {
			const { shown, renders, seconds } = await requestsWhile( works );
			expect( shown ).toEqual( [ 'right', 'right', 'right' ] );
			expect( renders ).toBeLessThanOrEqual( 3 );
			expect( seconds ).toBeLessThan( 1.5 );
		}
	);

	it( 'a refused listing does not leave the one before for others', async () => {
		expect(
			await site().run( `
				wp_cache_flush();
				request();
				\\ProgramsFilter\\Cache\\forget();
				with_store( new Broken_Store( static fn( $what, $key, $value ) => ! is_array( $value ) || ! isset( $value['cards'] ) ), static fn() => request() );
				return request()['renders'];
			` )
		).toBe( 1 );
	} );

	/** The next request while another one, which may have crashed, has the lock. */
	const whileLocked = ( before: string ) =>
		site().run< { html: string; renders: number; seconds: number } >( `
			wp_cache_flush();
			request();
			${ before }
			$lock = new Broken_Store( static function ( $what, $key ) {
				if ( 'add' === $what && str_contains( $key, ':lock:' ) ) {
					( new \\ProgramsFilter\\Object_Cache\\File_Store( WP_CONTENT_DIR . '/object-cache-store' ) )->set( $key, 1, 10 );
				}
				return 'delete' !== $what;
			} );
			$result = with_store( $lock, static function () {
				$start = microtime( true );
				$result = request();
				return $result + array( 'seconds' => microtime( true ) - $start );
			} );
			wp_cache_flush();
			return $result;
		` );

	it( 'while another request renders, the version before is served', async () => {
		const { html, renders, seconds } = await whileLocked(
			`wp_update_post( array( 'ID' => get_page_by_path( 'coro', OBJECT, \\ProgramsFilter\\Post_Type\\NAME )->ID, 'post_title' => 'Coro nuevo' ) );`
		);
		expect( html ).toContain( 'Coro</a>' );
		expect( renders ).toBe( 0 );
		expect( seconds ).toBeLessThan( 1.5 );
	} );

	it( 'while another request renders what nobody has kept, one renders for itself', async () => {
		const { html, renders, seconds } =
			await whileLocked( `wp_cache_flush();` );
		expect( html ).toContain( 'Coro' );
		expect( renders ).toBe( 1 );
		expect( seconds ).toBeLessThan( 1.5 );
	} );

	it( 'what cannot be told apart is not kept', async () => {
		expect(
			await site().run( `
				small_site();
				$word = '';
				add_filter( 'the_title', static function ( $title ) use ( &$word ) {
					return "$title $word";
				} );
				$seen = array();
				add_filter( 'programs_filter_cache_varies', static fn() => array( static fn() => 1 ) );
				foreach ( array( 'una', 'otra' ) as $word ) {
					preg_match( '/Coro (una|otra)/', request()['html'], $found );
					$seen[] = $found[1];
				}
				return $seen;
			` )
		).toEqual( [ 'una', 'otra' ] );
	} );
}
