<?php
/**
 * Ages for the filter and the search. They are numbers, or read in the words of "For whom": "De 6 a 12 años", "a partir de 16", "todas las edades".
 *
 * What comes first in the text counts, as the rest is mostly a condition: "De 6 a 12 años, menores de 8 acompañados". Only numbers, all ages and
 * adults are read: how old "jóvenes" are, each organisation sees in its own way.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Filters;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Age up to which ages are words that find a program. Nobody searches a number of years beyond. */
const OLDEST_SEARCHED = 18;

/** Parts of patterns. They meet folded text (words.php). */
const AGE_PARTS = array(
	// A number with or without its unit, and one that needs it. None of a date, an hour, a price or a grade.
	'{n}'      => '(?<![\d.,:\/])(\d{1,3})(?![\dºª:]|[.,]\d)(?: ?{unit})?',
	'{years}'  => '(?<![\d.,:\/])(\d{1,3})(?![\dºª:]|[.,]\d) ?{unit}',
	// A number of years also where no other noun follows: "8 a 12 personas" are no ages.
	'{age}'    => '(?<![\d.,:\/])(\d{1,3})(?![\dºª:]|[.,]\d)(?: ?{unit}|(?= ?(?:$|[,.;()·]|(?:y|e|i|con|amb|com|and|with)\b)))',
	'{unit}'   => '(años?|anos?|anys?|years?|yrs?|urte\w*|mes|meses|mesos|months?|hilabete\w*)\b',
	'{to}'     => ' ?(?:-|(?:y |i |e )?(?:hasta|fins|ate|ata)|to|al?|als|aos|y|e|i|and|(?<=tik))(?: (?:a )?(?:los|las|os|aos|als))? ?',
	// "Nivel 1 a 3" are none.
	'{before}' => '(?:^|[(,;:·] ?|\b(?:de|desde|des de|dende|entre|edad:?|edades:?|niñ[oa]s|from|between|ages?|aged|dels|dos) (?:los |las |os )?)',
	'{the}'    => '(?:los |las |os |els |as )?',
);

/** The kinds of patterns. Where two find the same number, the first one counts. */
const AGE_PATTERNS = array(
	array( 'range', '{before}{n}{to}{age}' ),
	array( 'range', '{n}{to}{years}' ),
	array( 'from', '\b(?:a partir (?:de|dels?|dos)|a partir d\'|des(?:de| de| dels)|dende|mayores de|majors de|maiores de|m[ae]s de|mais de|acima de|over|from|above|(?:edad )?minim[ao]:?(?: de)?) ?{the}{age}' ),
	array( 'from', '\+ ?{age}' ),
	array( 'from', '{n} ?(?:\+|(?:o|y|i|ou|e) (?:mas|mes|mais)\b|en adelante|en endavant|en diante|em diante|(?:and|or) (?:over|up|above|older)|old and over|aurrera|gora|(?<=tik) (?:aurrera|gora))' ),
	array( 'until', '\b(?:hasta|up to|fins als?|fins a|ata|ate|(?:edad )?maxim[ao]:?(?: de)?) {the}{age}' ),
	array( 'until', '{years} ?(?:bit)?arte' ),
	array( 'under', '\b(?:menores de|menors de|menos de|menys de|under|younger than|below) {the}{age}' ),
	array( 'range', '{years}(?! de\b)' ),
	array( 'all', '\b()(?:todas (?:las|as) edades|todas as idades|totes les edats|adin guzti|tod[oa]s? l?[oa]s publicos|tots els publics|todo publico|publico general|todo el (?:barrio|mundo)|cualquier edad|sin limite de edad|all ages|any age)' ),
	array( 'all', '^(?:para |en |toda la )*()(?:familias?|familiar|publico familiar|familie?s|familiak|everyone|guztientzat|abierto a tod[oa]s)\.?$' ),
	array( 'adults', '^(?:solo |para |publico |personas |jovenes y |joves i |xoves e |jovens e )*()(?:adult[oa]s?|adultes?|adults|heldu\w*)(?: y (?:personas )?mayores)?(?= ?(?:$|[,.;(·]|con (?!niñ|beb|hij|menor|su)))' ),
);

