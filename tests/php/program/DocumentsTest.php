<?php
/**
 * Documents of programs: files of the media library.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\{Listing, Program, Program_Page};
use ProgramsFilter\Tests\{Markup, TestCase};

/** Who has them, what they cost, and how they are written. FactCellsTest has those of sheets. */
class DocumentsTest extends TestCase {
	/**
	 * A file of 1.2 MB.
	 *
	 * @param array<string, mixed> $fields More of it.
	 */
	private static function document( string $title, array $fields = array() ): int {
		$id = self::factory()->post->create(
			$fields + array(
				'post_type'      => 'attachment',
				'post_status'    => 'inherit',
				'post_title'     => $title,
				'post_mime_type' => 'application/pdf',
				'meta_input'     => array( '_wp_attached_file' => '2026/09/' . sanitize_title( $title ) . '.pdf' ),
			)
		);
		wp_update_attachment_metadata( $id, array( 'filesize' => 1258291 ) );

		return $id;
	}

	/** A program with documents. */
	private static function program_with( int ...$documents ): \WP_Post {
		$facts = array( 'price' => '1 €', 'documents' => implode( ',', $documents ) );

		return self::factory()->program->create_and_get( compact( 'facts' ) );
	}

	public function test_visitors_have_links_with_type_and_size_to_those_that_they_may_have(): void {
		$private = self::factory()->post->create( array( 'post_status' => 'private' ) );
		$gone    = self::document( 'Borrado' );
		$program = self::program_with(
			self::document( 'Folleto & más' ),
			self::document( 'Privado', array( 'post_status' => 'private' ) ),
			self::document( 'Papelera', array( 'post_status' => 'trash' ) ),
			self::document( 'Acta', array( 'post_parent' => $private ) ),
			$gone,
			self::document( 'Bases' )
		);
		wp_delete_attachment( $gone, true );
		$attributes = static fn( string $classes ): string => "class=\"$classes\"";
		$page       = new Markup( Program_Page\get_facts_html( $program, 'sessions', $attributes ) );
		$card       = new Markup( self::listing( array( 'card' => array( 'documents' ) ) ) );

		foreach ( array( array( $page, '.programas-facts__documents a' ), array( $card, '.is-documents a' ) ) as list( $shown, $links ) ) {
			self::assertSame( array( 'Folleto & más (PDF, 1,2 MB)', 'Bases (PDF, 1,2 MB)' ), $shown->texts( $links ) );
			self::assertSame( array( 'folleto-mas.pdf', 'bases.pdf' ), array_map( 'basename', $shown->values( $links, 'href' ) ) );
		}
	}

	public function test_a_new_title_makes_kept_listings_stale(): void {
		$document = self::document( 'Bases' );
		self::program_with( $document );
		$stamp = wp_cache_get_last_changed( Listing\CACHE_GROUP );
		wp_update_post( array( 'ID' => $document, 'post_title' => 'Programa' ) );

		self::assertNotSame( $stamp, wp_cache_get_last_changed( Listing\CACHE_GROUP ) );
	}

	/** Queries of some code, with nothing in the cache. */
	private static function queries( callable $code ): int {
		self::index_changes();
		wp_cache_flush();
		wp_load_alloptions();
		$before = self::database()->num_queries;
		$code();

		return self::database()->num_queries - $before;
	}

	public function test_they_cost_a_listing_and_a_list_of_the_editor_two_queries_however_many_programs_there_are(): void {
		wp_set_current_user( 1 );
		rest_get_server();
		$list       = static fn() => self::rest( 'GET', '/wp/v2/programas', array( 'context' => 'edit' ) );
		$none       = static fn( $value, $id, string $key ) => 'pfilter_documents' === $key ? '' : $value;
		$of_list    = array();
		$of_listing = array();
		foreach ( array( 2, 7 ) as $more ) {
			for ( $number = 0; $number < $more; $number++ ) {
				self::program_with( self::document( "A$number" ), self::document( "B$number" ) );
			}
			$without      = self::queries( static fn() => self::listing( array( 'card' => array( 'price' ) ) ) );
			$of_listing[] = self::queries( static fn() => self::listing( array( 'card' => array( 'documents' ) ) ) ) - $without;
			$with         = self::queries( $list );
			add_filter( 'get_post_metadata', $none, 10, 3 );
			$of_list[] = $with - self::queries( $list );
			remove_filter( 'get_post_metadata', $none );
		}

		self::assertSame( array( array( 2, 2 ), array( 2, 2 ) ), array( $of_listing, $of_list ) );
	}

	public function test_the_rest_api_takes_files_of_the_media_library_and_one_that_was_deleted_hinders_nothing(): void {
		wp_set_current_user( 1 );
		$gone    = self::document( 'Borrado' );
		$program = self::program_with( $gone );
		wp_delete_attachment( $gone, true );
		$page   = self::factory()->post->create( array( 'post_type' => 'page' ) );
		$status = static fn( string $documents ): int => self::rest(
			'POST',
			"/wp/v2/programas/$program->ID",
			array( 'meta' => array( 'pfilter_documents' => $documents ) )
		)->get_status();

		self::assertSame( array( 400, 400, 200 ), array_map( $status, array( '999999', "$page", $gone . ',' . self::document( 'Bases' ) ) ) );
	}

