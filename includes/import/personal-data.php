<?php
/**
 * Finds and erases personal data in stored import files. Called by the privacy tools in includes/admin/personal-data.php.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- Files are written line by line, and renamed at once.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Seconds for which an erasure waits for the part of an import that is at work. */
const SECONDS_FOR_ERASURE = 5.0;

/**
 * The rows of files and journals with an email address.
 *
 * @param string $email Email address.
 * @return list<array<string, string>> What is known of each, by its name: file, date, row, and the values with the address.
 */
function rows_with_person( string $email ): array {
	$found = array();
	$past  = array_column( past_imports(), null, 'key' );
	foreach ( files_with_person( $email ) as $path => list( $key, $kind ) ) {
		$about = array(
			__( 'File', 'programs-filter' ) => $past[ $key ]['name'] ?? '',
			__( 'Date', 'programs-filter' ) => (string) wp_date( 'Y-m-d H:i', $past[ $key ]['begun'] ?? (int) filemtime( $path ) ),
		);
		foreach ( ( new Journal( $path ) )->whole_lines() as $text ) {
			$line   = has_person( $text, $email ) ? (array) json_decode( $text, true ) : array();
			$number = 'rows' === $kind ? $line[0] ?? 0 : $line['number'] ?? 0;
			$values = array();
			array_walk_recursive(
				$line,
				static function ( $value, $field ) use ( $email, &$values ): void {
					if ( is_string( $value ) && has_person( $value, $email ) ) {
						$values[ is_string( $field ) && isset( sheet_columns()[ $field ] ) ? column_label( $field ) : __( 'Text', 'programs-filter' ) ] = $value;
					}
				}
			);
			if ( array() !== $values && array() === ( $line['kept'] ?? array() ) ) {
				$found[] = $about + array( __( 'Row', 'programs-filter' ) => is_numeric( $number ) ? (string) $number : '' ) + $values;
			}
		}
	}

	return $found;
}

/**
 * Erases an email address from the files of imports, and what else there is of the person beside it. An import that still has to write it ends.
 *
 * @param string       $email    Email address.
 * @param list<int>    $programs Programs with it.
 * @param list<string> $facts    Facts about a person.
 * @return array{bool, list<string>}|null Whether something was erased; sentences for who asked. Null where an import is at work: later.
 * @throws Unusable When disk or database fail.
 */
function erase_person( string $email, array $programs, array $facts ): ?array {
	$files = files_with_person( $email, $programs );
	$said  = array();
	if ( array() === $files ) {
		return array( false, $said );
	}
	$lock = Lock::wait( SECONDS_FOR_ERASURE );
	if ( null === $lock ) {
		return null;
	}
	try {
		foreach ( $files as $path => list( $key, $kind ) ) {
			$lock->keep();
			if ( 'rows' === $kind ) {
				end_import( $key );
				$said[] = __( 'An import that would have written this address again was ended. Choose its file anew without it.', 'programs-filter' );
			} elseif ( is_file( $path ) ) {
				rewrite_journal( $path, static fn( array $line ): array => line_without_person( $line, $email, $programs, $facts ) );
			}
		}
	} finally {
		$lock->release();
	}

	return array( true, $said );
}

/**
 * The files of imports that have an email address, or are about programs.
 *
 * @param string    $email    Email address.
 * @param list<int> $programs Programs.
 * @return array<string, array{string, string}> Key and kind of each, by its path.
 */
function files_with_person( string $email, array $programs = array() ): array {
	$is_about = static function ( string $path ) use ( $email, $programs ): bool {
		foreach ( ( new Journal( $path ) )->whole_lines() as $text ) {
			if ( has_person( $text, $email ) || ( array() !== $programs && in_array( Journal::line( $text )['program'], $programs, true ) ) ) {
				return true;
			}
		}
		return false;
	};

	if ( '' === $email ) {
		return array();
	}
	$files = array_filter( WordPress\get_import_files(), $is_about, ARRAY_FILTER_USE_KEY );
	foreach ( stored_jobs() as $job ) {
		if ( has_person( (string) wp_json_encode( $job->answers['cells'] ), $email ) ) {
			// It was typed on the page of the check.
			$files[ import_file( $job->key, 'rows' ) ] = array( $job->key, 'rows' );
		}
	}

	return $files;
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
 * A line of a journal without a person. What is taken out of the former values cannot be restored.
 *
 * @param ImportLine   $line     Line.
 * @param string       $email    Email address.
 * @param list<int>    $programs Programs with it.
 * @param list<string> $facts    Facts about a person.
 * @return ImportLine
 */
function line_without_person( array $line, string $email, array $programs, array $facts ): array {
	$is_theirs = static fn( $value ): bool => is_string( $value ) && has_person( $value, $email );
	$is_about  = in_array( $line['program'], $programs, true ) || ( $line['wrote']['email'] ?? '' ) === fingerprints( compact( 'email' ) )['email'];
	$without   = static function ( array $values ) use ( $is_theirs, $is_about, $facts ): array {
		$theirs = array_filter( $values, $is_theirs );
		return array_diff_key( $values, $theirs, $is_about || array() !== array_intersect_key( $theirs, array_flip( $facts ) ) ? array_flip( $facts ) : array() );
	};
	$before    = $without( $line['before'] );
	$erased    = array_keys( array_diff_key( $line['before'], $before ) );

	$line['before'] = $before;
	$line['kept']   = array_map( $without, $line['kept'] );
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
 * Writes a journal anew, at once, with its age.
 *
 * @param string                           $path   Journal.
 * @param callable(ImportLine): ImportLine $change Returns the line that is to stand there.
 * @throws Unusable When the disk fails: the journal stays as it is.
 */
function rewrite_journal( string $path, callable $change ): void {
	$new  = import_file( new_import_key(), 'check' );
	$file = fopen( $new, 'wb' );
	if ( false === $file ) {
		throw new Unusable( 'unwritable' );
	}
	foreach ( ( new Journal( $path ) )->whole_lines() as $text ) {
		write_whole( $file, GUARD === $text ? GUARD : Journal::text( $change( Journal::line( $text ) ) ) );
	}
	fclose( $file );
	touch( $new, (int) filemtime( $path ) );
	if ( ! rename( $new, $path ) ) {
		throw new Unusable( 'unwritable' );
	}
}

/**
 * Ends an import that is under way, of any user. What it has written can be taken back.
 *
 * @param string $key Its key.
 */
function end_import( string $key ): void {
	remove_files( $key );
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
