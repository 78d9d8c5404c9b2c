import type { CachedWordPress } from './cached-wordpress.ts';

/** Changes while something is being rendered. */
export function races( site: () => CachedWordPress ): void {
	/** Titles that the next request shows, after some PHP. */
	const titlesAfter = ( code: string ) =>
		site().run< string[] >( `
			$ids = small_site();
			request();
			${ code }
			preg_match_all( '/<a class="programas-card__link"[^>]*>(.*?)<\\/a>/', request()['html'], $found );
			return $found[1];
		` );

	it( 'a render that began before an edit is not kept as if it had begun after it', async () => {
		expect(
			await titlesAfter( `
				$edit = static function ( $title ) use ( $ids, &$edit ) {
					remove_filter( 'the_title', $edit );
					on_another_server( static fn() => wp_update_post( array( 'ID' => $ids['acuarela'], 'post_title' => 'Óleo' ) ) );
					return $title;
				};
				\\ProgramsFilter\\Cache\\forget();
				add_filter( 'the_title', $edit );
				request();
			` )
		).toEqual( [ 'Coro', 'Óleo' ] );
	} );

	it( 'a request that had a program in memory before the edit does not keep what it had', async () => {
		expect(
			await titlesAfter( `
				get_post( $ids['acuarela'] );
				on_another_server( static fn() => wp_update_post( array( 'ID' => $ids['acuarela'], 'post_title' => 'Óleo' ) ) );
				listing();
			` )
		).toEqual( [ 'Coro', 'Óleo' ] );
	} );

	it( 'a render between WordPress’s announcement of a change and its end of cached queries does not count', async () => {
		expect(
			await titlesAfter( `
				add_action( 'clean_post_cache', static function () {
					on_another_server( static fn() => listing() );
				}, 99 );
				wp_insert_post( array( 'post_type' => 'pfilter_programa', 'post_status' => 'publish', 'post_title' => 'Danza' ) );
				remove_all_actions( 'clean_post_cache', 99 );
			` )
		).toEqual( [ 'Acuarela', 'Coro', 'Danza' ] );
	} );
}
