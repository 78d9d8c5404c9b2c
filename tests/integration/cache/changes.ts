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

	it( 'depends on the version of the plugin and of WordPress, on the language and on the active plugins', async () => {
		expect(
			await site().run( `
				$code = \\ProgramsFilter\\Cache_Key\\code();
				return array(
					in_array( \\ProgramsFilter\\VERSION, $code, true ),
					in_array( get_bloginfo( 'version' ), $code, true ),
					in_array( get_option( 'active_plugins' ), $code, true ),
					in_array( 'es_ES', \\ProgramsFilter\\Cache_Key\\settings(), true ),
				);
			` )
		).toEqual( [ true, true, true, true ] );
	} );
}
