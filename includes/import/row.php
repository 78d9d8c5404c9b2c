<?php
/**
 * Reads a row of a sheet cell by cell: sanitizes the values and collects the problems.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\{Program, Reader, WordPress};

defined( 'ABSPATH' ) || exit;

/** Key of problems of a whole row. */
const WHOLE_ROW = 'row';

/** Bytes of a title or an excerpt in the database. */
const LONGEST_TEXT = 65535;

/** Kinds of facts of which a text that cannot be used is kept in words. */
const KEPT_KINDS = array( 'number', 'age', 'flag', 'state', 'event_status', 'email', 'phone', 'day' );

/**
 * Reads the row of a program, or those of its sessions.
 *
 * @param non-empty-list<StoredRow> $rows    Rows.
 * @param string                    $section Section in which they are; '' for none.
 * @param Job                       $job     Import.
 */
function read_program( array $rows, string $section, Job $job ): Row {
	$read = array_map( static fn( array $one ): Row => read_row( $one, $job ), $rows );
	$row  = $read[0];
	if ( count( $read ) > 1 ) {
		set_sessions( $row, implode( "\n", array_map( __NAMESPACE__ . '\\session_of_row', $read ) ) );
	}
	foreach ( array_slice( $read, 1 ) as $one ) {
		// Those of the others are about a session.
		$row->doubts     += $one->problems + $one->doubts;
		$row->lacks_year  = $row->lacks_year || $one->lacks_year;
		$row->identifiers = array_merge( $row->identifiers, $one->identifiers );
	}
	$row->identifiers = array_values( array_unique( $row->identifiers ) );
	if ( '' !== $section && array() === ( $row->categories ?? array() ) && ! isset( $row->problems['categories'] ) ) {
		$row->categories = array( array( category_of_section( $section ) ) );
	}

	return $row;
}

/**
 * Reads a row.
 *
 * @param StoredRow $stored Row.
 * @param Job       $job    Import.
 */
function read_row( array $stored, Job $job ): Row {
	$row          = new Row( $stored['number'] );
	$row->heading = $stored['heading'] ?? '';
	if ( '' !== trim( implode( '', array_slice( $stored['cells'], count( $job->header ) ) ) ) ) {
		$row->problems[ WHOLE_ROW ] = __( 'This row has more cells than there are columns: its quotation marks or delimiters may be wrong.', 'programs-filter' );
	}
	list( $texts, $kept ) = texts_of_row( $row, $stored, $job );
	$when                 = array_flip( array_merge( columns_with( 'when' ), array( 'weekdays' ) ) );
	foreach ( array_diff_key( texts_with_price( $texts ), $when ) as $field => $text ) {
		$kept = array_merge( $kept, read_cell( $row, $field, $text, $job->is_month_first() ) );
	}
	read_when( $row, array_intersect_key( $texts, $when ), $job );
	if ( '' !== $stored['unread'] ) {
		$row->problems['start'] = doubt_words( 'calendar', $stored['unread'] );
	}
	keep_in_notice( $row, $kept );
	with_language( $row, $job->answers['language'] );
	take_out_contradictions( $row, 0 );
	$row->identifiers = array_values( array_diff( array( $stored['uid'], $row->values['identifier'] ?? '' ), array( '' ) ) );
	note_schedule_in_words( $row, $job );
	if ( isset( $row->values['signup_until'], $row->values['end'] ) && '' !== $row->values['end'] && $row->values['signup_until'] > substr( $row->values['end'], 0, 10 ) ) {
		$row->doubts['signup_until'] = __( 'The last day to sign up is after the end of the program.', 'programs-filter' );
	}

	return $row;
}

/**
 * Texts with what the column of what is free says as the price.
 *
 * @param array<string, string> $texts Texts by column.
 * @return array<string, string>
 */
function texts_with_price( array $texts ): array {
	if ( '' === ( $texts['price'] ?? '' ) && '1' === value_of_word( 'free', $texts['free'] ?? '' ) ) {
		$texts['price'] = __( 'Free', 'programs-filter' );
	}

	unset( $texts['free'] );

	return $texts;
}

