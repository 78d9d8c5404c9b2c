import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

/** Queries of a listing, with nothing in memory, of so many programs with two nested categories and a picture each. */
const queries = ( programs: number, attributes = '' ) =>
	inSandbox< number >( `
		global $wpdb;
		$parent = category( 'Arte', 'arte' );
		$categories = array( category( 'Pintura', 'pintura', $parent ), category( 'Música', 'musica' ) );
		for ( $i = 1; $i <= ${ programs }; $i++ ) {
			$wpdb->insert( $wpdb->posts, array( 'post_type' => 'pfilter_programa', 'post_status' => 'publish', 'post_title' => "P $i", 'post_name' => "p-$i", 'post_content' => "Texto $i", 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '' ) );
			$id = $wpdb->insert_id;
			$wpdb->insert( $wpdb->posts, array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'post_mime_type' => 'image/jpeg', 'post_content' => '', 'post_title' => '', 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '' ) );
			$picture = $wpdb->insert_id;
			$wpdb->insert( $wpdb->postmeta, array( 'post_id' => $picture, 'meta_key' => '_wp_attached_file', 'meta_value' => 'foto.jpg' ) );
			$wpdb->insert( $wpdb->postmeta, array( 'post_id' => $id, 'meta_key' => '_thumbnail_id', 'meta_value' => (string) $picture ) );
			foreach ( $categories as $category ) {
				$wpdb->insert( $wpdb->term_relationships, array( 'object_id' => $id, 'term_taxonomy_id' => get_term( $category )->term_taxonomy_id ) );
			}
		}
		wp_cache_flush();
		wp_load_alloptions();
		$before = $wpdb->num_queries;
		$cards = substr_count( listing( array( ${ attributes } ) ), '<li class="programas-card"' );
		if ( ${ programs } !== $cards ) {
			throw new \\RuntimeException( "$cards cards" );
		}
		return $wpdb->num_queries - $before;
	` );

describe( 'database queries', () => {
	it( 'are at most 8, and as many for 200 programs as for 10', async () => {
		const few = await queries( 10 );
		expect( few ).toBeLessThanOrEqual( 8 );
		expect( await queries( 200 ) ).toBe( few );
	} );

	it( 'are at most 8 with chosen categories too', async () => {
		expect(
			await queries( 5, `'categories' => array( 'arte', 'musica' )` )
		).toBeLessThanOrEqual( 8 );
	} );
} );
