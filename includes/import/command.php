<?php
/**
 * The commands `wp programas`: import and export.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Imports programs from a CSV, after a check like that of the page. Ended halfway, the same command goes on where it stopped; so does WP-Cron.
 *
 * A row that corrects the title, day or place of a program changes that program where the page would have ticked it, and is named.
 *
 * ## OPTIONS
 *
 * <file>
 * : The CSV. Which columns are imported, their names say.
 *
 * [--dry-run]
 * : Only says what would happen.
 *
 * [--status=<status>]
 * : Status of new programs where the file has none: draft or publish.
 * ---
 * default: draft
 * options:
 *   - draft
 *   - publish
 * ---
 *
 * [--language=<language>]
 * : Language of the rows that say none, such as es, on a site with Polylang or WPML.
 *
 * [--days=<order>]
 * : How the sheet writes days in digits, where its days do not tell.
 * ---
 * options:
 *   - day-first
 *   - month-first
 * ---
 *
 * [--year=<year>]
 * : Year of days that say none, such as 2027. Without it, it is the next time that there is such a day.
 *
 * ## EXAMPLES
 *
 *     wp programas import programas.csv --user=admin --dry-run
 *
 * @param list<string>         $arguments File.
 * @param array<string, mixed> $options   Options.
 */
function import_programs( array $arguments, array $options = array() ): void {
	check_user();
	$path = $arguments[0] ?? '';
	if ( ! is_file( $path ) ) {
		\WP_CLI::error( ( new Unusable( 'missing' ) )->sentence() );
		return;
	}
	$language = language_option( $options );
	if ( null === $language ) {
		return;
	}
	// Also --dry-run=1.
	$step    = in_array( $options['dry-run'] ?? false, array( false, '0', 'false' ), true ) ? 'import' : 'check';
	$months  = array(
		'month-first' => 'yes',
		'day-first'   => 'no',
	);
	$answers = array(
		'month_first' => $months[ WordPress\only_text( $options['days'] ?? '' ) ] ?? '',
		'year'        => WordPress\only_text( $options['year'] ?? '' ),
		'status'      => 'publish' === ( $options['status'] ?? '' ) ? 'publish' : 'draft',
		'language'    => $language,
	);
	try {
		$job = job_of_command( $path, $step, $answers );
		if ( null === $job ) {
			return;
		}
		while ( '' !== Job::STEPS[ $job->step ]['next'] || ( 'checked' === $job->step && 'import' === $step ) ) {
			if ( 'checked' === $job->step ) {
				foreach ( array_intersect_key( correction_labels( $job ), array_filter( $job->answers['corrections'], static fn( int $program ): bool => 0 !== $program ) ) as $label ) {
					\WP_CLI::log( $label );
				}
				$job = go_to_step( $job, 'import' );
			}
			// WP-Cron goes on only with what was killed.
			set_transient( SEEN_TRANSIENT . $job->key, 1, SECONDS_ALONE );
			list( $job, $state ) = advance_job( $job );
			if ( 'busy' === $state || ( 'done' === $state && '' !== Job::STEPS[ $job->step ]['next'] ) ) {
				\WP_CLI::error( 'busy' === $state ? 'Another import is at work.' : 'This import was ended on its page.' );
				return;
			}
			if ( 'going' === $state ) {
				\WP_CLI::log( Rows::of( $job )->count() . " / $job->total" );
			}
		}
	} catch ( Unusable $reason ) {
		// The same command goes on.
		\WP_CLI::error( $reason->sentence() );
		return;
	}
	$rows = Rows::of( $job );
	foreach ( $rows->lines() as $line ) {
		/* translators: %s: number */
		$row  = sprintf( __( 'Row %s', 'programs-filter' ), number_format_i18n( $line['number'] ) );
		$said = implode( ' ', array_diff( array( problem_words( $line['problems'] ), problem_words( array_diff( $line['doubts'], $line['problems'] ) ) ), array( '' ) ) );
		if ( '' !== $said ) {
			\WP_CLI::warning( implode( ': ', array_diff( array( $row, $line['title'], $said ), array( '' ) ) ) );
		}
	}
	$new = array_map( __NAMESPACE__ . '\\category_path_text', array_column( $rows->new_categories(), 0 ) );
	if ( array() !== $new ) {
		\WP_CLI::log( new_categories_heading( 'import' === $step ) . ': ' . implode( ' | ', $new ) );
	}
	foreach ( 'done' === $job->step ? missing_parts( $job ) : array() as $sentence ) {
		\WP_CLI::warning( $sentence );
	}
	$counts = $rows->counts();
	foreach ( count_labels( $job->step ) as $action => $label ) {
		\WP_CLI::log( "$label: $counts[$action]" );
	}
	end_job();
	// Scripts learn that rows are missing.
	\WP_CLI::halt( $counts['skip'] > 0 ? 1 : 0 );
}