/**
 * The texts of a row, each in the column to which it belongs.
 *
 * @param Row       $row    Row, which gets problems and doubts.
 * @param StoredRow $stored The same as it is stored.
 * @param Job       $job    Import.
 * @return array{array<string, string>, list<array{string, string}>} By column; columns and texts that belong to none.
 */
function texts_of_row( Row $row, array $stored, Job $job ): array {
	$columns = sheet_columns();
	$texts   = array();
	$kept    = array();
	foreach ( array_intersect_key( array_diff( $job->columns, array( '' ) ), $stored['cells'] ) as $number => $field ) {
		$text = cell_text( $field, $stored['cells'][ $number ] );
		$link = $stored['links'][ $number ] ?? '';
		if ( has_no_value( $stored['cells'][ $number ] ) ) {
			/* translators: %s: what a cell has, such as #REF! or “Ídem” */
			$row->problems[ $field ] = sprintf( __( 'There is no value here, only “%s”: write it in the sheet.', 'programs-filter' ), trimmed_cell( $stored['cells'][ $number ] ) );
			continue;
		}
		if ( '' === $text . $link && $columns[ $field ]['silent'] ) {
			continue;
		}
		if ( 'free' === $field && '' !== $text && null === value_of_word( 'free', $text ) ) {
			$kept[] = array( $field, $text );
		}
		foreach ( sorted_cell( $row, $field, $text, $link, $job ) as $to => $value ) {
			$there = $texts[ $to ] ?? '';
			if ( '' !== $to && '' === $there ) {
				$texts[ $to ] = $value;
			} elseif ( ! in_array( $value, array( '', $there ), true ) ) {
				$kept[] = array( $field, $value );
			}
		}
	}

	return array( $texts, $kept );
}

/**
 * The columns to which a cell belongs by what it says: an address in a column of states is that of the form, "completo" in a column of numbers a
 * state. What belongs to none is kept in words, under ''.
 *
 * @param Row    $row   Row, which gets doubts.
 * @param string $field Column by its name.
 * @param string $text  Text.
 * @param string $link  Address behind the cell; '' for none.
 * @param Job    $job   Import.
 * @return array<string, string> Texts by column; the column itself where it says what it promises.
 */
function sorted_cell( Row $row, string $field, string $text, string $link, Job $job ): array {
	switch ( $field ) {
		case 'signup_url':
		case 'online_url':
		case 'web':
			return array( $field => '' !== $link && 1 !== preg_match( ADDRESS_PATTERN, $text ) ? $link : $text );
		case 'picture':
			$text = 1 === preg_match( '~^https?://~i', $link ) && 1 !== preg_match( ADDRESS_PATTERN, $text ) ? $link : $text;
			// WooCommerce has all pictures of a product in one cell.
			return array( 'picture' => (string) preg_replace( '~[,\s]+https?://.*$~is', '', $text ) );
		case 'signup_state':
			return sorted_deadline( $row, $field, $text, $job ) ?? sorted_signup( $text, $link );
		case 'signup_until':
			return sorted_deadline( $row, $field, $text, $job ) ?? array( '' === $text ? $field : '' => $text );
		case 'places':
		case 'places_left':
			$state = '' === $text ? null : value_of_word( 'signup_state', $text );
			return 'full' === $state ? array( 'places_left' => '0' ) : array( null === $state ? $field : 'signup_state' => $text );
		case 'email':
		case 'phone':
			// "Write to us", with the email behind it.
			$is_behind = 1 === preg_match( '/^(?:mailto|tel):/', $link ) && array() === array_diff_key( found_in_text( $text, 'web' ), array( '' => '' ) );
			return sorted_contact( $field, (string) preg_replace( '/^(?:mailto|tel):([^?]*).*$/s', '$1', $is_behind ? $link : $text ) );
	}

	return array( $field => $text );
}

/**
 * The last day to sign up that a cell says: "hasta el 10/1/2027", "antes del 10/1/2027".
 *
 * @param Row    $row   Row, which gets doubts.
 * @param string $field Column.
 * @param string $text  Text.
 * @param Job    $job   Import.
 * @return array<string, string>|null Texts by column; null where it says none: "from 11 January".
 */
