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

/** Seconds for which an erasure waits for the part of an import that is at work. */
const SECONDS_FOR_ERASURE = 5.0;

/** Rows that a step of an export reads, or of an erasure changes; and rows that are in memory at once. */
const ROWS_OF_STEP   = 1000;
const ROWS_IN_MEMORY = 100;

/** Columns of the table of rows that may have personal data. */
const TEXTS_OF_ROWS = array( 'cells', 'result', 'was', 'wrote' );

/**
 * The rows of imports with an email address.
 *
 * @param string $email Email address.
 * @param int    $step  Step, from 1.
 * @return array{list<array<string, string>>, bool} What is known of each, by its name: file, date, row, and the values with the address. Whether these are the last ones.
 * @throws Unusable When the database fails.
 */
function rows_with_person( string $email, int $step ): array {
	$found = array();
	$read  = 0;
	$past  = array_column( past_imports(), null, 'key' );
	$jobs  = array_column( stored_jobs(), null, 'key' );
	foreach ( stored_rows_about( $email, array(), TEXTS_OF_ROWS, ( $step - 1 ) * ROWS_OF_STEP ) as $row ) {
		if ( ++$read > ROWS_OF_STEP ) {
			break;
		}
		$job    = $past[ $row['job'] ] ?? get_object_vars( $jobs[ $row['job'] ] ?? new Job( array() ) );
		$values = array();
		foreach ( TEXTS_OF_ROWS as $column ) {
			$texts = (array) json_decode( $row[ $column ] ?? '', true );
			array_walk_recursive(
				$texts,
				static function ( $value, $field ) use ( $email, &$values ): void {
					if ( is_string( $value ) && has_person( $value, $email ) ) {
						$values[ is_string( $field ) && isset( sheet_columns()[ $field ] ) ? column_label( $field ) : __( 'Text', 'programs-filter' ) ] = $value;
					}
				}
			);
		}
		if ( array() !== $values ) {
			$found[] = array(
				__( 'File', 'programs-filter' ) => WordPress\only_text( $job['name'] ?? '' ),
				__( 'Date', 'programs-filter' ) => (string) wp_date( 'Y-m-d H:i', is_int( $job['begun'] ?? null ) ? $job['begun'] : time() ),
				__( 'Row', 'programs-filter' )  => $row['number'],
			) + $values;
		}
	}

	return array( $found, $read <= ROWS_OF_STEP );
}

/**
 * Erases an email address from the rows of imports, and what else there is of the person beside it. An import that still has to write it ends.
 *
 * @param string       $email    Email address.
 * @param list<int>    $programs Programs with it.
 * @param list<string> $facts    Facts about a person.
 * @return array{bool, list<string>, bool}|null Whether something was erased; sentences for who asked; whether it is all. Null where an import is at work: later.
 * @throws Unusable When the database fails.
 */
function erase_person( string $email, array $programs, array $facts ): ?array {
	$lock = Lock::take( SECONDS_FOR_ERASURE );
	if ( null === $lock ) {
		return null;
	}
	$erased = 0;
	$said   = array();
	$ended  = array();
	try {
		foreach ( stored_rows_about( $email, array(), array( 'cells' ) ) as $row ) {
			if ( has_person( $row['cells'], $email ) ) {
				$ended[ $row['job'] ] = $row['job'];
			}
		}
		foreach ( stored_jobs() as $job ) {
			if ( isset( $ended[ $job->key ] ) || has_person( (string) wp_json_encode( get_object_vars( $job ) ), $email ) ) {
				end_import( $job->key );
				$said[] = __( 'An import that would have written this address again was ended. Choose its file anew without it.', 'programs-filter' );
			}
		}
		array_map( __NAMESPACE__ . '\\remove_sheet', $ended );
		foreach ( stored_rows_about( $email, $programs, TEXTS_OF_ROWS ) as $row ) {
			$line = Rows::line( $row );
			$left = line_without_person( $line, $email, $programs, $facts );
			if ( $left !== $line ) {
				( new Rows( $row['job'] ) )->replace( (int) $row['position'], $left );
				++$erased;
			}
			if ( $erased >= ROWS_OF_STEP ) {
				break;
			}
		}
	} finally {
		$lock->release();
	}

	return array( $erased > 0 || array() !== $ended || array() !== $said, $said, $erased < ROWS_OF_STEP );
}

/**
 * The rows of imports that may have an email address, or are about programs, one after another.
 *
 * @param string       $email    Email address.
 * @param list<int>    $programs Programs.
 * @param list<string> $columns  Columns that may have it.
 * @param int          $skipped  How many rows are passed over.
 * @return \Generator<array<string, string>> Rows of the table.
 * @throws Unusable When the database fails.
 */