/**
 * The import of a command: one that was ended halfway, or a new one. What has to be said before it can begin ends the command.
 *
 * @param string                $path    File.
 * @param string                $step    "check" or "import".
 * @param array<string, string> $answers Answers of its options.
 * @return Job|null Null after the end.
 * @throws Unusable When the file cannot be used.
 */
function job_of_command( string $path, string $step, array $answers ): ?Job {
	$command = md5( (string) wp_json_encode( array( md5_file( $path ), $step, $answers ) ) );
	$job     = current_job();
	if ( null !== $job && $command === $job->command ) {
		return $job;
	}
	if ( null !== $job && in_array( $job->step, array( 'import', 'undo' ), true ) ) {
		\WP_CLI::error( "Another import of this user is under way: $job->name. End it on its page, or name another user." );
		return null;
	}
	$job   = begin_job( $path, $path, $answers );
	$error = $job->answers['year'] === $answers['year'] ? '' : 'This is not a year: ' . $answers['year'];
	if ( lacks_order_of_days( $job ) ) {
		$error = 'Say how the sheet writes a day such as ' . $job->ambiguous_day() . ': --days=day-first or --days=month-first.';
	}
	if ( ! has_title_column( $job ) ) {
		$error = ( new Unusable( 'no-columns' ) )->sentence();
	}
	if ( '' !== $error ) {
		end_job();
		\WP_CLI::error( $error );
		return null;
	}
	foreach ( array_diff( array_merge( array( left_out_columns( $job ) ), left_out_rows( $job ) ), array( '' ) ) as $sentence ) {
		\WP_CLI::warning( $sentence );
	}
	$job->command = $command;

	return go_to_step( $job, 'check' );
}

/**
 * Exports all programs as a CSV.
 *
 * ## OPTIONS
 *
 * [<file>]
 * : Where to write it; without it, it is printed.
 *
 * [--language=<language>]
 * : Language of the programs, such as es, on a site with Polylang or WPML; without it, all.
 *
 * @param list<string>         $arguments File.
 * @param array<string, mixed> $options   Options.
 */
function export_programs( array $arguments, array $options = array() ): void {
	check_user();
	$language = language_option( $options );
	if ( null === $language ) {
		return;
	}
	// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.Security.EscapeOutput -- A CSV, piece by piece.
	$path = $arguments[0] ?? 'php://output';
	$file = fopen( $path, 'wb' );
	if ( false === $file ) {
		\WP_CLI::error( "$path cannot be written." );
		return;
	}
	foreach ( export_csv( $language ) as $piece ) {
		fwrite( $file, $piece );
	}
	fclose( $file );
	// phpcs:enable
}

/**
 * The language that a command is given. Ends where the site has no such language.
 *
 * @param array<string, mixed> $options Options.
 * @return string|null Code; '' for none; null after the end.
 */
function language_option( array $options ): ?string {
	$text     = WordPress\only_text( $options['language'] ?? '' );
	$language = '' === $text ? '' : language_of_text( $text );
	if ( null === $language ) {
		\WP_CLI::error( value_problem( 'language', null ) );
	}

	return $language;
}

/** Ends without a user who may import: rows do what that user may do. */
function check_user(): void {
	if ( ! may_import() ) {
		\WP_CLI::error( 'Name a user who may edit all programs: --user=<login>.' );
	}
}
