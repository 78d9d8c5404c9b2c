/**
 * What a request does not do twice, or at all.
 */
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

const TWENTY = `
	$categories = array();
	foreach ( range( 1, 30 ) as $number ) {
		$categories[] = category( "C$number" );
	}
	foreach ( range( 1, 20 ) as $number ) {
		program( "P$number", array( $categories[ $number ] ), array( 'meta_input' => array( '_thumbnail_id' => picture() ) ) );
	}
`;

const ADMIN_LIST = `
	require_once \\ProgramsFilter\\PLUGIN_DIR . '/includes/admin/list.php';
`;

describe( 'the list of programs in the admin', () => {
	it( 'reads the pictures of all its rows together', async () => {
		const { cells, queries } = await inSandbox< {
			cells: string;
			queries: number;
		} >( `
			${ TWENTY }
			${ ADMIN_LIST }
			global $wpdb, $wp_query;
			wp_cache_flush();
			wp_load_alloptions();
			$wp_query->query( array( 'post_type' => \\ProgramsFilter\\Post_Type\\NAME, 'posts_per_page' => 20 ) );
			$before = $wpdb->num_queries;
			ob_start();
			foreach ( $wp_query->posts as $post ) {
				\\ProgramsFilter\\Admin_List\\print_cell( 'programs_filter_picture', $post->ID );
			}
			return array( 'cells' => ob_get_clean(), 'queries' => $wpdb->num_queries - $before );
		` );
		expect( cells.match( /<img /g ) ).toHaveLength( 20 );
		expect( queries ).toBeLessThanOrEqual( 2 );
	} );

	it( 'keeps what another plugin limited it to when a category is chosen', async () => {
		expect(
			await inSandbox( `
				${ ADMIN_LIST }
				require_once ABSPATH . 'wp-admin/includes/admin.php';
				$arte = category( 'Arte', 'arte' );
				$musica = category( 'Música', 'musica' );
				program( 'Las dos', array( $arte, $musica ) );
				program( 'Una', array( $arte ) );
				program( 'Otra', array( $musica ) );
				set_current_screen( 'edit-' . \\ProgramsFilter\\Post_Type\\NAME );
				$_GET['programs_filter_category'] = 'arte';
				$titles = static function ( $others ) {
					$GLOBALS['wp_the_query'] = $query = new \\WP_Query();
					$limit = static fn( $query ) => $query->set( 'tax_query', $others );
					add_action( 'pre_get_posts', $limit, 5 );
					add_action( 'pre_get_posts', 'ProgramsFilter\\\\Admin_List\\\\limit_to_category' );
					$query->query( array( 'post_type' => \\ProgramsFilter\\Post_Type\\NAME, 'orderby' => 'title', 'order' => 'ASC' ) );
					remove_action( 'pre_get_posts', $limit, 5 );
					return wp_list_pluck( $query->posts, 'post_title' );
				};
				$of = static fn( $slug ) => array( 'taxonomy' => \\ProgramsFilter\\Taxonomy\\NAME, 'field' => 'slug', 'terms' => $slug );
				return array( $titles( array( $of( 'musica' ) ) ), $titles( array( 'relation' => 'OR', $of( 'musica' ), $of( 'arte' ) ) ), $titles( '' ) );
			` )
		).toEqual( [
			[ 'Las dos' ],
			[ 'Las dos', 'Una' ],
			[ 'Las dos', 'Una' ],
		] );
	} );
} );

describe( 'the REST API', () => {
	it( 'reads the categories once for all programs of a request, and anew for the next request', async () => {
		const { read, slugs } = await inSandbox< {
			read: number[];
			slugs: string[][];
		} >( `
			${ TWENTY }
			$read = 0;
			add_filter( 'get_terms', static function ( $terms, $taxonomies, $arguments ) use ( &$read ) {
				$read += empty( $arguments['object_ids'] ) && count( $terms ) >= 30 ? 1 : 0;
				return $terms;
			}, 10, 3 );
			$result = array();
			foreach ( array( 'uno', 'renombrada' ) as $slug ) {
				wp_update_term( $categories[1], \\ProgramsFilter\\Taxonomy\\NAME, array( 'slug' => $slug ) );
				$read = 0;
				$programs = rest_programs( array( 'orderby' => 'id', 'order' => 'asc', '_fields' => 'id,programs_filter_card' ) );
				$result['read'][] = $read;
				$result['slugs'][] = $programs[0]['programs_filter_card']['slugs'];
				if ( 20 !== count( $programs ) ) {
					throw new \\RuntimeException( (string) count( $programs ) );
				}
			}
			return $result;
		` );
		expect( read ).toEqual( [ 1, 1 ] );
		expect( slugs ).toEqual( [ [ 'uno' ], [ 'renombrada' ] ] );
	} );
} );

it( 'a public page loads no code of the admin', async () => {
	const files = await inSandbox< string[] >( `
		return array_values( preg_grep( '#^' . preg_quote( \\ProgramsFilter\\PLUGIN_DIR, '#' ) . '/includes/#', get_included_files() ) );
	` );
	expect( files.length ).toBeGreaterThan( 10 );
	expect( files.filter( ( file ) => file.includes( '/admin-' ) ) ).toEqual(
		[]
	);
} );