	public function test_the_classic_editor_keeps_removes_and_adds_them_also_those_that_are_not_shown(): void {
		Program\bootstrap_admin();
		wp_set_current_user( 1 );
		$sheet   = self::document( 'Bases' );
		$trashed = self::document( 'Papelera', array( 'post_status' => 'trash' ) );
		$program = self::program_with( $sheet, $trashed, 999999 );
		$save    = static function ( string $documents ) use ( $program ) {
			$_POST = array(
				Program\FORM_FIELDS => compact( 'documents' ),
				Program\FORM_NONCE  => wp_create_nonce( Program\get_facts_nonce_action( $program->ID ) ),
			);
			wp_update_post( array( 'ID' => $program->ID ) );

			return get_post_meta( $program->ID, 'pfilter_documents', true );
		};
		$flyer   = self::document( 'Folleto' );

		self::assertSame( "$flyer,$trashed,999999", $save( "$flyer,$trashed,999999" ) );
		// What is no file is not stored, and stays in its field.
		self::assertSame( "$flyer,$trashed,999999", $save( "$flyer,999998" ) );
		self::assertSame( array( 'pfilter_documents' => "$flyer,999998" ), Program\get_unsaved_facts( $program->ID )['typed'] );
		self::assertSame( '', $save( '' ) );
	}

	/**
	 * What WordPress's importer does with a post of its file.
	 *
	 * @param int $old ID in the file.
	 * @param int $new ID here.
	 */
	private static function importer_writes( int $old, int $new ): void {
		if ( 'attachment' !== get_post_type( $new ) ) {
			do_action( 'wp_import_insert_post', $new, $old, array(), array() );
		}
		apply_filters( 'wp_import_post_meta', array(), $new, array( 'post_id' => $old ) );
	}

	public function test_an_imported_program_has_the_documents_that_were_imported_with_it(): void {
		$there = self::program_with( 10 );
		do_action( 'import_start' );
		$first = self::document( 'Bases' );
		self::importer_writes( 10, $first );
		$program = self::program_with( 10, 11, 999 );
		self::importer_writes( 12, $program->ID );
		$last = self::document( 'Folleto' );
		self::importer_writes( 11, $last );
		do_action( 'import_end' );

		self::assertSame( "$first,$last,999", get_post_meta( $program->ID, 'pfilter_documents', true ) );
		self::assertSame( '10', get_post_meta( $there->ID, 'pfilter_documents', true ) );
	}

	/** WordPress Importer, from the folder that COMPAT_DIR names. */
	public function test_wordpress_importer_renumbers_documents(): void {
		$plugin = getenv( 'COMPAT_DIR' ) . '/plugins/wordpress-importer/wordpress-importer.php';
		if ( ! is_readable( $plugin ) ) {
			self::markTestSkipped( 'WordPress Importer is not in COMPAT_DIR.' );
		}
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-importer.php';
		define( 'WP_LOAD_IMPORTERS', true );
		require_once $plugin;
		wp_set_current_user( 1 );
		$bases   = self::document( 'Bases' );
		$program = self::program_with( $bases );
		require_once ABSPATH . 'wp-admin/includes/export.php';
		$file = get_temp_dir() . uniqid( 'wxr-' );
		// It sends headers.
		set_error_handler( static fn(): bool => true ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- A test.
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A test.
		file_put_contents( $file, self::output( static fn() => export_wp() ) );
		restore_error_handler();
		wp_delete_post( $program->ID, true );
		wp_delete_attachment( $bases, true );
		// Now another file has its number.
		self::factory()->post->create( array( 'import_id' => $bases, 'post_title' => 'Otra' ) );
		add_filter(
			'pre_http_request',
			static function ( $answer, array $asked ) {
				// phpcs:ignore WordPress.WP.AlternativeFunctions -- A test.
				file_put_contents( (string) $asked['filename'], '%PDF-1.4' );

				$headers = array( 'content-type' => 'application/pdf' );

				return array( 'response' => array( 'code' => 200 ), 'headers' => $headers, 'body' => '' );
			},
			10,
			2
		);
		$class    = 'WP_Import';
		$importer = new $class(); // @phpstan-ignore class.notFound (the plugin's)

		$importer->fetch_attachments = true;
		self::output( static fn() => $importer->import( $file ) );

		$new = get_posts( array( 'post_type' => 'attachment', 'title' => 'Bases', 'fields' => 'ids' ) );
		self::assertNotSame( array( $bases ), $new );
		$programs = get_posts( array( 'post_type' => Program\POST_TYPE, 'fields' => 'ids' ) );
		self::assertSame( (string) $new[0], get_post_meta( $programs[0], 'pfilter_documents', true ) );
	}
}