function stored_rows_about( string $email, array $programs, array $columns, int $skipped = 0 ): \Generator {
	if ( '' === $email || false === get_option( ROWS_TABLE_OPTION ) ) {
		return;
	}
	// As it is spelled in JSON; what stands for the @ differs.
	$like  = '%' . implode( '%', array_map( static fn( string $part ): string => get_database()->esc_like( trim( (string) wp_json_encode( $part ), '"' ) ), explode( '@', $email ) ) ) . '%';
	$where = implode( ' OR ', array_map( static fn( string $column ): string => "$column LIKE %s", $columns ) ) . ( array() === $programs ? '' : ' OR program IN (' . implode( ',', $programs ) . ')' );
	$last  = array( '', '', 0 );
	do {
		$rows = read_table( "SELECT * FROM %i WHERE (job > %s OR (job = %s AND position > %d)) AND ($where) ORDER BY job, position LIMIT %d OFFSET %d", array_merge( $last, array_fill( 0, count( $columns ), $like ), array( ROWS_IN_MEMORY, $skipped ) ) );
		foreach ( $rows as $row ) {
			$last = array( $row['job'], $row['job'], (int) $row['position'] );
			yield $row;
		}
		$skipped = 0;
	} while ( isset( $rows[ ROWS_IN_MEMORY - 1 ] ) );
}

/**
 * Whether a text has an email address.
 *
 * @param string $text  Text, or JSON of one.
 * @param string $email Email address.
 */
function has_person( string $text, string $email ): bool {
	return 1 === preg_match( email_pattern( $email ), $text );
}

/**
 * Finds an email address, also in JSON, in a link or as entities, and none that contains it.
 *
 * @param string $email Email address.
 */
function email_pattern( string $email ): string {
	$spelled = array( $email, trim( (string) wp_json_encode( $email ), '"' ) );
	$pattern = implode( '|', array_map( static fn( string $one ): string => preg_quote( $one, '/' ), $spelled ) );

	return '/(?<![\w.+-])(?:' . str_replace( '@', '(?:@|%40|&#0*64;|&#x0*40;|&commat;)', $pattern ) . ')(?![\w-]|\.\w)/iu';
}

/**
 * A row without a person. What is taken out of the former values cannot be restored.
 *
 * @param ImportLine   $line     Row.
 * @param string       $email    Email address.
 * @param list<int>    $programs Programs with it.
 * @param list<string> $facts    Facts about a person.
 * @return ImportLine
 */
function line_without_person( array $line, string $email, array $programs, array $facts ): array {
	$is_theirs = static fn( $value ): bool => is_string( $value ) && has_person( $value, $email );
	$is_about  = in_array( $line['program'], $programs, true ) || ( $line['wrote']['email'] ?? '' ) === fingerprints( compact( 'email' ) )['email'];
	$theirs    = array_filter( $line['before'], $is_theirs );
	$before    = array_diff_key( $line['before'], $theirs, $is_about || array() !== array_intersect_key( $theirs, array_flip( $facts ) ) ? array_flip( $facts ) : array() );
	$erased    = array_keys( array_diff_key( $line['before'], $before ) );

	$line['before'] = $before;
	$line['wrote']  = array_diff_key( $line['wrote'], array_flip( array_merge( $erased, $is_about ? $facts : array() ) ) );
	$line['erased'] = array_values( array_unique( array_merge( $line['erased'], $erased ) ) );

	return texts_without_person( $line, $email );
}

/**
 * Texts without an email address.
 *
 * @template Texts of array<mixed>
 * @param Texts  $texts Texts, at any depth.
 * @param string $email Email address.
 * @return Texts
 */
function texts_without_person( array $texts, string $email ): array {
	array_walk_recursive(
		$texts,
		static function ( &$value ) use ( $email ): void {
			$value = is_string( $value ) ? (string) preg_replace( email_pattern( $email ), '', $value ) : $value;
		}
	);

	return $texts;
}

/**
 * Ends an import that is under way, of any user. What it has written can be taken back.
 *
 * @param string $key Its key.
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
 * The imports of all users of the site.
 *
 * @return list<Job>
 */
function stored_jobs(): array {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	/**
	 * IDs.
	 *
	 * @var list<numeric-string> $users
	 */
	$users = get_users(
		array(
			'meta_key' => $wpdb->get_blog_prefix() . JOB_OPTION, // phpcs:ignore WordPress.DB.SlowDBQuery -- On request of an administrator.
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
