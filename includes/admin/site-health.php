<?php
/**
 * Checks of the setup (index, permalinks, listing page) for Tools > Site Health and `wp programas doctor`.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Action of admin-post.php: makes the index anew. */
const REBUILD_ACTION = 'programs_filter_rebuild_index';

/**
 * Adds the test of the programs to those of Site Health.
 *
 * @param array<string, array<string, mixed>> $tests Tests: those that run at once are in "direct".
 * @return array<string, array<string, mixed>>
 */
function add_site_health_test( array $tests ): array {
	$tests['direct']['programs_filter'] = array(
		'label' => __( 'Programs', 'programs-filter' ),
		'test'  => __NAMESPACE__ . '\\get_site_health_result',
	);

	return $tests;
}

/**
 * The test as Site Health shows it.
 *
 * @return array<string, mixed>
 */
function get_site_health_result(): array {
	$problems = iterator_to_array( find_site_problems(), false );
	$items    = implode( '', array_map( static fn( string $problem ): string => '<li>' . esc_html( $problem ) . '</li>', $problems ) );

	return array(
		'test'        => 'programs_filter',
		'label'       => array() === $problems ? __( 'The programs are set up well', 'programs-filter' ) : __( 'The programs need your attention', 'programs-filter' ),
		'status'      => array() === $problems ? 'good' : 'recommended',
		'badge'       => array(
			'label' => __( 'Programs', 'programs-filter' ),
			'color' => 'blue',
		),
		'description' => array() === $problems
			? '<p>' . esc_html__( 'There is a page of programs, and their addresses work.', 'programs-filter' ) . '</p>'
			: "<ul>$items</ul>",
		'actions'     => get_rebuild_button_html(),
	);
}

/**
 * All problems.
 *
 * @return \Generator<string> A sentence each.
 */
function find_site_problems(): \Generator {
	foreach ( Program\get_name_conflicts() as list( $kind, $name ) ) {
		if ( 'copy' === $kind ) {
			/* translators: %s: file of a plugin. */
			yield sprintf( __( 'Programs Filter is active more than once. The copy %s does nothing and can be deactivated.', 'programs-filter' ), $name );
		} else {
			/* translators: %s: what it is and its name, such as "shortcode programas". */
			yield sprintf( __( 'Another plugin or the theme uses a name of Programs Filter: %s.', 'programs-filter' ), sprintf( Program\get_name_conflict_formats()[ $kind ], $name ) );
		}
	}
	if ( array() === Listing\get_pages_with_listing() ) {
		yield __( 'No published page shows the programs: none has the block or [programas] in its content.', 'programs-filter' );
	}
	yield from find_index_problems();
	yield from find_permalink_problems();
}

/**
 * Problems of the index.
 *
 * @return \Generator<string>
 */
function find_index_problems(): \Generator {
	if ( ! Listing\has_index_tables() ) {
		/* translators: %s: number of programs. */
		yield sprintf( __( 'The database does not allow plugins to create tables. Listings show the newest %s programs, and pages take longer to load. Ask your host to allow it.', 'programs-filter' ), number_format_i18n( Listing\MAX_WITHOUT_INDEX ) );
		return;
	}
	$number = count( Listing\query_differing_programs() );
	if ( $number > 0 ) {
		/* translators: %s: number of programs. */
		yield sprintf( _n( '%s program is out of date in filters and searches. It is updated tonight, or when you rebuild the index.', '%s programs are out of date in filters and searches. They are updated tonight, or when you rebuild the index.', $number, 'programs-filter' ), number_format_i18n( $number ) );
	}
}

/** The button that has the index made anew. */
function get_rebuild_button_html(): string {
	return sprintf(
		'<p><a class="button" href="%1$s">%2$s</a></p>',
		esc_url( wp_nonce_url( admin_url( 'admin-post.php?action=' . REBUILD_ACTION ), REBUILD_ACTION ) ),
		esc_html__( 'Rebuild the program index', 'programs-filter' )
	);
}

/** Has the index made anew, and goes back to Site Health. */
function handle_rebuild_index(): void {
	if ( ! current_user_can( 'view_site_health_checks' ) ) {
		wp_die( esc_html__( 'Sorry, you are not allowed to access this page.' ), '', 403 ); // phpcs:ignore WordPress.WP.I18n.MissingArgDomain -- WordPress's own sentence.
	}
	check_admin_referer( REBUILD_ACTION );
	Listing\rebuild_index( true );
	wp_safe_redirect( admin_url( 'site-health.php' ) );
	exit;
}

/**
 * Problems of addresses.
 *
 * @return \Generator<string>
 */
function find_permalink_problems(): \Generator {
	$rules = get_option( 'rewrite_rules' );
	if ( '' === get_option( 'permalink_structure' ) ) {
		yield __( 'The permalinks are plain: addresses of programs have a number instead of words.', 'programs-filter' );
	} elseif ( is_array( $rules ) && array() === preg_grep( '/^' . preg_quote( Program\get_program_slug(), '/' ) . '\//', array_map( 'strval', array_keys( $rules ) ) ) ) {
		yield __( 'The addresses of programs are not found. Save Settings > Permalinks once.', 'programs-filter' );
	}
	if ( get_term_by( 'slug', Program\ALL, Program\TAXONOMY ) instanceof \WP_Term ) {
		/* translators: %s: slug. */
		yield sprintf( __( 'A category has the slug “%s”, which means all of them. Give it another one.', 'programs-filter' ), Program\ALL );
	}
}

/**
 * Makes the index of programs anew.
 *
 * ## OPTIONS
 *
 * [--check]
 * : Only says which programs are not as the index has them. Ends with 1 where there are any.
 *
 * @param mixed                $unused  Arguments; there are none.
 * @param array<string, mixed> $options Options.
 */
function index_command( $unused, array $options ): void {
	unset( $unused );
	if ( ! Listing\has_index_tables() ) {
		\WP_CLI::error( 'The database has no tables for the index.' );
	}
	if ( ! isset( $options['check'] ) ) {
		Listing\rebuild_index( true );
		while ( Listing\index_batch() > 0 ) {
			continue;
		}
		$left = Listing\query_marked_programs( Listing\INDEX_BATCH );
		if ( array() !== $left ) {
			\WP_CLI::error( 'The database refuses programs: ' . implode( ', ', $left ) . '.' );
		}
		\WP_CLI::success( 'The index has all programs as they are.' );
		return;
	}
	$differing = Listing\find_differing_entries();
	foreach ( $differing as $program ) {
		\WP_CLI::warning( "The index has program $program otherwise." );
	}
	if ( array() === $differing ) {
		\WP_CLI::success( 'The index has all programs as they are.' );
	}
	\WP_CLI::halt( array() === $differing ? 0 : 1 );
}

/** Prints the problems of this site's set-up, one on each line. Ends with 1 where there is one. */
function print_doctor_report(): void {
	$problems = 0;
	foreach ( find_site_problems() as $problem ) {
		++$problems;
		\WP_CLI::warning( $problem );
	}
	if ( 0 === $problems ) {
		\WP_CLI::success( 'Nothing is wrong.' );
	}
	\WP_CLI::halt( $problems > 0 ? 1 : 0 );
}
