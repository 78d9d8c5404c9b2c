<?php
/**
 * Documents of programs: files of the media library.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Documents;

use ProgramsFilter\Import;
use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\Program_Page;
use function ProgramsFilter\Tests\Import_Rows\on_site_with;
use function ProgramsFilter\Tests\Import_Steps\result;
use function ProgramsFilter\Tests\{database, listing, post, post_of, program_with_facts, rest_post};

require_once __DIR__ . '/import-rows.php';

/**
 * Writes a file of the media library that has 1.2 MB.
 *
 * @param string $title  Title.
 * @param string $status Status.
 * @return int ID.
 */
function file( string $title, string $status = 'inherit' ): int {
	$id = post( array( 'post_type' => 'attachment', 'post_title' => $title, 'post_status' => $status, 'post_mime_type' => 'application/pdf' ) );
	update_post_meta( $id, '_wp_attached_file', '2026/09/' . sanitize_title( $title ) . '.pdf' );
	wp_update_attachment_metadata( $id, array( 'filesize' => 1258291 ) );

	return $id;
}

/** The page and the card of a program with documents, one of which is private, one of a private post, one in the trash, and one deleted; and the card with a new title. */
function shown(): object {
	$document = file( 'Folleto & más' );
	$gone     = file( 'Borrado' );
	$minutes  = file( 'Acta' );
	wp_update_post( array( 'ID' => $minutes, 'post_parent' => post( array( 'post_title' => 'Junta', 'post_status' => 'private' ) ) ) );
	$id = program_with_facts( array( 'documents' => implode( ',', array( $document, file( 'Privado', 'private' ), file( 'Papelera', 'trash' ), $minutes, $gone, file( 'Bases' ) ) ) ) );
	wp_delete_attachment( $gone, true );
	$card    = static fn(): string => listing( array( 'facts' => array( 'documents' ) ) );
	$first   = $card();
	$stamped = wp_cache_get_last_changed( Listing\CACHE_GROUP );
	wp_update_post( array( 'ID' => $document, 'post_title' => 'Programa' ) );

	return (object) array(
		'page'  => Program_Page\facts_html( post_of( $id ), Program_Page\ALL_FACTS_PARTS, static fn( string $classes ): string => "class=\"$classes\"" ),
		'card'  => $first,
		'stale' => wp_cache_get_last_changed( Listing\CACHE_GROUP ) !== $stamped,
	);
}

/**
 * Queries of listings of two and of nine programs, without documents and with two for each; and those of an editor's list that are for documents.
 *
 * @return array<string, list<int>>
 */
function queries(): array {
	wp_set_current_user( 1 );
	rest_get_server();
	$list    = static function (): int {
		wp_cache_flush();
		wp_load_alloptions();
		$before  = database()->num_queries;
		$request = new \WP_REST_Request( 'GET', '/wp/v2/programas' );
		$request->set_param( 'context', 'edit' );
		rest_do_request( $request );

		return database()->num_queries - $before;
	};
	$queries = array();
	foreach ( array( 2, 7 ) as $more ) {
		for ( $number = 0; $number < $more; $number++ ) {
			program_with_facts( array( 'price' => '1 €', 'documents' => file( "A$number" ) . ',' . file( "B$number" ) ) );
		}
		foreach ( array( 'price', 'documents' ) as $fact ) {
			wp_cache_flush();
			wp_load_alloptions();
			$before = database()->num_queries;
			listing( array( 'facts' => array( $fact ) ) );
			$queries[ $fact ][] = database()->num_queries - $before;
		}
		$with = $list();
		add_filter( 'get_post_metadata', $none = static fn( $value, $id, string $key ) => 'pfilter_documents' === $key ? '' : $value, 10, 3 );
		$queries['list'][] = $with - $list();
		remove_filter( 'get_post_metadata', $none );
	}

	return $queries;
}

/**
 * Statuses of requests with a file that there is not, with a page, and with a file that was deleted since.
 *
 * @return list<int>
 */
function refused(): array {
	wp_set_current_user( 1 );
	$gone = file( 'Borrado' );
	$id   = program_with_facts( array( 'documents' => (string) $gone ) );
	wp_delete_attachment( $gone, true );
	$page = post( array( 'post_type' => 'page' ) );
	$more = file( 'Bases' );

	return array_map(
		static fn( string $documents ): int => rest_post( "/wp/v2/programas/$id", array( 'meta' => array( 'pfilter_documents' => $documents ) ) )->get_status(),
		array( '999999', (string) $page, "$gone,$more" )
	);
}

/**
 * What the form of the classic editor has, and what comes of it.
 */
function form(): object {
	Program\bootstrap_admin();
	$first  = file( 'Bases' );
	$second = file( 'Folleto' );
	$hidden = array( file( 'Papelera', 'trash' ), file( 'Privado', 'private' ) );
	$fields = array_column( Program\fact_fields(), null, 'fact' );
	$sent   = static fn( string ...$values ): string => Program\value_of_text( 'documents', (string) Program\sent_text( 'documents', $values ) );

	return (object) array(
		'labels'  => array_keys( Program\fact_controls( $fields['documents'], "$first,$second,https://x.example/a.pdf", array() ) ),
		'html'    => implode( '', Program\fact_controls( $fields['documents'], "$first,$hidden[0],$hidden[1],999999,https://x.example/a.pdf", array() ) ),
		'unshown' => $hidden,
		'ids'     => array( $first, $second ),
		'removed' => $sent( (string) $second, '' ),
		'added'   => $sent( (string) $second, (string) wp_get_attachment_url( $first ) ),
		'unknown' => $sent( 'https://x.example/a.pdf' ),
		'none'    => $sent( '' ),
	);
}

/** What a sheet with addresses comes to, and what its export does. */
function there_and_back(): object {
	$urls  = array_map( static fn( string $title ): string => (string) wp_get_attachment_url( file( $title ) ), array( 'Bases', 'Folleto' ) );
	$there = on_site_with( array(), "Título;Documentos\nCoro;$urls[0] | $urls[1]\nBaile;https://x.example/a.pdf\n" );
	$csv   = implode( '', iterator_to_array( Import\export_csv(), false ) );

	return (object) ( array(
		'again'    => result( $csv ),
		'exported' => str_contains( $csv, "\"$urls[0] | $urls[1]\"" ),
	) + (array) $there );
}
