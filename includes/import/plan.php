<?php
/**
 * Plans what to do with a row: a dry run shows the plan, an import carries it out (write.php).
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
 * @param Row    $row     Row.
 * @param Known  $known   What is known of the site and of earlier rows.
 * @param string $status  Status of a new program where the row has none.
 * @param int    $made    Program that an interrupted attempt has created; 0 for none. It is written again.
 * @param bool   $fetches Whether pictures may be fetched from other sites.
 */
function row_plan( Row $row, Known $known, string $status, int $made, bool $fetches ): Plan {
	list( $program, $problems ) = 0 === $made ? matching_program( $row, $known ) : array( $made, array() );

	$row = clone $row;
	add_sessions_of_dates( $row, $program );
	take_out_contradictions( $row, $program );
	$copied = copied_program( $row, $program, $known );
	if ( 0 !== $copied ) {
		$last          = array_flip( array_merge( Program\PER_EDITION_FACTS, array( 'order', 'status', 'date', 'slug' ) ) );
		$row->values   = array_diff_key( $row->values, $last );
		$row->problems = array_diff_key( $row->problems, $last );
		$status        = 'draft';
		/* translators: %s: title of a program. */
		$row->doubts['slug'] = sprintf( __( 'New edition of “%s”, as a draft.', 'programs-filter' ), compared_title( get_post_field( 'post_title', $copied, 'raw' ) ) );
	}
	$plan           = new Plan( $row );
	$plan->program  = $program;
	$plan->title    = '' === $plan->title && 0 !== $program ? compared_title( get_post_field( 'post_title', $program, 'raw' ) ) : $plan->title;
	$plan->problems = $problems + $row->problems;
	$refusal        = refusal( $plan );
	if ( null !== $refusal ) {
		$plan->problems += '' === $refusal ? array() : array( WHOLE_ROW => $refusal );
		return $plan;
	}
	plan_post( $plan, $status );
	plan_meta( $plan );
	plan_terms( $plan, $known->categories );
	plan_picture( $plan, $fetches );

	$plan->action = 0 === $program ? 'create' : ( array() === $plan->changes && 0 === $made ? 'same' : 'change' );

	return $plan;
}

/**
 * The reason why a row cannot be imported.
 *
 * @param Plan $plan Plan so far.
 * @return string|null A sentence; '' when it is among the problems already; null when the row can be imported.
 */
function refusal( Plan $plan ): ?string {
	// Without a language that can be read, the program is not known.
	if ( isset( $plan->problems[ WHOLE_ROW ] ) || ( 0 === $plan->program && isset( $plan->problems['language'] ) ) ) {
		return '';
	}
	if ( 0 !== $plan->program ) {
		return current_user_can( 'edit_post', $plan->program ) ? null : __( 'You are not allowed to edit this program.', 'programs-filter' );
	}
	if ( '' === $plan->title ) {
		return isset( $plan->problems['title'] ) ? '' : __( 'The title is missing.', 'programs-filter' );
	}

	return Program\current_user_has_program_cap( 'create_posts' ) ? null : __( 'You are not allowed to add programs.', 'programs-filter' );
}

/**
 * Plans the fields of the post.
 *
 * @param Plan   $plan   Plan.
 * @param string $status Status of a new program.
 */
function plan_post( Plan $plan, string $status ): void {
	if ( 'draft' !== $status && $plan->row->is_beginning_unread() ) {
		// It is looked at before it is published.
		$status          = 'draft';
		$plan->why_draft = __( 'Its date is not known.', 'programs-filter' );
	}
	list( $values, $problem ) = allowed_values( $plan->row, $plan->program, $status );
	if ( '' !== $problem ) {
		$plan->problems += array( 'status' => $problem );
	}
	$values = with_link_to_more( $values, $plan->program );
	if ( '' !== ( $values['web'] ?? '' ) && ! isset( $values['content'] ) && ! str_contains( post_value( $plan->program, 'post_content' ), esc_url( $values['web'] ) ) ) {
		$plan->row->doubts['web'] = __( 'A link to more information is added to new programs, and to those with a text in the sheet.', 'programs-filter' );
	}
	foreach ( columns_with( 'post' ) as $field ) {
		$value = $values[ $field ] ?? null;
		if ( null === $value || ( 0 !== $plan->program && has_same_value( $field, $value, $plan->program, $values ) ) ) {
			continue;
		}
		if ( in_array( $field, array( 'title', 'content', 'excerpt' ), true ) ) {
			// It comes from a file, so what the user may write does not count.
			$value = safe_html( $value );
		}
		$name = sheet_columns()[ $field ]['post'];

		$plan->post[ $name ]    = 'date' === $field ? whole_date( $value ) : $value;
		$plan->before[ $field ] = 0 === $plan->program ? '' : post_value( $plan->program, $name );
		$plan->changes[]        = $field;
	}
}

/**
 * Values with the link to more information at the end of the text. Where the sheet has no text, only a new program gets it.
 *
 * @param array<string, string> $values  Values by column.
 * @param int                   $program Program; 0 for a new one.
 * @return array<string, string>
 */
