import type { CachedWordPress } from './cached-wordpress.ts';

const withoutRenders = ( result: Record< string, Consequence > ) =>
	Object.fromEntries(
		Object.entries( result ).map( ( [ name, { differs, right } ] ) => [
			name,
			{ differs, right },
		] )
	);

interface Consequence {
	renders: number;
	differs: boolean;
	right: boolean;
}

/** What listings show after a change. */
export function changes( site: () => CachedWordPress ): void {
	const consequences = ( code: string ) =>
		site().run< Record< string, Consequence > >(
			`return consequences( ${ code }( small_site() ) );`
		);

	const expectForEach = (
		result: Record< string, Partial< Consequence > >,
		expected: Partial< Consequence >
	) => {
		expect( Object.keys( result ).length ).toBeGreaterThan( 5 );
		expect( result ).toEqual(
			Object.fromEntries(
				Object.keys( result ).map( ( name ) => [ name, expected ] )
			)
		);
	};

	it.each( [ 'programs', 'pictures', 'categories' ] )(
		'shows every change of its %s on the next request',
		async ( things ) => {
			expectForEach( await consequences( `changes_of_${ things }` ), {
				renders: 1,
				differs: true,
				right: true,
			} );
		}
	);

	it( 'is kept when something changes that it does not show', async () => {
		expectForEach( await consequences( 'other_changes' ), {
			renders: 0,
			differs: false,
			right: true,
		} );
	} );

	it( 'shows a change of the theme, of its card and of the site’s settings', async () => {
		const result = await site().run< Record< string, Consequence > >( `
			small_site();
			add_filter( 'programs_filter_cache', '__return_true' );
			theme( 'uno', '<p>uno</p>' );
			theme( 'dos', '<p>dos</p>' );
			global $wp_rewrite;
			$permalinks = static function ( $structure ) use ( $wp_rewrite ) {
				$wp_rewrite->set_permalink_structure( $structure );
				\\ProgramsFilter\\Post_Type\\register();
			};
			$result = consequences( array(
				'theme'             => static fn() => switch_theme( 'uno' ),
				'another theme'     => static fn() => switch_theme( 'dos' ),
				'card of the theme' => static fn() => theme( 'dos', '<p>tres</p>' ),
				'parent theme'      => static fn() => switch_theme( 'twentytwentyfive' ),
				'permalinks'        => static fn() => $permalinks( '' ),
				'permalinks again'  => static fn() => $permalinks( '/%postname%/' ),
				'address'           => static fn() => add_filter( 'home_url', static fn( $url ) => str_replace( 'http://', 'http://www.', $url ) ),
				'uploads'           => static fn() => add_filter( 'upload_dir', static fn( $folder ) => array( 'baseurl' => 'https://cdn.example' ) + $folder ),
			) );
			return $result;
		` );
		// What comes back may still be there.
		expectForEach( withoutRenders( result ), {
			differs: true,
			right: true,
		} );
	} );

	it( 'shows an edited theme card as soon as PHP runs it, and keeps nothing of the old one', async () => {
		const { edited, compiled, later, kept } = await site().run< {
			edited: string;
			compiled: string;
			later: string;
			kept: number;
		} >( `
			small_site();
			add_filter( 'programs_filter_cache', '__return_true' );
			theme( 'tres', '<p>antes</p>' );
			switch_theme( 'tres' );
			$file = get_theme_root() . '/tres/programs-filter/card.php';
			$says = static fn() => preg_match( '/antes|ahora/', request()['html'], $found ) ? $found[0] : '';
			$at   = static function ( int $seconds ) use ( $file ) {
				clearstatcache();
				$_SERVER['REQUEST_TIME'] = filectime( $file ) + $seconds;
			};
			// OPcache goes on with what it compiled: this stands for it.
			ini_set( 'opcache.revalidate_freq', '60' );
			$old = static fn() => '<p>antes</p>';
			$at( 100 );
			$says();
			sleep( 1 );
			file_put_contents( $file, '<p>ahora</p>' );
			add_filter( 'programs_filter_card_html', $old );
			$at( 59 );
			$edited = $says();
			remove_filter( 'programs_filter_card_html', $old );
			$compiled = $says();
			$at( 61 );
			$later  = $says();
			$kept   = request()['renders'];
			ini_restore( 'opcache.revalidate_freq' );
			switch_theme( 'twentytwentyfive' );
			return compact( 'edited', 'compiled', 'later', 'kept' );
		` );
		expect( [ edited, compiled, later ] ).toEqual( [
			'antes',
			'ahora',
			'ahora',
		] );
		expect( kept ).toBe( 0 );
	} );
}
