import { PHP, wordpress } from './wordpress.ts';

const { inSandbox, onSite } = wordpress();

const LOAD = `require_once '${ PHP }/cache/site.php'; require_once '${ PHP }/cache/changes.php';`;

/** How often each change of a list is announced. */
const announcements = ( changes: string ) =>
	inSandbox< Record< string, number > >(
		`${ LOAD } $ids = small_site(); return announcements( ${ changes } );`
	);

const expectEach = ( result: Record< string, number >, times: number ) => {
	expect( Object.keys( result ).length ).toBeGreaterThan( 2 );
	expect( result ).toEqual(
		Object.fromEntries(
			Object.keys( result ).map( ( name ) => [ name, times ] )
		)
	);
};

describe( 'programs_filter_changed, without an object cache too,', () => {
	it.each( [ 'programs', 'pictures', 'categories' ] )(
		'is done once after every change of %s',
		async ( things ) => {
			expectEach(
				await announcements( `changes_of_${ things }( $ids )` ),
				1
			);
		}
	);

	it( 'is done once after a change of a second taxonomy, and of settings that cards show', async () => {
		expectEach(
			await announcements( `( static function () use ( $ids ) {
				$type = \\ProgramsFilter\\Post_Type\\NAME;
				register_taxonomy( 'nivel', $type );
				$term = wp_insert_term( 'Inicial', 'nivel' )['term_id'];
				return array(
					'a program gets a level' => static fn() => wp_set_object_terms( $ids['coro'], array( $term ), 'nivel' ),
					'a renamed level'        => static fn() => wp_update_term( $term, 'nivel', array( 'name' => 'Básico' ) ),
					'a level is gone'        => static fn() => wp_delete_term( $term, 'nivel' ),
					'permalinks'             => static fn() => update_option( 'permalink_structure', '/%year%/%postname%/' ),
					'date format'            => static fn() => update_option( 'date_format', 'Y/m/d' ),
					'time zone'              => static fn() => update_option( 'timezone_string', 'America/Lima' ),
					'language'               => static fn() => update_option( 'WPLANG', '' ),
					'address'                => static fn() => update_option( 'home', 'https://otro.example' ),
					'size of pictures'       => static fn() => update_option( 'medium_large_size_w', 700 ),
					'theme'                  => static fn() => update_option( 'stylesheet', 'hija' ),
					'plugins'                => static fn() => update_option( 'active_plugins', array( 'otro/otro.php' ) ),
					'an update'              => static fn() => do_action( 'upgrader_process_complete', null, array() ),
					'ten things at once'     => static function () use ( $ids ) {
						foreach ( range( 1, 10 ) as $number ) {
							wp_update_post( array( 'ID' => $ids['coro'], 'post_title' => "Coro $number" ) );
						}
					},
				);
			} )()` ),
			1
		);
	} );

	it( 'is done once after all changes that are made at the end of the request', async () => {
		expect(
			await inSandbox( `
				${ LOAD }
				$ids   = small_site();
				$times = 0;
				add_action( 'programs_filter_changed', static function () use ( &$times ) {
					++$times;
				} );
				foreach ( array( 5, 11, 99 ) as $priority ) {
					add_action( 'shutdown', static fn() => wp_update_post( array( 'ID' => $ids['coro'], 'post_title' => "Coro $priority" ) ), $priority );
				}
				do_action( 'shutdown' );
				foreach ( array( 5, 11, 99 ) as $priority ) {
					remove_all_actions( 'shutdown', $priority );
				}
				return $times;
			` )
			// The site is a change of its own, announced when the end begins.
		).toBe( 2 );
	} );

	it( 'is done once after all changes that are made when the end of the request has passed', async () => {
		const file = `WP_CONTENT_DIR . '/announced'`;
		const before = await onSite( `
			$id   = program( 'Tarde' );
			$file = ${ file };
			file_put_contents( $file, '' );
			do_action( 'shutdown' );
			add_action( 'programs_filter_changed', static function () use ( $file ) {
				file_put_contents( $file, 'x', FILE_APPEND );
			} );
			foreach ( range( 1, 3 ) as $number ) {
				wp_update_post( array( 'ID' => $id, 'post_title' => "Tarde $number" ) );
			}
			return file_get_contents( $file );
		` );
		const after = await onSite( `
			$text = file_get_contents( ${ file } );
			unlink( ${ file } );
			remove();
			return $text;
		` );
		expect( [ before, after ] ).toEqual( [ '', 'x' ] );
	} );

	it( 'makes old what is rendered while it is done, where a callback changes something in turn', async () => {
		expect(
			await inSandbox( `
				${ LOAD }
				$ids      = small_site();
				$versions = array();
				$times    = 0;
				announced( static function () use ( $ids, &$versions, &$times ) {
					add_action( 'programs_filter_changed', static function () use ( $ids, &$versions, &$times ) {
						++$times;
						$versions[] = wp_cache_get_last_changed( 'programs_filter' );
						wp_update_post( array( 'ID' => $ids['coro'], 'post_title' => 'Coro de otro' ) );
						$versions[] = wp_cache_get_last_changed( 'programs_filter' );
					} );
					wp_update_post( array( 'ID' => $ids['coro'], 'post_title' => 'Coro nuevo' ) );
				} );
				return array( $times, count( array_unique( $versions ) ) );
			` )
		).toEqual( [ 1, 2 ] );
	} );

	it( 'is not done after what listings do not show', async () => {
		expectEach(
			await announcements( `( static function () use ( $ids ) {
				require_once ABSPATH . 'wp-admin/includes/admin.php';
				$type  = \\ProgramsFilter\\Post_Type\\NAME;
				$draft = program( 'Borrador', array(), array( 'post_status' => 'draft' ) );
				$photo = picture( 'De una noticia' );
				$new   = array( 'post_type' => 'post', 'post_title' => 'Noticia', 'post_status' => 'publish' );
				set_post_thumbnail( post( $new ), $photo );
				return other_changes( $ids ) + array(
					'a draft is written'         => static fn() => program( 'Otro', array( $ids['arte'] ), array( 'post_status' => 'draft' ) ),
					'a draft is saved'           => static fn() => wp_update_post( array( 'ID' => $draft, 'post_title' => 'Más' ) ),
					'a draft gets a category'    => static fn() => wp_set_object_terms( $draft, array( $ids['musica'] ), \\ProgramsFilter\\Taxonomy\\NAME ),
					'a draft gets a picture'     => static fn() => set_post_thumbnail( $draft, $ids['picture'] ),
					'a draft waits for review'   => static fn() => wp_update_post( array( 'ID' => $draft, 'post_status' => 'pending' ) ),
					'a draft goes to the trash'  => static fn() => wp_trash_post( $draft ),
					'a draft is deleted'         => static fn() => wp_delete_post( $draft, true ),
					'an autosave of a program'   => static fn() => wp_create_post_autosave( array( 'post_ID' => $ids['coro'], 'post_type' => $type, 'post_title' => 'A medias', 'post_content' => 'x', 'post_excerpt' => '' ) ),
					'a revision of a program'    => static fn() => _wp_put_post_revision( $ids['coro'] ),
					'an upload'                  => static fn() => picture( 'Nueva' ),
					'a picture of a post'        => static fn() => update_post_meta( $photo, '_wp_attachment_image_alt', 'Otro' ),
					'its picture is deleted'     => static fn() => wp_delete_attachment( $photo, true ),
					'somebody views a program'   => static fn() => update_post_meta( $ids['coro'], 'views', wp_rand() ),
					'a view for the first time'  => static fn() => add_post_meta( $ids['coro'], 'visits', 1 ),
					'the views are forgotten'    => static fn() => delete_post_meta_by_key( 'views' ),
				);
			} )()` ),
			0
		);
	} );

	it( 'is done after a change of metadata that the site names', async () => {
		expect(
			await announcements( `( static function () use ( $ids ) {
				add_filter( 'programs_filter_meta_keys', static fn( $keys ) => array_merge( $keys, array( 'precio' ) ) );
				return array(
					'a price'      => static fn() => update_post_meta( $ids['coro'], 'precio', 5 ),
					'another'      => static fn() => update_post_meta( $ids['coro'], 'precio', 6 ),
					'of a post'    => static fn() => update_post_meta( post( array( 'post_title' => 'x' ) ), 'precio', 5 ),
					'no price'     => static fn() => delete_post_meta( $ids['coro'], 'precio' ),
				);
			} )()` )
		).toEqual( {
			'a price': 1,
			another: 1,
			'of a post': 0,
			'no price': 1,
		} );
	} );
} );