function with_link_to_more( array $values, int $program ): array {
	$address = $values['web'] ?? '';
	$text    = $values['content'] ?? ( 0 === $program ? '' : null );
	if ( '' !== $address && null !== $text && ! str_contains( $text, $address ) ) {
		$link              = sprintf( '<p><a href="%s">%s</a></p>', esc_url( $address ), esc_html__( 'More information', 'programs-filter' ) );
		$values['content'] = trim( "$text\n\n$link" );
	}

	return $values;
}

/**
 * Plans the facts.
 *
 * @param Plan $plan Plan.
 */
function plan_meta( Plan $plan ): void {
	$to_write = Program\prepare_facts( row_facts( $plan->row ), $plan->program );
	$values   = $to_write['values'];
	foreach ( $to_write['problems'] as $key => $problem ) {
		$plan->problems += array( (string) Program\get_fact_by_meta_key( $key ) => $problem );
	}
	foreach ( $values as $key => $value ) {
		$fact = (string) Program\get_fact_by_meta_key( $key );
		$kind = Program\get_fact_kinds()[ $fact ];
		$now  = 0 === $plan->program ? '' : (string) Program\sanitize_fact( $kind, get_metadata_raw( 'post', $plan->program, $key, true ) );
		$now  = Program\get_kinds_table()[ $kind ]['nothing'] === $now ? '' : $now;
		if ( $value !== $now && ! can_store( $value ) ) {
			$plan->problems += array( $fact => not_stored() );
		} elseif ( $value !== $now ) {
			$plan->meta[ $key ]    = $value;
			$plan->before[ $fact ] = $now;
			$plan->changes[]       = $fact;

			$plan->row->values[ $fact ] = $value;
		}
	}
	if ( in_array( 'price', $plan->changes, true ) ) {
		$all = facts_of_row( $plan->row, $plan->program );
		if ( '' === Program\understood_fact( 'price', $all, $all ) ) {
			$plan->row->doubts['price'] = Program\understood_sentence( 'price', $all, $all );
		}
	}
}

/**
 * Plans the categories.
 *
 * @param Plan       $plan       Plan.
 * @param Categories $categories Categories of the site.
 */
function plan_terms( Plan $plan, Categories $categories ): void {
	$paths = $plan->row->categories;
	$found = $categories->find( $paths ?? array() );
	if ( '' !== $found['problem'] ) {
		// A cell that is partly wrong takes no category away.
		$plan->problems += array( 'categories' => $found['problem'] );
		return;
	}
	$now = null === $paths || 0 === $plan->program ? array() : wp_get_object_terms( $plan->program, Program\TAXONOMY, array( 'fields' => 'ids' ) );
	$now = is_wp_error( $now ) ? array() : $now;
	if ( array() !== $found['missing'] || array() !== array_diff( $now, $found['ids'] ) || array() !== array_diff( $found['ids'], $now ) ) {
		$plan->terms     = array(
			'ids'     => $found['ids'],
			'missing' => $found['missing'],
		);
		$plan->changes[] = 'categories';

		$plan->before['categories'] = categories_of_program( $plan->program );
	}
}

/**
 * Plans the picture.
 *
 * @param Plan $plan    Plan.
 * @param bool $fetches Whether it may be fetched.
 */
function plan_picture( Plan $plan, bool $fetches ): void {
	$text = $plan->row->values['picture'] ?? null;
	$now  = 0 === $plan->program ? 0 : (int) get_post_thumbnail_id( $plan->program );
	// The library may not find a picture by the address at which it shows it.
	if ( null === $text || ( 0 !== $now && wp_get_attachment_url( $now ) === $text ) ) {
		return;
	}
	$found = found_picture( $text, $fetches );
	if ( '' !== $found['problem'] ) {
		$plan->problems += array( 'picture' => $found['problem'] );
	} elseif ( '' !== $found['address'] || $found['id'] !== $now ) {
		$plan->picture   = array(
			'id'      => $found['id'],
			'address' => $found['address'],
		);
		$plan->changes[] = 'picture';
	}
}

/**
 * Returns the program whose row in an export was copied for the next season: a row without an ID that has its slug. What the copy says about the last
 * season, or about the post, is not imported.
 *
 * @param Row   $row     Row.
 * @param int   $program Its own program; 0 for a new one.
 * @param Known $known   What is known of earlier rows.
 * @return int 0 for none.
 */
function copied_program( Row $row, int $program, Known $known ): int {
	$post = isset( $row->values['slug'] ) && 0 === $row->named_program() ? get_page_by_path( $row->values['slug'], OBJECT, Program\POST_TYPE ) : null;
	if ( ! $post instanceof \WP_Post || Program\POST_TYPE !== $post->post_type || in_array( $post->post_status, GONE_STATUSES, true ) || isset( $known->taken[ "created-$post->ID" ] ) ) {
		return 0;
	}
	// Imported again, the row is about the draft that it made.
	$is_other = $post->ID !== $program && ( 0 === $program || 'draft' === get_post_status( $program ) );

	return $is_other && is_in_language( $post->ID, $row->values['language'] ?? '' ) ? $post->ID : 0;
}