function sorted_deadline( Row $row, string $field, string $text, Job $job ): ?array {
	$until = (string) preg_replace( '/^(?:antes de(?:l| el)?|abans de(?:l| la)?|before) /iu', '', $text, 1, $is_before );
	$days  = read_days( $until, $job );
	if ( null === $days || '' === $days['start'] . $days['end'] || '' !== $days['sessions'] . $days['schedule'] || in_array( 'open', $days['doubts'], true ) || Program\is_time_without_date( $days['start'] ) ) {
		return null;
	}
	$row->lacks_year = $row->lacks_year || in_array( 'year', $days['doubts'], true );
	foreach ( array_diff( $days['doubts'], array( 'year' ) ) as $doubt ) {
		$row->doubts[ $field ] = doubt_words( $doubt, $text );
	}
	$is_range = '' !== $days['start'] && '' !== $days['end'];
	$last     = substr( ( $is_before > 0 && '' !== $days['start'] ) || '' === $days['end'] ? $days['start'] : $days['end'], 0, 10 );

	// When it begins, and an hour, have no column of their own.
	return array( 'signup_until' => Reader\get_day( $last, -$is_before ) ) + ( $is_range || strlen( $days['start'] . $days['end'] ) > 10 ? array( '' => $text ) : array() );
}

/**
 * Reads a cell.
 *
 * @param Row    $row            Row, which gets its value.
 * @param string $field          Column.
 * @param string $text           Text.
 * @param bool   $is_month_first Whether "3/4/2026" is the fourth of March.
 * @return list<array{string, string}> Column and text where it has to be kept in words.
 */
function read_cell( Row $row, string $field, string $text, bool $is_month_first ): array {
	$value   = value_of_text( $field, $text, $is_month_first );
	$problem = value_problem( $field, $value );
	if ( '' === $problem && 'categories' === $field ) {
		$row->categories = category_paths( $text );
	} elseif ( '' === $problem ) {
		$row->values[ $field ] = (string) $value;
	} elseif ( in_array( Program\get_fact_kinds()[ $field ] ?? '', KEPT_KINDS, true ) ) {
		return array( array( $field, $text ) );
	} elseif ( 'sessions' === $field && ! isset( $row->values['schedule'] ) && mb_strlen( $text ) <= Program\get_kinds_table()['text']['longest'] ) {
		$row->values['schedule'] = $text;
		$row->problems[ $field ] = $problem;
	} else {
		$row->problems[ $field ] = $problem;
	}

	return array();
}

/**
 * Keeps what cannot be used in the notice of the program.
 *
 * @param Row                         $row  Row.
 * @param list<array{string, string}> $kept Columns and texts.
 */
function keep_in_notice( Row $row, array $kept ): void {
	$longest = Program\get_kinds_table()['text']['longest'];
	foreach ( $kept as list( $field, $text ) ) {
		$sentence = column_label( $field ) . ': ' . (string) preg_replace( '/\s+/u', ' ', $text );
		$notice   = implode( '. ', array_diff( array( rtrim( $row->values['notice'] ?? '', '.' ), $sentence ), array( '' ) ) );
		if ( mb_strlen( $notice ) <= $longest ) {
			$row->values['notice'] = $notice;
			$row->doubts[ $field ] = doubt_words( 'kept', $text );
		} else {
			$row->problems[ $field ] = __( 'Shorten this text.', 'programs-filter' );
		}
	}
}

/**
 * A text in the format in which WordPress stores it.
 *
 * @param string $field          Column.
 * @param string $text           Text.
 * @param bool   $is_month_first Whether "3/4/2026" is the fourth of March.
 * @return string|null Null where a word is not known.
 */
