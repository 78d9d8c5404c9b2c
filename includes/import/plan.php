<?php
/**
 * What is to be done about a row: a dry run shows it, an import does it (write.php).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Plans a row.
 *
 * @param SheetRow               $row     Row.
 * @param string                 $status  Status of a new program where the row has none.
 * @param int                    $made    Program that an interrupted attempt has created; 0 for none. It is written again.
 * @param bool                   $fetches Whether pictures may be fetched from other sites.
 * @param array<int|string, int> $taken Programs of other rows, as keys.
 * @return SheetPlan
 */
function row_plan( array $row, string $status, int $made = 0, bool $fetches = true, array $taken = array() ): array {
	list( $program, $problems ) = 0 === $made ? matching_program( $row, $taken ) : array( $made, array() );
	$row                        = without_contradictions( with_day_of_end( $row, $program ), $program );
	$former                     = former_edition( $row, $program, $taken );
	$edition                    = '';
	if ( 0 !== $former ) {
		// The status of last season publishes nothing, and neither does one that cannot be read.
		$status  = isset( $row['values']['status'] ) || isset( $row['problems']['status'] ) || isset( $row['problems']['date'] ) ? 'draft' : $status;
		$edition = edition_words( $row, $former, 0 === $program ? $status : (string) get_post_status( $program ) );
		$row     = next_edition( $row );
	}
	$plan    = array(
		'action'     => 'skip',
		'program'    => $program,
		'language'   => $row['values']['language'] ?? '',
		'title'      => $row['values']['title'] ?? ( 0 === $program ? '' : compared_title( get_post_field( 'post_title', $program, 'raw' ) ) ),
		'post'       => array(),
		'meta'       => array(),
		'terms'      => null,
		'picture'    => null,
		'changes'    => array(),
		'before'     => array(),
		'edition'    => $edition,
		'understood' => Program\understood_words( facts_of_row( $row, $program ) ),
		'problems'   => $problems + $row['problems'],
	);
	$refusal = refusal( $plan );
	if ( null !== $refusal ) {
		$plan['problems'] += '' === $refusal ? array() : array( WHOLE_ROW => $refusal );
		return $plan;
	}
	$plan = plan_with_post( $plan, $row, $status );
	$plan = plan_with_meta( $plan, $row );
	$plan = plan_with_picture( plan_with_terms( $plan, $row['categories'] ), $row['values']['picture'] ?? null, $fetches );

	$plan['action'] = 0 === $program ? 'create' : ( array() === $plan['changes'] && 0 === $made ? 'same' : 'change' );

	return $plan;
}

/**
 * The reason why a row cannot be imported.
 *
 * @param SheetPlan $plan Plan so far.
 * @return string|null A sentence; '' when it is among the problems already; null when the row can be imported.
 */
function refusal( array $plan ): ?string {
	// Without a language that can be read, the program is not known.
	if ( isset( $plan['problems'][ WHOLE_ROW ] ) || ( 0 === $plan['program'] && isset( $plan['problems']['language'] ) ) ) {
		return '';
	}
	if ( 0 !== $plan['program'] ) {
		return current_user_can( 'edit_post', $plan['program'] ) ? null : __( 'You are not allowed to edit this program.', 'programs-filter' );
	}
	if ( '' === $plan['title'] ) {
		return isset( $plan['problems']['title'] ) ? '' : __( 'The title is missing.', 'programs-filter' );
	}

	return Program\may_with_programs( 'create_posts' ) ? null : __( 'You are not allowed to add programs.', 'programs-filter' );
}

/**
 * The plan with the fields of the post that change.
 *
 * @param SheetPlan $plan   Plan.
 * @param SheetRow  $row    Row.
 * @param string    $status Status of a new program.
 * @return SheetPlan
 */
