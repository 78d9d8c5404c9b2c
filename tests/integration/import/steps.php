<?php
/**
 * What tests of imports have in common.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- Files of tests.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import_Steps;

use ProgramsFilter\Import;

/**
 * Signs in a new user.
 *
 * @param string $role Role.
 */
function sign_in( string $role ): void {
	$user = get_user_by( 'login', "import-$role" );
	$id   = $user instanceof \WP_User ? $user->ID : wp_insert_user(
		array( 'user_login' => "import-$role", 'user_pass' => 'x', 'role' => $role, 'locale' => 'es_ES' )
	);
	wp_set_current_user( is_int( $id ) ? $id : 0 );
}

/**
 * Begins an import.
 *
 * @param string $csv    CSV.
 * @param string $status Status of new programs.
 * @return Import\Job
 */
function begun( string $csv, string $status = 'draft' ): Import\Job {
	$path = get_temp_dir() . wp_generate_uuid4() . '.csv';
	file_put_contents( $path, $csv );
	Import\begin_job( $path, 'programas.csv' );
	unlink( $path );
	$job                    = current_job();
	$job->answers['status'] = $status;

	return $job;
}

/**
 * The import of who is signed in.
 *
 * @return Import\Job
 * @throws \RuntimeException When there is none.
 */
function current_job(): Import\Job {
	$job = Import\current_job();
	if ( null === $job ) {
		throw new \RuntimeException( 'No import.' );
	}

	return $job;
}

/**
 * Imports a sheet.
 *
 * @param string $csv    CSV.
 * @param string $status Status of new programs.
 * @return list<string> What was done with each row.
 */
function actions( string $csv, string $status = 'draft' ): array {
	$job = Import\go_to_step( begun( $csv, $status ), 'import' );
	do {
		$state = Import\run_part( $job, 60 );
	} while ( 'going' === $state );
	$actions = array_column( iterator_to_array( Import\Rows::of( $job )->lines(), false ), 'action' );
	Import\end_job();

	return $actions;
}
