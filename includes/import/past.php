<?php
/**
 * The list of past imports: when, by whom, from which file, with what result, and whether they can be undone.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** How long an import can be taken back. */
const UNDO_SECONDS = 30 * DAY_IN_SECONDS;

/** Option of a site: the newest come first. */
const PAST_OPTION = 'programs_filter_imports';

/** Action that announces a change of what listings show. */
const LISTINGS_CHANGED = 'programs_filter_changed';

/** Number of imports that are listed, however old; and in all. */
const FEWEST_PAST = 20;
const MOST_PAST   = 200;

/**
 * The imports of the site.
 *
 * @return list<PastImport>
 */
function past_imports(): array {
	/**
	 * As remember_import() stored it.
	 *
	 * @var list<PastImport>|false $past
	 */
	$past = get_option( PAST_OPTION );

	return is_array( $past ) ? $past : array();
}

/**
 * Whether no import is under way, so that a past one can be taken back.
 *
 * @param Job|null $job Import that the user sees.
 */
function is_between_imports( ?Job $job ): bool {
	return null === $job || in_array( $job->step, array( 'done', 'undone' ), true );
}

/**
 * Adds an import to the list, or what it has come to.
 *
 * @param Job $job Import, in the step "import", "done", or "undone".
 */
function remember_import( Job $job ): void {
	$past  = array_column( past_imports(), null, 'key' );
	$entry = $past[ $job->key ] ?? array(
		'key'    => $job->key,
		'name'   => $job->name,
		'user'   => get_current_user_id(),
		'begun'  => time(),
		'counts' => Rows::NO_COUNTS,
		'undone' => 0,
	);
	if ( 'done' === $job->step ) {
		$entry['counts'] = Rows::of( $job )->counts();
	} elseif ( 'undone' === $job->step ) {
		$entry['undone'] = time();
	}
	if ( 'import' !== $job->step ) {
		announce_import();
	}
	// One that is there already stays at its place.
	$past = isset( $past[ $job->key ] ) ? $past : array( $job->key => $entry ) + $past;

	$past[ $job->key ] = $entry;
	store_past( $past );
}

/**
 * Stores the list, without old imports.
 *
 * @param array<string, PastImport> $past By key.
 */
function store_past( array $past ): void {
	$fresh = array_filter( $past, static fn( array $import ): bool => $import['begun'] > time() - UNDO_SECONDS );
	update_option( PAST_OPTION, array_slice( array_values( array_slice( $past, 0, FEWEST_PAST ) + $fresh ), 0, MOST_PAST ), false );
}

/**
 * Whether an import can be taken back: it is over, and its rows are there.
 *
 * @param PastImport $import Import.
 */
function can_be_undone( array $import ): bool {
	$rows = new Rows( $import['key'], 'undo' );

	return 0 === $import['undone'] && $rows->are_left() && ! $rows->have_cells();
}

/** Announces at the end of the request all that an import or its undoing has changed. */
function announce_import(): void {
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- The listing documents it.
	$announce = static fn() => do_action( LISTINGS_CHANGED );
	// When WordPress has invalidated its own cached queries.
	add_action( 'shutdown', $announce, 0, 0 );
}
