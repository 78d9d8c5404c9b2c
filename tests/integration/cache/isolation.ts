import type { CachedWordPress } from './cached-wordpress.ts';

/** Requests that must not get each other’s cards. */
export function isolation( site: () => CachedWordPress ): void {
	beforeAll( async () => {
		await site().run( 'small_site();' );
	} );

	it( 'a filter that shows each person something else shows visitors nothing of it', async () => {
		expect(
			await site().run( `
				add_filter( 'programs_filter_card_html', static fn( $html ) => $html . ' usuario ' . get_current_user_id() );
				\\ProgramsFilter\\Cache_Store\\raise_version();
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
				add_filter( 'programs_filter_card_html', static fn() => 'otra cosa' );
				$public = request();
				${ state }
				$special = request();
				\\ProgramsFilter\\Cache_Store\\raise_version();
				$again = request();
				return array( $public['renders'], $special['renders'], $again['renders'], str_contains( $special['html'], 'otra cosa' ) );
			` )
		).toEqual( [ 0, 1, 1, true ] );
	} );

	it( 'what a filter names keeps them apart', async () => {
		expect(
			await site().run( `
				$country = '';
				add_filter( 'programs_filter_cache', static function ( $varies ) use ( &$country ) {
					return array( 'country' => $country ) + $varies;
				} );
				add_filter( 'programs_filter_card_html', static function ( $html ) use ( &$country ) {
					return "$html en $country";
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
}
