<?php
/**
 * Steps of imports.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import;

use ProgramsFilter\{Import, Program, WordPress};

/** What tests of imports have in common: an editor, who may not write every HTML. */
trait Steps {
	/** An editor is signed in. */
	protected function set_up() {
		parent::set_up();
		Import\bootstrap_admin();
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'editor', 'locale' => 'es_ES' ) ) );
	}

	/**
	 * The last row that is done.
	 *
	 * @param Import\Job $job Import.
	 * @return ImportLine
	 */
	private static function last( Import\Job $job ): array {
		$lines = iterator_to_array( Import\Rows::of( $job )->lines(), false );
		self::assertNotSame( array(), $lines );

		return $lines[ count( $lines ) - 1 ];
	}

	/** The connection of another process, which has the lock of imports. */
	private static function other_process(): \wpdb {
		$link = self::database()->__get( 'dbh' );
		if ( ! is_object( $link ) || ! is_a( $link, 'mysqli' ) ) {
			self::markTestSkipped( 'SQLite has no locks.' );
		}
		list( $user, $password, $name, $host ) = array_map( static fn( string $property ): string => WordPress\only_text( self::database()->__get( $property ) ), array( 'dbuser', 'dbpassword', 'dbname', 'dbhost' ) );

		$other = new \wpdb( $user, $password, $name, $host );
		$other->query( (string) $other->prepare( 'SELECT GET_LOCK(%s, 0)', Import\Lock::name() ) );

		return $other;
	}

	/**
	 * Runs code while another process has the lock of imports.
	 *
	 * @template T
	 * @param callable(): T $code Code.
	 * @return T
	 */
	private static function while_locked( callable $code ) {
		$other = self::other_process();
		try {
			return $code();
		} finally {
			// The database ends a connection when it comes to it.
			$other->query( (string) $other->prepare( 'SELECT RELEASE_LOCK(%s)', Import\Lock::name() ) );
			$other->close();
		}
	}

	/** The cells that are stored. */
	private static function cells(): string {
		return implode( "\n", self::database()->get_col( self::database()->prepare( "SELECT cells FROM %i WHERE cells <> '' ORDER BY position", Import\get_rows_table() ) ) );
	}

	/** All that is stored of imports. */
	private static function stored(): string {
		return (string) wp_json_encode( self::database()->get_results( self::database()->prepare( 'SELECT * FROM %i', Import\get_rows_table() ) ), JSON_UNESCAPED_UNICODE );
	}

	/** The import of who is signed in. */
	private static function job(): Import\Job {
		$job = Import\current_job();
		self::assertNotNull( $job );

		return $job;
	}

	/**
	 * An import that has begun.
	 *
	 * @param string $csv    Sheet.
	 * @param string $status Status of new programs.
	 */
	private static function begun( string $csv, string $status = 'draft' ): Import\Job {
		$path = wp_tempnam();
		file_put_contents( $path, $csv );
		Import\begin_job( $path, 'programas.csv' );
		unlink( $path );
		$job                    = self::job();
		$job->answers['status'] = $status;

		return Import\go_to_step( $job, 'import' );
	}

	/**
	 * What becomes of a part of an import: its state, or why it ends before its rows are done.
	 *
	 * @param Import\Job $job     Import.
	 * @param float      $seconds Seconds that it may take; 0 for one row.
	 */
	private static function part( Import\Job $job, float $seconds = 60 ): string {
		try {
			return Import\run_part( $job, $seconds );
		} catch ( Import\Unusable $reason ) {
			return $reason->getMessage();
		}
	}

	/**
	 * Imports a sheet, and closes the import.
	 *
	 * @param string $csv Sheet.
	 * @return string Its key.
	 */
	private static function import( string $csv ): string {
		$job = self::begun( $csv );
		do {
			$state = Import\run_part( $job, 0 );
		} while ( 'done' !== $state );
		Import\go_to_step( $job, 'done' );
		Import\end_job();

		return $job->key;
	}

	/**
	 * Takes an import back.
	 *
	 * @param string $key Its key.
	 * @return list<string> Title, result and problems of each row.
	 */
	private static function undo( string $key ): array {
		Import\store_job( Import\import_to_undo( $key ) ?? self::job() );
		while ( 'undone' !== self::job()->step ) {
			Import\advance_job( self::job() );
		}

		return self::rows( self::job() );
	}

	/**
	 * The rows that are done.
	 *
	 * @param Import\Job $job Import.
	 * @return list<string> Title, result and problems of each.
	 */
	private static function rows( Import\Job $job ): array {
		return array_map(
			static fn( array $row ): string => rtrim( "{$row['title']}: {$row['action']} " . Import\problem_words( $row['problems'] ) ),
			iterator_to_array( Import\Rows::of( $job )->lines(), false )
		);
	}

	/** @return array<string, array<mixed>> All that is stored of the programs, by title. */
	private static function programs(): array {
		wp_cache_flush();
		$programs = array();
		foreach ( get_posts( array( 'post_type' => Program\POST_TYPE, 'post_status' => 'any', 'numberposts' => -1 ) ) as $post ) {
			$meta = get_post_meta( $post->ID );
			// What WordPress adds whenever a slug changes, how it writes a GUID again, and when it did.
			unset( $meta['_wp_old_slug'], $post->guid, $post->post_modified, $post->post_modified_gmt );
			$programs[ $post->post_title ] = array(
				get_object_vars( $post ),
				$meta,
				wp_get_object_terms( $post->ID, Program\TAXONOMY, array( 'fields' => 'names' ) ),
			);
		}
		ksort( $programs );

		return $programs;
	}

	/**
	 * The ID of a program.
	 *
	 * @param string $title Its title.
	 */
	private static function id( string $title ): int {
		$found = get_posts( array( 'post_type' => Program\POST_TYPE, 'post_status' => 'any', 'title' => $title, 'fields' => 'ids' ) );
		self::assertCount( 1, $found, $title );

		return (int) $found[0];
	}

	/**
	 * Runs code whose process ends at an action.
	 *
	 * @param string            $hook Action.
	 * @param callable(): mixed $code Code.
	 */
	private static function kill_at( string $hook, callable $code ): void {
		$end = static function (): void {
			throw new \LogicException( 'killed' );
		};
		add_action( $hook, $end, 99 );
		try {
			$code();
			self::fail( "Nothing did $hook." );
		} catch ( \LogicException $killed ) {
			remove_action( $hook, $end, 99 );
		}
	}

	/**
	 * The page of the import.
	 *
	 * @param string $tab Tab.
	 */
	private static function page( string $tab = '' ): string {
		$_GET['tab'] = $tab;

		return html_entity_decode( self::output( 'ProgramsFilter\Import\print_import_page' ) );
	}

	/**
	 * A sheet that is checked with some answers, as the page does it.
	 *
	 * @param string               $sheet   CSV, or what the browser makes of a workbook.
	 * @param array<string, mixed> $answers Answers.
	 */
	private static function checked( string $sheet, array $answers = array() ): Import\Job {
		$path = wp_tempnam();
		file_put_contents( $path, $sheet );
		$job = Import\begin_job( $path, 'programas.csv' );
		unlink( $path );

		return self::answered( $job, $answers );
	}

	/**
	 * The import of a sheet that is checked again, with more answers.
	 *
	 * @param Import\Job           $job     Import.
	 * @param array<string, mixed> $answers Answers.
	 */
	private static function answered( Import\Job $job, array $answers ): Import\Job {
		$job->answers = array_replace( $job->answers, $answers ); // @phpstan-ignore assign.propertyType (answers have these names)
		$job          = Import\outlined( $job );
		Import\go_to_step( $job, Import\has_title_column( $job ) ? 'check' : 'checked' );
		while ( 'check' === self::job()->step ) {
			Import\advance_job( self::job() );
		}

		return self::job();
	}

	/**
	 * What a sheet comes to, row by row. Its check tells it before.
	 *
	 * @param string               $sheet   Sheet.
	 * @param array<string, mixed> $answers Answers.
	 * @return list<array<string, mixed>> Rows; "says" has the problems in words.
	 */
	private static function done( string $sheet, array $answers = array() ): array {
		$job   = self::checked( $sheet, $answers );
		$would = iterator_to_array( Import\Rows::of( $job )->lines(), false );
		$job   = Import\go_to_step( $job, 'import' );
		do {
			$state = Import\run_part( $job );
		} while ( 'done' !== $state );
		$lines = iterator_to_array( Import\Rows::of( $job )->lines(), false );
		self::assertSame( array_column( $would, 'action' ), array_column( $lines, 'action' ), 'The check tells what the import does.' );
		Import\go_to_step( $job, 'done' );
		Import\end_job();

		return array_map( static fn( array $line ): array => array( 'says' => Import\problem_words( $line['problems'] ) ) + $line, $lines );
	}

	/** @return list<array<string, string>> Title, status, text, categories and facts of all programs, as far as they have them, oldest first. */
	private static function facts(): array {
		wp_cache_flush();
		$posts = get_posts( array( 'post_type' => Program\POST_TYPE, 'post_status' => 'any', 'numberposts' => -1, 'orderby' => 'ID', 'order' => 'ASC' ) );

		$facts = array_map(
			static fn( \WP_Post $post ): array => array_diff(
				array(
					'title'      => $post->post_title,
					'status'     => $post->post_status,
					'content'    => $post->post_content,
					'categories' => Import\categories_of_program( $post->ID ),
				) + array_diff_assoc( Program\stored_facts( $post->ID ), array( 'free' => '0' ) ),
				array( '' )
			),
			$posts
		);

		return array_values( $facts );
	}

	/**
	 * What the browser makes of a workbook.
	 *
	 * @param array<string, list<array{0: list<string>, 1?: array<string, mixed>}|list<string>>> $pages Rows by name of the page: cells, or cells and what else is known of the row.
	 */
	private static function workbook( array $pages ): string {
		$lines = array( Import\PAGES_FORMAT );
		foreach ( $pages as $name => $rows ) {
			$lines[] = wp_json_encode( array( 'page' => $name ) );
			foreach ( $rows as $at => $row ) {
				$lines[] = wp_json_encode( is_array( $row[0] ) ? array( $at + 1, ...$row ) : array( $at + 1, $row ) );
			}
		}

		return implode( "\n", $lines ) . "\n";
	}
}