function value_of_text( string $field, string $text, bool $is_month_first = false ): ?string {
	$kind = Program\get_fact_kind( $field );
	if ( array() !== words_of_column( $field ) ) {
		return '' === $text ? $kind['nothing'] ?? '' : value_of_word( $field, $text );
	}
	if ( null !== $kind && in_array( $kind['control'], array( 'date', 'moment' ), true ) ) {
		return Reader\read_date( $text, $is_month_first );
	}
	switch ( $field ) {
		case 'title':
		case 'excerpt':
			return safe_html( $text );
		case 'date':
			return 1 === preg_match( '/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/D', $text ) ? $text : str_replace( 'T', ' ', Reader\read_date( $text, $is_month_first ) );
		case 'slug':
			return sanitize_title( $text );
		case 'language':
			return language_of_text( $text );
		case 'web':
			return Program\add_url_scheme( $text );
	}

	return null === $kind ? $text : Program\parse_fact_value( Program\get_fact_kinds()[ $field ], $text );
}

/**
 * The problem of a value.
 *
 * @param string      $field Column.
 * @param string|null $value Value.
 * @return string A sentence; '' when the value can be used.
 */
function value_problem( string $field, ?string $value ): string {
	if ( null === $value && array() !== words_of_column( $field ) ) {
		$words = array_diff( array_column( words_of_column( $field ), word_index() ), array( '' ) );
		/* translators: %s: words */
		return sprintf( __( 'Write one of these words: %s.', 'programs-filter' ), implode( ', ', $words ) );
	}
	$kind = Program\get_fact_kinds()[ $field ] ?? null;
	if ( null !== $kind ) {
		return Program\get_fact_problem( $kind, $value ?? array() );
	}
	switch ( $field ) {
		case 'id':
			return 1 === preg_match( '/^[1-9]\d{0,17}$/D', (string) $value ) ? '' : __( 'Write the ID of a program, or nothing.', 'programs-filter' );
		case 'order':
			return 1 === preg_match( '/^-?\d{1,9}$/D', (string) $value ) ? '' : __( 'Write a whole number, such as 3.', 'programs-filter' );
		case 'title':
			return '' === $value ? __( 'Write a title.', 'programs-filter' ) : value_problem( 'excerpt', $value );
		case 'excerpt':
			// With the entities that WordPress may write.
			return strlen( esc_html( (string) $value ) ) > LONGEST_TEXT ? __( 'Shorten this text.', 'programs-filter' ) : '';
		case 'date':
			return null === Program\sanitize_datetime( (string) $value ) ? __( 'Write the day as 15/10/2027.', 'programs-filter' ) : '';
		case 'language':
			/* translators: %s: names of languages */
			return null === $value ? sprintf( __( 'Write one of these languages: %s.', 'programs-filter' ), implode( ', ', program_languages() ) ) : '';
		case 'slug':
			return '' === $value ? __( 'Write letters and numbers, such as open-choir.', 'programs-filter' ) : '';
		case 'categories':
			return are_categories_too_long( (string) $value ) ? __( 'Shorten this text.', 'programs-filter' ) : '';
		case 'password':
		case 'identifier':
			return mb_strlen( (string) $value ) > 255 ? __( 'Shorten this text.', 'programs-filter' ) : '';
		case 'web':
			return '' === $value ? '' : Program\get_fact_problem( 'url', $value );
	}

	return '';
}

/**
 * Makes values that contradict each other problems.
 *
 * @param Row $row     Row.
 * @param int $program Program that has the values that the row does not say; 0 for a new one.
 */
function take_out_contradictions( Row $row, int $program ): void {
	foreach ( Program\get_contradictions( row_facts( $row ), $program ) as $key => $problem ) {
		$fact                   = (string) Program\get_fact_by_meta_key( $key );
		$row->problems[ $fact ] = $problem;
		unset( $row->values[ $fact ] );
	}
}

/**
 * Whether the columns of beginning and end say all about the days of a program: an export leaves its sessions out.
 *
 * @param string $sessions Clean lines.
 */
function fits_date_columns( string $sessions ): bool {
	return Program\get_sessions_of_dates( ...array_values( Program\get_dates_of_sessions( $sessions ) ) ) === $sessions;
}

/**
 * Gives a row the sessions that its beginning and its end say. Beside sessions of several days these change nothing, which is said.
 *
 * @param Row $row     Row.
 * @param int $program Its program, which has the other date; 0 for a new one.
 */
