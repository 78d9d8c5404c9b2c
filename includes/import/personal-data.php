<?php
/**
 * Finds and erases personal data in the rows of imports. Called by the privacy tools in includes/admin/personal-data.php.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Seconds for which an erasure waits for an import that is running. */
const SECONDS_FOR_ERASURE = 5.0;

/** Rows that one step of an export or an erasure reads. */
const ROWS_PER_STEP = 1000;

/**
 * Returns the rows of imports with an email address, as the privacy tools show them.
 *
 * @param string $email Email address.
 * @param int    $step  Step, from 1.
 * @return array{list<array<string, string>>, bool} File, date, row and the values with the address; whether these are the last ones.
 * @throws Unusable When the database fails.
 */
function export_person( string $email, int $step ): array {
	$found = array();
	$jobs  = array_column( past_imports(), null, 'key' ) + array_map( 'get_object_vars', array_column( stored_jobs(), null, 'key' ) );
	$rows  = query_rows_with_email( $email, ( $step - 1 ) * ROWS_PER_STEP );
	foreach ( $rows as $row ) {
		$values = get_row_texts( $row, $email );
		if ( array() !== $values ) {
			$begun   = $jobs[ $row['job'] ]['begun'] ?? null;
			$found[] = array(
				__( 'File', 'programs-filter' ) => WordPress\only_text( $jobs[ $row['job'] ]['name'] ?? '' ),
				__( 'Date', 'programs-filter' ) => is_int( $begun ) ? (string) wp_date( 'Y-m-d H:i', $begun ) : '',
				__( 'Row', 'programs-filter' )  => $row['number'],
			) + $values;
		}
	}

	return array( $found, count( $rows ) < ROWS_PER_STEP );
}

/**
 * Erases a person from the rows of imports: deletes the rows with the email address or about a program with it, so that these cannot be undone any more.
 * An import that still has to write the address ends.
 *
 * @param string    $email    Email address.
 * @param list<int> $programs Programs whose contact it is.
 * @return array{bool, list<string>}|null Whether something was erased; messages. Null while an import is running.
 * @throws Unusable When the database fails.
 */
function erase_person( string $email, array $programs ): ?array {
	if ( false === get_option( ROWS_TABLE_OPTION ) ) {
		return array( false, array() );
	}
	$lock = Lock::take( SECONDS_FOR_ERASURE );
	if ( null === $lock ) {
		return null;
	}
	$erased   = 0;
	$messages = array();
	$jobs     = array_column( stored_jobs(), null, 'key' );
	try {
		foreach ( $programs as $program ) {
			$erased += query_rows( "DELETE FROM %i WHERE cells = '' AND program = %d", array( $program ) );
		}
		$kept = 0;
		do {
			$rows = query_rows_with_email( $email, $kept );
			foreach ( $rows as $row ) {
				if ( array() === get_row_texts( $row, $email ) ) {
					++$kept;
					continue;
				}
				if ( '' !== $row['cells'] && isset( $jobs[ $row['job'] ] ) ) {
					end_import( $row['job'] );
					unset( $jobs[ $row['job'] ] );
					$messages[] = __( 'An import that would have written this address again was ended. Choose its file anew without it.', 'programs-filter' );
				}
				query_rows( 'DELETE FROM %i WHERE job = %s AND position = %d', array( $row['job'], (int) $row['position'] ) );
				++$erased;
			}
		} while ( isset( $rows[ ROWS_PER_STEP - 1 ] ) );
	} finally {
		$lock->release();
	}

	return array( $erased > 0, $messages );
}

/**
 * Reads the rows of imports that may have an email address.
 *
 * @param string $email  Email address.
 * @param int    $offset Rows to skip.
 * @return list<array<string, string>> Rows of the table.
 * @throws Unusable When the database fails.
 */
function query_rows_with_email( string $email, int $offset ): array {
	$like = '%' . get_database()->esc_like( $email ) . '%';

	return '' === $email || false === get_option( ROWS_TABLE_OPTION )
		? array()
		: read_table( 'SELECT * FROM %i WHERE cells LIKE %s OR result LIKE %s OR was LIKE %s ORDER BY job, position LIMIT %d OFFSET %d', array( $like, $like, $like, ROWS_PER_STEP, $offset ) );
}

/**
 * Returns the texts of a row with an email address.
 *
 * @param array<string, string|null> $row   Row of the table.
 * @param string                     $email Email address.
 * @return array<string, string> By label of their column.
 */
function get_row_texts( array $row, string $email ): array {
	$texts = array();
	foreach ( array( 'cells', 'result', 'was' ) as $column ) {
		$stored = (array) json_decode( $row[ $column ] ?? '', true );
		array_walk_recursive(
			$stored,
			static function ( $value, $field ) use ( $email, &$texts ): void {
				if ( is_string( $value ) && has_email( $value, $email ) ) {
					$texts[ is_string( $field ) && isset( sheet_columns()[ $field ] ) ? column_label( $field ) : __( 'Text', 'programs-filter' ) ] = $value;
				}
			}
		);
	}

	return $texts;
}

/**
 * Whether a text has an email address, and not only one that contains it.
 *
 * @param string $text  Text.
 * @param string $email Email address.
 */
function has_email( string $text, string $email ): bool {
	return 1 === preg_match( '/(?<![\w.+-])' . preg_quote( $email, '/' ) . '(?![\w-]|\.\w)/iu', $text );
}

/**
 * Ends an import of any user. What it has written can be undone.
 *
 * @param string $key Its key.
 * @throws Unusable When the database fails.
 */
function end_import( string $key ): void {
	remove_sheet( $key );
	announce_import();
	foreach ( stored_jobs() as $job ) {
		if ( $job->key === $key ) {
			schedule_parts( $job->in_step( 'done' ) );
			delete_user_option( $job->user, JOB_OPTION );
		}
	}
}

/**
 * Returns the imports of all users of the site.
 *
 * @return list<Job>
 */
function stored_jobs(): array {
	/**
	 * IDs.
	 *
	 * @var list<numeric-string> $users
	 */
	$users = get_users(
		array(
			'meta_key' => get_database()->get_blog_prefix() . JOB_OPTION, // phpcs:ignore WordPress.DB.SlowDBQuery -- On request of an administrator, and in WP-Cron.
			'fields'   => 'ID',
		)
	);
	$jobs  = array();
	foreach ( $users as $user ) {
		$stored = get_user_option( JOB_OPTION, (int) $user );
		$jobs[] = new Job( array( 'user' => (int) $user ) + ( is_array( $stored ) ? $stored : array() ) );
	}

	return $jobs;
}
