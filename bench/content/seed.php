<?php
/**
 * Thousands of programs for the benchmarks, written row by row: WordPress's own functions would take minutes in Playground.
 *
 * Each has its own title, excerpt, address, picture and facts, so that a page compresses as a real one does.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Bench;

use function ProgramsFilter\Playground\categories;
use function ProgramsFilter\Playground\content;
use function ProgramsFilter\Playground\once;
use function ProgramsFilter\Playground\picture;
use function ProgramsFilter\Playground\write_post;

require_once dirname( __DIR__, 2 ) . '/demo/seed.php';
require_once __DIR__ . '/texts.php';
require_once __DIR__ . '/facts.php';
require_once __DIR__ . '/rows.php';
require_once __DIR__ . '/ages.php';

const DATE = '2025-03-01 10:00:00';

/**
 * Writes the programs and, for each size, a page that is filtered by category and one with more criteria.
 *
 * @param int   $count Programs.
 * @param int[] $sizes Numbers of cards.
 */
function seed( int $count, array $sizes ): void {
	once(
		"bench:$count",
		static function () use ( $count ): int {
			programs( $count );
			write_ages( $count );

			return $count;
		}
	);
	foreach ( $sizes as $size ) {
		write_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_date'    => DATE,
				'post_name'    => "bench-$size",
				'post_title'   => 'Programas',
				'post_content' => sprintf( '<!-- wp:programs-filter/programas {"limit":%d,"align":"wide"} /-->', $size ),
			)
		);
		write_page_of_criteria( $size );
	}
}

/**
 * Writes the programs, their pictures and their categories.
 *
 * @param int $count Programs.
 */
function programs( int $count ): void {
	$terms    = array_values( categories() );
	$pictures = pictures();
	$first    = next_id();
	$posts    = array();
	$meta     = array();
	$related  = array();
	for ( $number = 0; $number < $count; $number++ ) {
		$slug       = slug( $number );
		$attachment = $first + $number;
		$program    = $first + $count + $number;
		$posts[]    = post( $attachment, 'attachment', "imagen-$slug", title( $number ), '', 'image/webp' );
		$posts[]    = post( $program, 'pfilter_programa', $slug, title( $number ), excerpt( $number ), '' );
		$metadata   = $pictures[ $number % count( $pictures ) ];
		$meta[]     = array( $attachment, '_wp_attached_file', "2025/03/$slug.webp" );
		$meta[]     = array( $attachment, '_wp_attachment_metadata', serialize( renamed( $metadata, $slug ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- The form in which WordPress stores it.
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
	wp_update_term_count_now( $terms, 'pfilter_categoria' );
	wp_cache_flush();
}

/**
 * Metadata of the demo's pictures.
 *
 * @return list<array{file: string, sizes: array<string, array{file: string, ...}>, ...}>
 */
function pictures(): array {
	$names = array_unique( array_filter( array_column( content( 'programs' ), 'picture' ), 'is_string' ) );
	$found = array();
	foreach ( $names as $name ) {
		$metadata = '' === $name ? array() : wp_get_attachment_metadata( picture( $name, '' ) );
		if ( isset( $metadata['file'], $metadata['sizes'] ) ) {
			$found[] = $metadata;
		}
	}

	return $found;
}

/**
 * The metadata of a picture under another name.
 *
 * @param array  $metadata Metadata.
 * @param string $slug     Name.
 * @phpstan-param array{file: string, sizes: array<string, array{file: string, ...}>, ...} $metadata
 * @return array<string, mixed>
 */
function renamed( array $metadata, string $slug ): array {
	$name             = pathinfo( $metadata['file'], PATHINFO_FILENAME );
	$metadata['file'] = "2025/03/$slug.webp";
	foreach ( $metadata['sizes'] as $size => $picture ) {
		$metadata['sizes'][ $size ]['file'] = str_replace( $name, $slug, $picture['file'] );
	}

	return $metadata;
}