function add_sessions_of_dates( Row $row, int $program ): void {
	$stored  = 0 === $program ? Program\get_empty_facts() : Program\stored_facts( $program );
	$stored  = Program\get_dates_of_sessions( $stored['sessions'] ) + $stored;
	$dates   = array_map( static fn( string $date ): string => (string) Program\sanitize_fact( 'moment', $date ), array_intersect_key( $row->values, Program\DERIVED_FACTS ) );
	$changed = array_keys( array_diff_assoc( $dates, array_intersect_key( $stored, Program\DERIVED_FACTS ) ) );
	$lines   = $row->values['sessions'] ?? null;
	if ( '' !== (string) $lines ) {
		// Those of an export that nobody has changed: another date beside them is one that somebody wants.
		$changed = isset( $row->values['id'] ) && Program\sanitize_fact( 'sessions', $lines ) === $stored['sessions'] ? $changed : array();
	} elseif ( array() !== ( '' === $lines ? $dates : $changed ) && ( '' === $lines || fits_date_columns( $stored['sessions'] ) || null !== Program\get_span( $stored['sessions'] ) ) ) {
		set_sessions_of_dates( $row, $dates, $stored );
		return;
	}
	foreach ( $changed as $fact ) {
		unset( $row->values[ $fact ] );
		$row->problems += array( $fact => __( 'The sessions say when the program begins and ends.', 'programs-filter' ) );
	}
}

/**
 * Gives a row the sessions between two dates, of which it may say one.
 *
 * @param Row                                 $row    Row.
 * @param array{start?: string, end?: string} $dates  Clean dates that it says.
 * @param Facts                               $stored Facts of its program.
 */
function set_sessions_of_dates( Row $row, array $dates, array $stored ): void {
	$span  = Program\get_span( $stored['sessions'] );
	$start = $dates['start'] ?? $stored['start'];
	$end   = $dates['end'] ?? $stored['end'];
	if ( null === $span && ! isset( $dates['end'] ) ) {
		// What takes place on one day, or in one night, moves with its hours.
		$day = substr( $start, 0, 10 );
		$day = substr( $end, 0, 10 ) > substr( $stored['start'], 0, 10 ) ? Program\day_after( $day ) : $day;
		$end = strlen( $start ) > 10 && strlen( $end ) > 10 && $day . substr( $end, 10 ) > $start ? $day . substr( $end, 10 ) : '';
	}
	if ( Program\ends_before_it_starts( $start, $end ) ) {
		$row->problems[ isset( $dates['end'] ) ? 'end' : 'start' ] = __( 'The end is before the beginning.', 'programs-filter' );
		if ( count( $dates ) < 2 ) {
			return;
		}
		$end = '';
	}
	$is_open = null !== $span && '' === $span['end'] && ! isset( $dates['end'] ) && '' !== $start;

	$row->values['sessions'] = $is_open ? substr( $start, 0, 10 ) . '/..' : Program\get_sessions_of_dates( $start, $end );
}

/**
 * The facts that a program has with those of a row.
 *
 * @param Row $row     Row.
 * @param int $program Program; 0 for a new one.
 * @return Facts
 */
function facts_of_row( Row $row, int $program ): array {
	$facts = 0 === $program ? Program\get_empty_facts() : Program\stored_facts( $program );
	foreach ( row_facts( $row ) as $key => $value ) {
		$facts[ (string) Program\get_fact_by_meta_key( $key ) ] = $value;
	}

	return Program\remove_inverted_ranges( Program\get_dates_of_facts( $facts ) + $facts );
}

/**
 * The facts of a row.
 *
 * @param Row $row Row.
 * @return array<string, string> Values as they are stored, by meta key.
 */
function row_facts( Row $row ): array {
	$meta = array();
	foreach ( array_intersect_key( Program\get_entered_fact_kinds(), $row->values ) as $fact => $kind ) {
		$meta[ Program\get_fact_meta_key( $fact ) ] = (string) Program\sanitize_fact( $kind, $row->values[ $fact ] );
	}

	return $meta;
}
