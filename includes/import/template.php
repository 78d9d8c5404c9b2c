<?php
/**
 * The sample sheet: the columns, two example programs, and a page that explains each column. The import reads it as it is.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * The columns of the template: their labels in the language of the user, or the names in an export where the import does not know the label.
 *
 * @return array<string, string>
 */
function template_header(): array {
	$header = array_intersect_key( export_header(), array_flip( columns_with( 'template' ) ) );
	$fields = array_keys( $header );
	$known  = columns_by_name( array_map( __NAMESPACE__ . '\\column_label', $fields ) );
	foreach ( $fields as $at => $field ) {
		$header[ $field ] = $known[ $at ] === $field ? column_label( $field ) : $header[ $field ];
	}

	return $header;
}

/**
 * The examples: a course and an event. Their dates are in the months to come.
 *
 * @return array{array<string, string>, array<string, string>} Cells by column.
 */
function template_examples(): array {
	$day = static fn( string $when ): string => ( new \DateTimeImmutable( $when, wp_timezone() ) )->format( 'Y-m-d' );

	return array(
		array(
			'title'        => __( 'Watercolor for beginners', 'programs-filter' ),
			'content'      => __( 'Water, light and color: eight afternoons to paint without fear of the blank page.', 'programs-filter' ),
			'categories'   => __( 'Art', 'programs-filter' ),
			'start'        => $day( 'first tuesday of +2 months' ),
			'end'          => $day( 'first tuesday of +2 months +7 weeks' ),
			'schedule'     => __( 'Tuesdays, 6 to 7:30 pm', 'programs-filter' ),
			'place'        => __( 'Workshop', 'programs-filter' ),
			'address'      => __( '1 Main Street', 'programs-filter' ),
			'audience'     => __( 'Adults', 'programs-filter' ),
			'price'        => Program\amount_text( '60' ),
			'signup_url'   => 'https://example.org/acuarela',
			'signup_until' => $day( 'first tuesday of +2 months -1 week' ),
			'email'        => 'info@example.org',
			'phone'        => '600 123 456',
		),
		array(
			'title'      => __( 'A night among the stars', 'programs-filter' ),
			'content'    => __( 'Moons, rings and nebulae, seen through the telescopes on the roof.', 'programs-filter' ),
			'categories' => __( 'Science', 'programs-filter' ) . ' | ' . __( 'Families', 'programs-filter' ),
			'start'      => $day( 'first saturday of +3 months' ) . ' 21:30',
			'end'        => $day( 'first saturday of +3 months' ) . ' 23:00',
			'place'      => __( 'Roof terrace', 'programs-filter' ),
			'price'      => __( 'Free', 'programs-filter' ),
		),
	);
}

/**
 * The first page: header and examples.
 *
 * @return list<list<string>>
 */
function template_rows(): array {
	$header = template_header();
	$empty  = array_fill_keys( array_keys( $header ), '' );
	$rows   = array( array_values( $header ) );
	foreach ( template_examples() as $example ) {
		$rows[] = array_values( array_intersect_key( array_replace( $empty, $example ), $empty ) );
	}

	return $rows;
}

/**
 * The second page: each column, what may be written into it, and an example.
 *
 * @return list<list<string>>
 */
function template_explanations(): array {
	list( $course, $event ) = template_examples();
	$rows                   = array( array( __( 'Column', 'programs-filter' ), __( 'What may be written', 'programs-filter' ), __( 'Example', 'programs-filter' ) ) );
	foreach ( template_header() as $field => $name ) {
		$rows[] = array( $name, sheet_columns()[ $field ]['explanation'], $event[ $field ] ?? $course[ $field ] ?? '' );
	}

	return $rows;
}
