<?php
/**
 * Writes the content of a site: `PROGRAMS=1000 php content.php /path/to/wordpress`. Row by row, as WordPress's own functions would take minutes.
 *
 * Each program has its own title, excerpt, address, picture and facts, so that a page compresses as a real one does.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Bench;

use ProgramsFilter\Playground;

require __DIR__ . '/load.php';
require_once dirname( __DIR__, 2 ) . '/demo/seed.php';
require_once __DIR__ . '/content/texts.php';
require_once __DIR__ . '/content/facts.php';
require_once __DIR__ . '/content/rows.php';

const DATE  = '2025-03-01 10:00:00';
const BLOCK = 'wp:programs-filter/programas';

/** Programs that are written at once. So many have pictures of their own; those after them have the same ones again. */
const BATCH = 1000;

/** So many have texts, facts and terms of their own; the index of those after them is copied, as it would take an hour otherwise. */
const DIFFERENT = 10000;
const AGES      = array( 'De 0 a 5 años', 'De 6 a 11 años', 'De 12 a 17 años', 'De 18 a 29 años', 'De 30 a 64 años', 'Desde 65 años' );

/**
 * Writes as many programs as the variable PROGRAMS says, among them those of the demo, and the pages.
 */
function content_of_site(): void {
	programs( (int) getenv( 'PROGRAMS' ) - count( Playground\content( 'programs' ) ) );
	write_ages();
	$pages = array(
		'bench-programas' => '<!-- ' . BLOCK . ' {"align":"wide"} /-->',
		'bench-criterios' => '<!-- ' . BLOCK . ' {"filters":["buscar","categoria","' . AGE . '","cuando","gratis"],"align":"wide"} /-->',
		'bench-busqueda'  => '<!-- ' . BLOCK . ' {"filters":["categoria","buscar"]} /-->',
		'bench-texto'     => '',
	);
	foreach ( $pages as $slug => $content ) {
		Playground\write_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_name'    => $slug,
				'post_title'   => 'Programas',
				'post_content' => $content,
				'post_date'    => DATE,
			)
		);
	}
	flush_rewrite_rules();
}

/**
 * Writes the programs, their pictures and their categories.
 *
 * @param int $count Programs.
 */
function programs( int $count ): void {
	$terms    = array_values( Playground\categories() );
	$pictures = pictures();
	for ( $first = 0; $first < $count; $first += BATCH ) {
		write_batch( $first, min( BATCH, $count - $first ), $terms, $pictures );
	}
	wp_update_term_count_now( $terms, 'pfilter_categoria' );
	wp_cache_flush();
}

/**
 * Writes some programs.
 *
 * @param int                        $from     Number of the first one.
 * @param int                        $count    Programs.
 * @param list<int>                  $terms    Categories.
 * @param list<array<string, mixed>> $pictures Result of pictures().
 * @phpstan-param list<array{file: string, sizes: array<string, array{file: string, ...}>, ...}> $pictures
 */
