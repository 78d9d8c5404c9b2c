<?php
/**
 * The SQL by which a query of WordPress asks the index: which programs meet conditions, in the order of their next sessions if that is wanted. A
 * condition is one of some requests: spans of criteria, by one line of SQL; for programs that are not indexed yet by the same line in PHP (requests.php).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Returns what values of criteria ask for.
 *
 * @param array<string, list<string>> $wanted Values by criterion, as in the address.
 * @param int                         $now    Minute.
 * @return array<string, list<IndexRequest>> Conditions by criterion.
 */
function get_index_conditions( array $wanted, int $now ): array {
	$clock      = get_clock( $now );
	$conditions = array();
	foreach ( get_selectable_criteria( array_keys( $wanted ) ) as $key => $criterion ) {
		$requests = get_criterion_kinds()[ $criterion['kind'] ]['requests'];
		if ( '' === $criterion['taxonomy'] && null !== $requests && array() !== $wanted[ $key ] ) {
			$conditions[ $key ] = $requests( $wanted, $key, $clock );
		}
	}

	return $conditions;
}

/**
 * Returns the SQL of a condition.
 *
 * @param list<IndexRequest> $requests One of them.
 */
function get_condition_sql( array $requests ): string {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$any = array();
	foreach ( $requests as $request ) {
		list( 'criteria' => $criteria, 'by' => $by, 'hours' => $hours ) = $request;
		list( $from, $to ) = $request['span'];

		$ends = array(
			'span' => "low < $to AND high > $from",
			'low'  => "low < $to AND low >= $from",
			'high' => "high < $to AND high >= $from",
		);
		// No session is longer than a day: what is long past is not read.
		$bound = array() === array_diff( $criteria, array( SESSION, CANCELLED ) ) && $from > LOWEST ? ' AND low > ' . ( $from - DAY ) : '';
		$at    = array_map(
			static fn( array $one ): string => sprintf( null === $one[2] ? 'low %% %3$d BETWEEN %1$d AND %2$d' : '(low + %4$d) %% %5$d - %6$d BETWEEN %1$d AND %2$d', $one[0], $one[1] - 1, DAY, MONDAY, WEEK, DAY * (int) $one[2] ),
			$hours
		);
		$bound = $bound . ( array() === $at ? '' : ' AND (' . implode( ' OR ', $at ) . ')' );
		$any[] = sprintf( 'criterion IN (%s) AND %s', $wpdb->prepare( implode( ', ', array_fill( 0, count( $criteria ), '%s' ) ), $criteria ), $ends[ $by ] . $bound ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- As many placeholders as criteria.
	}

	return array() === $any ? '1 = 0' : '(' . implode( ') OR (', $any ) . ')';
}

/**
 * Returns the SQL of the programs that meet a condition.
 *
 * @param list<IndexRequest> $requests One of them.
 * @param bool               $is_walk  Whether programs are looked at one by one, until there are enough; else what few programs meet is read first.
 * @param string             $id       Column of the IDs; '' for that of posts.
 */
function get_requests_sql( array $requests, bool $is_walk = false, string $id = '' ): string {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$id    = '' === $id ? "$wpdb->posts.ID" : $id;
	$spans = get_index_table( 'spans' );
	$sql   = get_condition_sql( $requests );

	return $is_walk ? "1 = (SELECT 1 FROM $spans AS more WHERE more.program = $id AND ($sql) LIMIT 1)" : "$id IN (SELECT program FROM $spans WHERE $sql)";
}

/**
 * Returns clauses for WP_Query.
 *
 * @param array<list<IndexRequest>> $conditions Conditions that all programs meet.
 * @param bool                      $is_by_next Whether they are in the order of their next sessions.
 * @param int                       $now        Minute.
 * @param bool                      $is_few     Whether few are found, and then sorted.
 * @return array{where: string, join: string, orderby: string} Empty ones are those of the query.
 */
function get_index_clauses( array $conditions, bool $is_by_next, int $now, bool $is_few = false ): array {
	$where = array_values( array_map( static fn( array $requests ): string => get_requests_sql( $requests, $is_by_next && ! $is_few ), $conditions ) );

	return ( $is_by_next ? get_clauses_of_next_session( $now, $is_few ) : array() ) + array(
		'where'   => get_programs_sql( $where, static fn( array $entry ): bool => meet_conditions( $entry['spans'], $conditions ) ),
		'join'    => '',
		'orderby' => '',
	);
}

/**
 * Returns the SQL of programs that meet all of some conditions: of the indexed ones by SQL, of the others in memory.
 *
 * @param list<string>                      $stored   SQL for the indexed ones.
 * @param callable( IndexEntry, int ): bool $is_found Whether one that is not indexed is among them.
 * @param string                            $id       Column of the IDs; '' for that of posts.
 * @return string '' for all.
 */
function get_programs_sql( array $stored, callable $is_found, string $id = '' ): string {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$id      = '' === $id ? "$wpdb->posts.ID" : $id;
	$entries = get_unindexed_entries();
	$list    = static fn( array $some ): string => '(' . implode( ',', array( 0, ...array_keys( $some ) ) ) . ')';
	$made    = "$id IN " . $list( array_filter( $entries, $is_found, ARRAY_FILTER_USE_BOTH ) );
	if ( INDEX_READY !== get_index_state() ) {
		return $made;
	}

	if ( array() === $stored ) {
		return '';
	}
	$all = '(' . implode( ') AND (', $stored ) . ')';

	return array() === $entries ? $all : "$made OR ($id NOT IN " . $list( $entries ) . " AND $all)";
}

/**
 * Returns clauses for the order of next sessions: what began today counts until the day is over, and what has no session to come is at the end. Of two that
 * begin together, the older one comes first. The index has them in this order, which is why it is forced.
 *
 * @param int  $now    Minute.
 * @param bool $is_few Whether few programs are sorted, which are found by other conditions first.
 * @return array{join: string, orderby: string}
 */
function get_clauses_of_next_session( int $now, bool $is_few = false ): array {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$id       = "$wpdb->posts.ID";
	$is_ready = INDEX_READY === get_index_state();
	$today    = get_midnight_after( $now ) - DAY;
	// No session that is not over began before yesterday.
	$on      = "upcoming.program = $id AND upcoming.criterion = '" . SESSION . "' AND upcoming.low > " . ( $today - DAY ) . " AND upcoming.since <= $today AND upcoming.high > $today";
	$spans   = get_index_table( 'spans' ) . ' AS upcoming';
	$entries = get_unindexed_entries();
	if ( array() === $entries && $is_ready ) {
		return array(
			'join'    => " INNER JOIN $spans" . ( $is_few ? '' : ' FORCE INDEX (starts)' ) . " ON $on",
			'orderby' => 'upcoming.low, upcoming.program',
		);
	}
	$cases = ' WHEN 0 THEN 0';
	foreach ( $entries as $program => $entry ) {
		$cases .= sprintf( ' WHEN %d THEN %d', $program, get_next_beginning( $entry['spans'], $today ) );
	}

	return array(
		// From each program to its next session: all of them are sorted.
		'join'    => $is_ready ? " LEFT JOIN $spans ON $on" : '',
		'orderby' => "CASE $id$cases ELSE " . ( $is_ready ? 'COALESCE(upcoming.low, ' . ORDER_UNDATED . ')' : ORDER_UNDATED ) . " END, $id",
	);
}

/**
 * Returns clauses for the order of titles.
 *
 * @return array{join: string, orderby: string}
 */
function get_clauses_of_title(): array {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;

	return array(
		'join'    => ' INNER JOIN ' . get_index_table( 'index' ) . " AS named FORCE INDEX FOR ORDER BY (titles) ON named.program = $wpdb->posts.ID",
		'orderby' => 'named.title_key, named.program',
	);
}

/**
 * Returns the words that a search asks for.
 *
 * @param string $search Typed text.
 * @return list<IndexWord>
 */
function request_words( string $search ): array {
	$request = static function ( string $word ): array {
		$forms = array_map( __NAMESPACE__ . '\\encode_word', get_word_forms( $word ) );

		return array(
			'forms'  => $forms,
			'begins' => is_short_number( $word ) ? '' : $forms[0],
		);
	};

	return array_map( $request, array_map( 'strval', array_keys( search_patterns( $search ) ) ) );
}

/**
 * Returns the SQL of programs that meet one of some alternatives.
 *
 * @param list<IndexAlternative> $alternatives Alternatives.
 * @param bool                   $is_walk      Whether programs are looked at one by one, until there are enough.
 * @param string                 $id           Column of the IDs; '' for that of posts.
 * @return string '' for none.
 */
function get_alternatives_sql( array $alternatives, bool $is_walk = false, string $id = '' ): string {
	$any = array();
	foreach ( $alternatives as list( 'text' => $text, 'conditions' => $conditions, 'without' => $without ) ) {
		$all = array( get_words_sql( $text, $id ) );
		foreach ( $conditions as $requests ) {
			$all[] = get_requests_sql( $requests, $is_walk, $id );
		}
		foreach ( $without as $requests ) {
			// A program that has no such row is not one of which it is unknown.
			$all[] = 'NOT ' . get_requests_sql( $requests, false, $id );
		}
		$any[] = implode( ') AND (', array_unique( array_diff( $all, array( '' ) ) ) );
	}

	return array() === $any ? '' : '((' . implode( ')) OR ((', $any ) . '))';
}

/**
 * Returns the SQL of programs that have all words of a search.
 *
 * @param string $search Typed text.
 * @param string $id     Column of the IDs; '' for that of posts.
 * @return string '' where there is nothing to search.
 */
function get_words_sql( string $search, string $id = '' ): string {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$patterns = search_patterns( $search );
	if ( array() === $patterns ) {
		return '';
	}
	// Those that are counted are many: MariaDB would look at the words of one after the other.
	$is_counted = '' !== $id;
	$id         = $is_counted ? $id : "$wpdb->posts.ID";
	$stored     = array();
	foreach ( request_words( $search ) as list( 'forms' => $forms, 'begins' => $beginning ) ) {
		$in       = $wpdb->prepare( implode( ', ', array_fill( 0, count( $forms ), '%s' ) ), $forms ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- As many placeholders as forms.
		$begins   = '' === $beginning ? '' : $wpdb->prepare( ' OR word LIKE %s', $wpdb->esc_like( $beginning ) . '%' );
		$said     = 'SELECT DISTINCT program FROM ' . get_index_table( 'words' ) . " WHERE word IN ($in)$begins";
		$stored[] = "$id IN (" . ( $is_counted ? "SELECT program FROM ($said) AS said" : $said ) . ')';
	}
	if ( INDEX_READY === get_index_state() && Program\has_membership_checks() ) {
		// Who may read a program may have changed since.
		$found = array_map( 'intval', $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE " . implode( ' AND ', $stored ) ) ); // phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- Prepared above.
		_prime_post_caches( $found, false, false );
		$found  = array_column( array_filter( array_map( 'get_post', $found ), static fn( $post ): bool => null !== $post && Program\is_readable_without_password( $post ) ), 'ID' );
		$stored = array( "$id IN (" . implode( ',', array( 0, ...$found ) ) . ')' );
	}

	return get_programs_sql( $stored, static fn( array $entry ): bool => $entry['is_open'] && has_all_words( $entry['words'], $patterns ), $id );
}

/** Criteria of spans whose ends change what is said of a program. */
const ENDING = array( RUN, SESSION, CANCELLED, SIGNUP );

/**
 * Returns the next minute at which something is said of a program that was not said before: it begins, or it, a session or its sign-up ends. One step in
 * an index for each.
 *
 * @param int $now Minute.
 * @return int|null Null where nothing has such a minute. The year alone changes what is said of what is over.
 */
function query_next_moment( int $now ): ?int {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$next = array();
	foreach ( get_unindexed_entries() as $entry ) {
		foreach ( array_intersect_key( $entry['spans'], array_flip( ENDING ) ) as $criterion => $spans ) {
			$next = array_merge( $next, array_column( $spans, 1 ), RUN === $criterion ? array_column( $spans, 0 ) : array() );
		}
	}
	if ( INDEX_READY === get_index_state() ) {
		$table = get_index_table( 'spans' );
		$parts = array( "(SELECT MIN(low) FROM $table WHERE criterion = '" . RUN . "' AND low > $now)" );
		foreach ( ENDING as $criterion ) {
			$parts[] = "(SELECT MIN(high) FROM $table WHERE criterion = '$criterion' AND high > $now)";
		}
		/**
		 * Minutes; null for none.
		 *
		 * @var list<string|null> $row
		 */
		// phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- Constants and a number.
		$row  = $wpdb->get_row( 'SELECT ' . implode( ', ', $parts ), 'ARRAY_N' );
		$next = array_merge( $next, array_map( 'intval', $row ) );
	}
	$next = array_filter( $next, static fn( int $minute ): bool => $now < $minute && $minute < FAR_FUTURE );

	return array() === $next ? null : min( $next );
}

/**
 * Returns the programs of which something began or ended between two minutes.
 *
 * @param int $since First minute.
 * @param int $until Last minute.
 * @return list<int>
 */
function query_programs_of_moments( int $since, int $until ): array {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	if ( INDEX_READY !== get_index_state() ) {
		return array();
	}
	$table = get_index_table( 'spans' );
	$ends  = "'" . implode( "', '", ENDING ) . "'";
	// phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- Constants and numbers.
	$found = $wpdb->get_col( "SELECT program FROM $table WHERE criterion = '" . RUN . "' AND low BETWEEN $since AND $until UNION SELECT program FROM $table WHERE criterion IN ($ends) AND high BETWEEN $since AND $until" );

	return array_map( 'intval', array_values( $found ) );
}