/**
 * Returns the ages that facts say: as numbers, else in words.
 *
 * @param Facts $facts Facts.
 * @return string As age_ranges().
 */
function ages_of_facts( array $facts ): string {
	$range = Program\age_range( $facts );

	return '' === $range ? age_ranges( $facts['audience'] ) : $range;
}

/**
 * Returns the ages that a text says. Each text is read once: a card needs them for the filter and for the search, and many programs say the same.
 *
 * @param string $audience Text, in UTF-8.
 * @return string Ranges with a space between them, such as `6-12`, `16-` or `0-5 8-10`; '' where it has none that can be read.
 */
function age_ranges( string $audience ): string {
	static $read = array();

	$read[ $audience ] = $read[ $audience ] ?? ages_in_text( $audience );

	return $read[ $audience ];
}

/**
 * Reads the ages in a text.
 *
 * @param string $audience Text, in UTF-8.
 * @return string As age_ranges().
 */
function ages_in_text( string $audience ): string {
	static $patterns = array();

	if ( array() === $patterns ) {
		foreach ( AGE_PATTERNS as list( $kind, $pattern ) ) {
			$patterns[] = array( $kind, '/' . strtr( strtr( $pattern, AGE_PARTS ), AGE_PARTS ) . '/u' );
		}
	}
	$text  = trim( (string) preg_replace( array( '/[‐-―−]/u', '/[\s\x{a0}]+/u' ), array( '-', ' ' ), folded_text( $audience ) ) );
	$first = PHP_INT_MAX;
	$found = array();
	foreach ( $patterns as list( $kind, $pattern ) ) {
		preg_match_all( $pattern, $text, $matches, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		$ranges = array_diff( array_map( static fn( array $match ): string => range_of_match( $kind, array_column( $match, 0 ) ), $matches ), array( '' ) );
		if ( array() !== $ranges && $matches[0][1][1] < $first ) {
			$first = $matches[0][1][1];
			// "De 3 a 5 y de 6 a 8 años": of ranges there may be several.
			$found = 'range' === $kind ? $ranges : array_slice( $ranges, 0, 1 );
		}
	}

	return implode( ' ', array_unique( $found ) );
}

/**
 * Returns the range that a pattern found.
 *
 * @param string       $kind  Kind of the pattern.
 * @param list<string> $match Match: the first number, its unit, the second number, its unit.
 * @return string '' for numbers that are no ages.
 */
function range_of_match( string $kind, array $match ): string {
	if ( 'all' === $kind || 'adults' === $kind ) {
		return 'all' === $kind ? ANY_NUMBER : '18-';
	}
	$unit = $match[2] ?? '';
	$last = (int) ( $match[3] ?? $match[1] );
	// "De 6 a 18 meses": the unit stands once.
	$low  = age_in_years( (int) $match[1], '' === $unit ? $match[4] ?? '' : $unit );
	$high = age_in_years( 'under' === $kind ? $last - 1 : $last, $match[4] ?? $unit );
	if ( 'from' === $kind ) {
		return $low > OLDEST ? '' : "$low-";
	}
	if ( 'range' !== $kind ) {
		$low = 0;
	}

	return $low > $high || $high > OLDEST ? '' : "$low-$high";
}

/**
 * Returns an age in whole years.
 *
 * @param int    $number Years or months.
 * @param string $unit   Unit; '' for years.
 */
function age_in_years( int $number, string $unit ): int {
	return 1 === preg_match( '/^(?:m|hilabete)/', $unit ) ? intdiv( $number, 12 ) : $number;
}

/**
 * Returns the ages in ranges, for the search.
 *
 * @param string $ranges Result of age_ranges().
 * @return list<int> None where all ages are welcome.
 */
function ages_to_search( string $ranges ): array {
	$ages = array();
	foreach ( ANY_NUMBER === $ranges ? array() : numeric_ranges( $ranges ) as list( $low, $high ) ) {
		$last = min( $high ?? OLDEST_SEARCHED, OLDEST_SEARCHED );
		$ages = array_merge( $ages, $low > $last ? array() : range( (int) $low, (int) $last ) );
	}

	return $ages;
}