describe( 'page caches', () => {
	it( 'are told of every page with a listing, and of no other', async () => {
		expect(
			await inSandbox( `
				${ LOAD }
				$ids = small_site();
				page( 'con-bloque', '<p>Hola</p>' . block( array( 'limit' => 2 ) ) );
				page( 'con-shortcode', '[programas orden="titulo"]' );
				page( 'sin-nada', '<!-- wp:paragraph --><p>programas</p><!-- /wp:paragraph -->' );
				$post = static fn( $type, $name, $content, $status = 'publish' ) => post( array( 'post_type' => $type, 'post_name' => $name, 'post_title' => $name, 'post_content' => $content, 'post_status' => $status ) );
				$post( 'page', 'borrador', block(), 'draft' );
				$post( 'post', 'entrada', block() );
				$inner = $post( 'wp_block', 'patron', block() );
				$outer = $post( 'wp_block', 'patron-de-patron', sprintf( '<!-- wp:block {"ref":%d} /-->', $inner ) );
				page( 'con-patron', sprintf( '<!-- wp:block {"ref":%d} /-->', $inner ) );
				page( 'con-patron-de-patron', sprintf( '<!-- wp:block {"ref":%d,"align":"wide"} /-->', $outer ) );
				page( 'con-otro-patron', sprintf( '<!-- wp:block {"ref":%d5} /-->', $inner ) );
				page( 'portada', 'Bienvenida' );
				$front = get_page_by_path( 'portada' )->ID;
				update_option( 'show_on_front', 'page' );
				update_option( 'page_on_front', $front );
				return announced( static fn() => program( 'Danza' ) );
			` )
		).toEqual( {
			times: 1,
			pages: [
				'con-bloque',
				'con-patron',
				'con-patron-de-patron',
				'con-shortcode',
				'entrada',
				'portada',
			],
		} );
	} );

	it( 'are told of pages that a site adds', async () => {
		expect(
			await inSandbox( `
				page( 'de-plantilla', 'x' );
				$page = get_page_by_path( 'de-plantilla' )->ID;
				return with_filter( 'programs_filter_pages', static fn( $pages ) => array_merge( $pages, array( $page ) ), static fn() => announced( static fn() => program( 'Danza' ) ) );
			` )
		).toEqual( { times: 1, pages: [ 'de-plantilla' ] } );
	} );

	it( 'are told once when the listing stands in a program', async () => {
		expect(
			await inSandbox( `
				$id = program( 'Con listado', array(), array( 'post_content' => block() ) );
				return array(
					announced( static fn() => wp_update_post( array( 'ID' => $id, 'post_title' => 'Otro' ) ) ),
					announced( static fn() => null ),
				);
			` )
		).toEqual( [
			{ times: 1, pages: [ 'con-listado' ] },
			{ times: 0, pages: [] },
		] );
	} );

	it( 'cost a visitor nothing: no page is searched for', async () => {
		expect(
			await inSandbox( `
				$searches = 0;
				add_filter( 'query', static function ( $query ) use ( &$searches ) {
					$searches += str_contains( $query, 'post_content LIKE' ) ? 1 : 0;
					return $query;
				} );
				$visit = announced( static fn() => content( block() ) );
				$during = $searches;
				announced( static fn() => program( 'Danza' ) );
				return array( $visit['times'], $during, $searches );
			` )
		).toEqual( [ 0, 0, 1 ] );
	} );

	it( 'are searched for once, after a hundred changes too, and not among posts without an address', async () => {
		const searches = await inSandbox( `
			${ LOAD }
			$ids      = small_site();
			\\ProgramsFilter\\Announcement\\announce();
			$searches = array();
			add_filter( 'query', static function ( $query ) use ( &$searches ) {
				if ( str_contains( $query, 'post_content LIKE' ) ) {
					$searches[] = $query;
				}
				return $query;
			} );
			announced( static function () use ( $ids ) {
				foreach ( range( 1, 100 ) as $number ) {
					wp_update_post( array( 'ID' => $ids['coro'], 'post_title' => "Coro $number" ) );
				}
			} );
			preg_match_all( "/'([a-z_]+)'/", strstr( $searches[0], ' AND ', true ), $types );
			sort( $types[1] );
			return array( count( $searches ), implode( ',', $types[1] ) );
		` );
		expect( searches ).toEqual( [
			1,
			'attachment,page,pfilter_programa,post,wp_block',
		] );
	} );
} );