function plan_with_post( array $plan, array $row, string $status ): array {
	// A program whose beginning cannot be read is looked at before it is published.
	list( $values, $problem ) = allowed_values( $row, $plan['program'], is_beginning_unread( $row ) ? 'draft' : $status );
	if ( '' !== $problem ) {
		$plan['problems'] += array( 'status' => $problem );
	}
	foreach ( array_intersect_key( FIELD_NAMES, $values ) as $field => $name ) {
		$value = $values[ $field ];
		if ( 0 === $plan['program'] || ! has_same_value( $field, $value, $plan['program'], $values ) ) {
			$plan['post'][ $name ]    = 'date' === $field ? whole_date( $value ) : $value;
			$plan['before'][ $field ] = 0 === $plan['program'] ? '' : (string) get_post_field( $name, $plan['program'], 'raw' );
			$plan['changes'][]        = $field;
		}
	}

	return $plan;
}

/**
 * The plan with the facts that change.
 *
 * @param SheetPlan $plan Plan.
 * @param SheetRow  $row  Row.
 * @return SheetPlan
 */
function plan_with_meta( array $plan, array $row ): array {
	$facts = row_facts( $row );
	$free  = Program\fact_meta_key( 'free' );
	if ( 0 !== $plan['program'] && '1' === Program\stored_facts( $plan['program'] )['free'] && Program\is_paid_to_be( $facts, $plan['program'] ) ) {
		// As it is turned off by writing a price.
		$facts[ $free ] = '0';
	}
	foreach ( $facts as $key => $value ) {
		$fact    = (string) Program\fact_of_meta( $key );
		$kind    = Program\fact_kinds()[ $fact ];
		$nothing = Program\kinds_table()[ $kind ]['nothing'];
		$now     = 0 === $plan['program'] ? '' : (string) Program\clean_fact( $kind, get_metadata_raw( 'post', $plan['program'], $key, true ) );
		$now     = $nothing === $now ? '' : $now;
		$value   = $nothing === $value ? '' : $value;
		if ( $value !== $now && ! can_store( $value ) ) {
			$plan['problems'] += array( $fact => not_stored() );
		} elseif ( $value !== $now ) {
			$plan['meta'][ $key ]    = $value;
			$plan['before'][ $fact ] = $now;
			$plan['changes'][]       = $fact;
		}
	}

	return $plan;
}

/**
 * The plan with the categories of the program.
 *
 * @param SheetPlan               $plan  Plan.
 * @param list<list<string>>|null $paths Paths; null where the row says nothing.
 * @return SheetPlan
 */
function plan_with_terms( array $plan, ?array $paths ): array {
	$found = found_categories( $paths ?? array() );
	if ( '' !== $found['problem'] ) {
		// A cell that is partly wrong takes no category away.
		$plan['problems'] += array( 'categories' => $found['problem'] );
		return $plan;
	}
	$now = null === $paths || 0 === $plan['program'] ? array() : wp_get_object_terms( $plan['program'], Program\TAXONOMY, array( 'fields' => 'ids' ) );
	$now = is_wp_error( $now ) ? array() : $now;
	if ( array() !== $found['missing'] || array() !== array_diff( $now, $found['ids'] ) || array() !== array_diff( $found['ids'], $now ) ) {
		$plan['terms']     = array(
			'ids'     => $found['ids'],
			'missing' => $found['missing'],
		);
		$plan['changes'][] = 'categories';
	}

	return $plan;
}

/**
 * The plan with the picture of the program.
 *
 * @param SheetPlan   $plan    Plan.
 * @param string|null $text    File name or address; null where the row says nothing.
 * @param bool        $fetches Whether it may be fetched.
 * @return SheetPlan
 */
function plan_with_picture( array $plan, ?string $text, bool $fetches ): array {
	$now = 0 === $plan['program'] ? 0 : (int) get_post_thumbnail_id( $plan['program'] );
	// The library may not find a picture by the address at which it shows it.
	if ( null === $text || ( 0 !== $now && wp_get_attachment_url( $now ) === $text ) ) {
		return $plan;
	}
	$found = found_picture( $text, $fetches );
	if ( '' !== $found['problem'] ) {
		$plan['problems'] += array( 'picture' => $found['problem'] );
	} elseif ( '' !== $found['address'] || $found['id'] !== $now ) {
		$plan['picture']   = array(
			'id'      => $found['id'],
			'address' => $found['address'],
		);
		$plan['changes'][] = 'picture';
	}

	return $plan;
}