function write_batch( int $from, int $count, array $terms, array $pictures ): void {
	$first   = next_id() - $from;
	$posts   = array();
	$meta    = array();
	$related = array();
	for ( $place = $from; $place < $from + $count; $place++ ) {
		$number     = $place % DIFFERENT;
		$picture    = slug( $number % BATCH );
		$attachment = $first + $place;
		$program    = $first + BATCH + $place;
		$posts[]    = post( $attachment, 'attachment', 'imagen-' . slug( $place ), title( $number ), '', 'image/webp' );
		$posts[]    = post( $program, 'pfilter_programa', slug( $place ), title( $number ), excerpt( $number ), '' );
		$metadata   = $pictures[ $number % BATCH % count( $pictures ) ];
		$meta[]     = array( $attachment, '_wp_attached_file', "2025/03/$picture.webp" );
		$meta[]     = array( $attachment, '_wp_attachment_metadata', serialize( renamed( $metadata, $picture ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- The form in which WordPress stores it.
		$meta[]     = array( $attachment, '_wp_attachment_image_alt', title( $number ) );
		$meta[]     = array( $program, '_thumbnail_id', (string) $attachment );
		foreach ( facts( $number ) as $key => $value ) {
			$meta[] = array( $program, $key, $value );
		}
		$related[] = array( $program, $terms[ $number % count( $terms ) ] );
		if ( 0 === $number % 3 ) {
			$related[] = array( $program, $terms[ ( $number + 3 ) % count( $terms ) ] );
		}
	}
	write( $posts, $meta, $related );
}

/**
 * Gives each program an age: one in six has the first.
 */
function write_ages(): void {
	$terms = array();
	foreach ( AGES as $order => $name ) {
		// In the order of their slugs, which is that of their beginnings.
		$term    = wp_insert_term( $name, AGE, array( 'slug' => "edad-$order" ) );
		$terms[] = is_array( $term ) ? (int) $term['term_id'] : 0;
	}
	$programs = get_posts(
		array(
			'post_type'      => 'pfilter_programa',
			'posts_per_page' => -1,
			'orderby'        => 'ID',
			'fields'         => 'ids',
		)
	);
	$related  = array();
	foreach ( $programs as $place => $program ) {
		// Those of the demo come first.
		$number = ( $place - count( Playground\content( 'programs' ) ) + DIFFERENT ) % DIFFERENT;
		// Not in step with the categories.
		$related[] = array( $program, $terms[ intdiv( $number, 2 ) % count( $terms ) ] );
	}
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	insert( $wpdb->term_relationships, array( 'object_id', 'term_taxonomy_id' ), $related );
	wp_update_term_count_now( $terms, AGE );
	wp_cache_flush();
}

/**
 * Metadata of the demo's pictures.
 *
 * @return list<array{file: string, sizes: array<string, array{file: string, ...}>, ...}>
 */
function pictures(): array {
	$names = array_unique( array_filter( array_column( Playground\content( 'programs' ), 'picture' ), 'is_string' ) );
	$found = array();
	foreach ( $names as $name ) {
		$metadata = '' === $name ? array() : wp_get_attachment_metadata( Playground\picture( $name, '' ) );
		if ( isset( $metadata['file'], $metadata['sizes'] ) ) {
			$found[] = $metadata;
		}
	}

	return $found;
}

/**
 * A picture under another name: its metadata, and links to its files.
 *
 * @param array  $metadata Metadata.
 * @param string $slug     Name.
 * @phpstan-param array{file: string, sizes: array<string, array{file: string, ...}>, ...} $metadata
 * @return array<string, mixed>
 */
function renamed( array $metadata, string $slug ): array {
	$uploads = wp_get_upload_dir()['basedir'];
	$folder  = dirname( $metadata['file'] );
	$name    = pathinfo( $metadata['file'], PATHINFO_FILENAME );
	$rename  = static function ( string $file ) use ( $uploads, $folder, $name, $slug ): string {
		$renamed = str_replace( $name, $slug, $file );
		// Sites of other sizes have the same.
		if ( ! is_file( "$uploads/2025/03/$renamed" ) ) {
			wp_mkdir_p( "$uploads/2025/03" );
			link( "$uploads/$folder/$file", "$uploads/2025/03/$renamed" );
		}

		return $renamed;
	};

	$metadata['file'] = '2025/03/' . $rename( basename( $metadata['file'] ) );
	foreach ( $metadata['sizes'] as $size => $picture ) {
		$metadata['sizes'][ $size ]['file'] = $rename( $picture['file'] );
	}

	return $metadata;
}

/**
 * Fills the index, past which rows were written. A version that it is compared with may have none.
 */
function fill_index(): void {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$table = "{$wpdb->prefix}pfilter_";
	// phpcs:disable WordPress.DB -- Names are constants of this file, values are numbers.
	$programs = array_map( 'intval', $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_type = 'pfilter_programa' ORDER BY ID" ) );
	$demo     = count( Playground\content( 'programs' ) );
	$read     = array_slice( $programs, 0, $demo + DIFFERENT );
	if ( $read === $programs ) {
		\ProgramsFilter\Listing\mark_differing_programs();
	} else {
		\ProgramsFilter\Listing\mark_programs( $read );
	}
	while ( \ProgramsFilter\Listing\index_batch() > 0 ) {
		continue;
	}
	foreach ( array_chunk( array_slice( $programs, $demo + DIFFERENT ), DIFFERENT ) as $some ) {
		$away = $some[0] - $programs[ $demo ];
		$last = $programs[ $demo + count( $some ) - 1 ];
		foreach ( array(
			'spans' => 'criterion, low, high, since',
			'words' => 'word',
			'index' => 'version, modified, checksum, title_key, card, words',
		) as $name => $columns ) {
			$wpdb->query( "INSERT INTO $table$name (program, $columns) SELECT program + $away, $columns FROM $table$name WHERE program BETWEEN {$programs[ $demo ]} AND $last" );
		}
	}
	// phpcs:enable
	\ProgramsFilter\Listing\store_index_size();
}

content_of_site();
if ( function_exists( 'ProgramsFilter\\Listing\\mark_differing_programs' ) ) {
	fill_index();
}
