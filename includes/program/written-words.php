<?php
/**
 * The words of written days and hours in the languages of the plugin, and how a text is divided into them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Names of the days of the week, from Monday: Spanish, English, Catalan, Galician, Basque, Portuguese; without accents. */
const WEEKDAY_NAMES = array(
	1 => 'lunes|lun|monday|mon|dilluns|dl|luns|segundas?(?:-feiras?)?|seg|astelehen[a-z]*',
	'martes|mar|tuesday|tues?|dimarts|dt|tercas?(?:-feiras?)?|ter|astearte[a-z]*',
	'miercoles|mie|wednesday|wed|dimecres|dc|mercores|mer|quartas?(?:-feiras?)?|qua|asteazken[a-z]*',
	'jueves|jue|thursday|thu|dijous|dj|xoves|xov|quintas?(?:-feiras?)?|qui|ostegun[a-z]*',
	'viernes|vie|friday|fri|divendres|dv|venres|ven|sextas?(?:-feiras?)?|sex|ostiral[a-z]*',
	'sabado|sab|saturday|sat|dissabte|ds|larunbat[a-z]*',
	'domingo|dom|sunday|sun|diumenge|dg|igande[a-z]*',
);

/** Short names of the days of the week that stand alone in Spanish, from Monday. */
const WEEKDAY_LETTERS = array(
	1 => 'l|lu',
	'm|ma',
	'x|mi',
	'j|ju',
	'v|vi',
	's|sa',
	'd|do',
);

/** Several days of the week, and words before and between them. */
const SAID_DAYS        = array(
	'(?:(?:todos los|todos os|tots els|cada|every) ?(?:dias?|dies|dia|day)|a? ?diario|daily|egunero)' => array( 1, 2, 3, 4, 5, 6, 7 ),
	'(?:fin(?:es)? de semana|caps? de setmana|fins de semana|weekends?|asteburu[a-z]*)' => array( 6, 7 ),
);
const BEFORE_WEEKDAYS  = '(?:todos|todas|tots|totes|cada|every|each|on|los|las|els|les|os|as|aos|nos|nas|el|de|del|dels|dos|das)';
const BETWEEN_WEEKDAYS = '~ ?[,/&+] ?(?:(?:y|e|i|and|eta) )?| (?:y|e|i|and|eta) ~';
const UNTIL_WEEKDAY    = '(?:al?|ao|hasta|to|through|until|fins a?|ate|ata)';

/** Which ones of a month, by the ordinals of sessions; and the words behind the weekday. */
const MONTH_ORDINALS   = array(
	'1'  => 'primer(?:[oa]?s?)|primeir[oa]s?|first|lehen(?:engo)?|1\.?(?:er|o|st)',
	'2'  => 'segund[oa]s?|segons?|second|bigarren|2\.?(?:o|do|nd)',
	'3'  => 'tercer(?:[oa]?s?)|terceir[oa]s?|third|hirugarren|3\.?(?:er|o|rd)',
	'4'  => 'cuart[oa]s?|quart(?:[oa]?s?)|fourth|laugarren|4\.?(?:o|to|th)',
	'-1' => 'ultim(?:[oa]?s?)|darrers?|last|azken',
);
const BEFORE_ORDINAL   = '(?:el|la|los|els|the|o|a|os|on|on the|cada|hil bakoitzeko) |l\'';
const BETWEEN_ORDINALS = '(?:, ?| (?:y|i|e|and|eta) )(?:(?:el|la|the|o|a) |l\')?';
const OF_EACH_MONTH    = '(?:de|del|do|of)(?: cada| the| each| every)? (?:mes|month)';
const DAYS_OF_MONTH    = '(?|(?:dias?|days?|dies) (\d{1,2}(?:(?:, | (?:y|i|e|and) )\d{1,2})*)|(\d{1,2}(?:(?:, | eta )\d{1,2})*)\. egunak?)';

/** Names of the months: Spanish, English, Catalan, Galician, Basque, Portuguese; without accents. */
const MONTH_NAMES = array(
	1 => 'ene(?:ro)?|jan(?:uary|eiro)?|gen(?:er)?|xan(?:eiro)?|urt(?:arril[a-z]*)?',
	'feb(?:rero|ruary|rer|reiro)?|fev(?:ereiro)?|ots(?:ail[a-z]*)?',
	'mar(?:zo|ch|c|co|txo[a-z]*)?',
	'abr(?:il)?|apr(?:il)?|api(?:ril[a-z]*)?',
	'mayo?|mai(?:g|o|atz[a-z]*)?',
	'jun(?:io|e|y|ho)?|xun(?:o)?|eka(?:in[a-z]*)?',
	'jul(?:io|y|iol|ho)?|xul(?:lo)?|uzt(?:ail[a-z]*)?',
	'ago(?:sto|st)?|aug(?:ust)?|ag|abu(?:ztu[a-z]*)?',
	'sep(?:t|tiembre|tember)?|set(?:iembre|embre|embro)?|ira(?:il[a-z]*)?',
	'oct(?:ubre|ober)?|out(?:ubro)?|urr(?:i[a-z]*)?',
	'nov(?:iembre|ember|embre|embro)?|aza(?:ro[a-z]*)?',
	'dic(?:iembre)?|dec(?:ember|embro)?|des(?:embre)?|dez(?:embro)?|abe(?:ndu[a-z]*)?',
);

/** A time of a clock, and its signs: a mere number is none, and "20.10" may be a day and a month. */
const CLOCK_PATTERN = '\d{1,2}(?!\d)(?: ?[:.h\'] ?\d{2}(?!\d)(?::\d{2}(?:[.,]\d+)?)?)?(?: ?[ap]\.? ?m(?![a-z])\.?)?'
	. '(?: ?(?:hrs?|hs|horas?|hores|hours?|orduetan|h)(?![a-z0-9])\.?)?';
const CLOCK_SIGN    = '/\d ?[:h\']|\d ?[ap]\.? ?m|\bl[ae]s? \d|^(?:at|as) \d|'
	. 'tarde|noche|manana|madrugada|medi|tarda|matins?|nit|manha|noite|morning|afternoon|evening|goiz|arrats/';

/** Part of a day behind an hour, and beside weekdays. */
const DAY_PART  = '(?:(?:de|por|en|a|pela|pola|da|na|del|al|in) )?(?:(?:la|las|el|the) )?'
	. '(?:mananas?|tardes?|noches?|madrugada|mediodia|matins?|tarda|nits?|manhas?|noites?|morning|afternoon|evening|goizez|arratsaldez)';
const MORNINGS  = '/manana|madrugada|mati|manha|morning/';
const OTHER_DAY = '/tarde|noche|tarda|nit|noite|afternoon|evening/';

/** What follows a number that is no day: "20 €", "3 a 6 años", "12 plazas". */
const UNIT = '(?:€|\$|%|eur(?:os?)?|anos?|anys?|years?|urte|plazas?|places|prazas?|personas?|participantes|'
	. 'meses|mesos|months|semanas|setmanes|weeks|sesion(?:es)?|sessions?|clases?|minutos?|minuts?|min|eso|primaria|infantil|cursos?|km|grupos?)(?![a-z])';

/** What stands before a day that is the name of a street. */
const STREET = '(?:calle|avenida|avda|av|plaza|pza|paseo|c/|carrer|avinguda|placa|passeig|rua|praza|praca)\.?';

/**
 * Kinds of words by pattern, in the order in which they are tried. "of" stands before days and is no more than a sign that they are bounds.
 *
 * - except, holidays, every, season: "excepto" before days, "excepto festivos", "cada 2 semanas", "2026-2027"
 * - from, until, to, and, stop: "desde", "hasta" or a hyphen, a comma, a new line
 * - time, part: times without days of their own, such as "verano", and "por la tarde"
 */
const WORD_KINDS = array(
	'from'     => 'desde|a partir(?: d(?:e|el|os?|as?))?|from|des (?:de|del|d\')|since|starting|(?:inicio|comienzo|empieza|comienza|inici|comeza)(?: ?:)?',
	'holidays' => '(?:(?:solo )?(?:los )?dias )?lectivos|\(?(?:excepto|salvo|menos|except|excepte|exceto|agas?|no|sin|exceptuando)'
		. '(?: (?:los|els|os|public|dias?|dies|en))* (?:festivos?|festius?|feriados?|holidays|vacaciones|vacances|vacacions|ferias)(?: (?:escolares|nacionales|locales|y vacaciones))?\)?',
	'except'   => 'excepto|salvo|menos|except(?: for)?|excepte|exceto|agas|exceptuando|saiorik gabe:',
	'time'     => '(?:todo )?(?:el |o )?(?:curso|curs|temporada|ano escolar|course)(?: (?:escolar|academico|lectivo))?'
		. '(?: (?:19|20)\d\d ?[-\/] ?(?:20)?\d\d)?'
		. '|(?:en |todo el |el )?(?:verano|invierno|otono|primavera|estiu|hivern|tardor|inverno|veran|outono|verao|summer|winter|autumn|spring|uda|negua)'
		. '(?: (?:de |del )?(?:19|20)\d\d)?|todo el ano|semana santa|setmana santa|navidad(?:es)?|nadal|natal|gabonak|pascua|carnaval(?:es)?'
		. '|(?:primer|segundo|tercer|1er|2o|3er) (?:trimestre|cuatrimestre|semestre)',
	'until'    => 'hasta|until|till|through|fins(?: al?)?|ate|ata|(?:fin|final|finaliza|termina|acaba)(?: ?:)?',
	'part'     => DAY_PART,
	'of'       => 'de|del|dels|do|dos|da|das|of|en|on|in|el|la|los|las|els|les|o|os|as|the|dias?|dies|days?|cada|todos|todas|tots|totes|every|each'
		. '|meses|mes(?= de\b)|semana(?= del? \d)|durante',
	'between'  => 'entre|between',
	'to'       => 'al?|ao|to',
	'and'      => 'y|e|i|and|eta',
);
const SIGN_KINDS = array(
	'of'      => '[dl]\'',
	'to'      => '-',
	'and'     => '[,/&+]',
	'stop'    => '[\n;|:.]|·',
	'bracket' => '[()]',
);

/** Dashes and quotes as they are read. */
const SIGNS = array(
	'‐' => '-',
	'‑' => '-',
	'‒' => '-',
	'–' => '-',
	'—' => '-',
	'−' => '-',
	'’' => "'",
	'‘' => "'",
	'`' => "'",
	'´' => "'",
);

/** Words for a date that is not known yet, without anything but letters and digits; '' is a text without letters, such as a dash. */
const UNKNOWN_DATES = 'tbd|tba|sf|nd|na|(?:por|a)(?:definir|confirmar|determinar|concretar)|pendientes?|pendientede.*|sin(?:fecha|confirmar|determinar)|proximamente|consult.*|perconfirmar|perdeterminar|aconfirmar|adefinir|zehazteko|';

/**
 * Whether a text says that a date is not known yet.
 *
 * @param string $text Such as "TBD", "Por definir", "–".
 */
function is_unknown_date( string $text ): bool {
	return '' !== $text && 1 === preg_match( '/^(?:' . UNKNOWN_DATES . ')$/D', (string) preg_replace( '/[^a-z0-9]+/', '', strtolower( remove_accents( $text ) ) ) );
}

/**
 * A text without case and accents, with one kind of space, dash and quote.
 *
 * @param string $text Text.
 * @return array{string, list<int>} Plain text; the place in the text for each of its bytes, and for its end.
 */
function plain_words( string $text ): array {
	$plain  = '';
	$places = array();
	preg_match_all( '/[\p{L}\p{M}]+|[0-9]+|./us', $text, $units, PREG_OFFSET_CAPTURE );
	foreach ( $units[0] ?? array() as list( $unit, $place ) ) {
		if ( 1 === preg_match( '/^[\p{L}\p{M}]/u', $unit ) ) {
			$unit = strtolower( remove_accents( $unit ) );
		} elseif ( 1 === preg_match( '/^(?:[^\S\n]|\p{Z})/u', $unit ) ) {
			$unit = ' ' === substr( $plain, -1 ) ? '' : ' ';
		}
		$unit   = SIGNS[ $unit ] ?? $unit;
		$plain .= $unit;
		for ( $byte = 0; $byte < strlen( $unit ); $byte++ ) { // phpcs:ignore Generic.CodeAnalysis.ForLoopWithTestFunctionCall, Squiz.PHP.DisallowSizeFunctionsInLoops -- A few bytes.
			$places[] = $place;
		}
	}
	$places[] = strlen( $text );

	return array( $plain, $places );
}

/**
 * Divides a text into words of days and hours, and others.
 *
 * @param string $text           Text.
 * @param bool   $is_month_first Whether "3/4/2026" is the fourth of March.
 * @return list<WrittenWord>
 */
function written_words( string $text, bool $is_month_first = false ): array {
	list( $plain, $places ) = plain_words( $text );
	$words                  = array();
	$length                 = strlen( $plain );
	$at                     = strspn( $plain, ' ' );
	while ( $at < $length ) {
		$word           = next_written_word( $plain, $at, $words, $is_month_first );
		$end            = $at + $word['length'];
		$word['text']   = rtrim( $word['text'] );
		$word['start']  = $places[ $at ];
		$word['length'] = $places[ $end ] - $word['start'];
		$words[]        = $word;
		$at             = $end + strspn( $plain, ' ', $end );
	}

	return $words;
}

/**
 * The word at a place of a plain text.
 *
 * @param string            $plain          Plain text.
 * @param int               $at             Place.
 * @param list<WrittenWord> $before         Words before it.
 * @param bool              $is_month_first Whether "3/4/2026" is the fourth of March.
 * @return WrittenWord
 */
function next_written_word( string $plain, int $at, array $before, bool $is_month_first ): array {
	$is_number = ctype_digit( $plain[ $at ] );
	$kinds     = array_column( array_slice( $before, -1 ), 'kind' );
	$is_beside = array() !== array_intersect( $kinds, array( 'day', 'month', 'year', 'weekdays', 'hours' ) );
	$word      = every_at( $plain, $at ) ?? ( $is_number ? day_at( $plain, $at, $is_month_first ) : null ) ?? hours_at( $plain, $at, $is_beside );
	if ( null !== $word ) {
		return $word;
	}
	$street = $is_number || ! in_array( $plain[ $at ], array( 'a', 'c', 'p', 'r' ), true ) ? array() : found_at( STREET . ' (?:del? )?\d{1,2} (?:de |d\')?' . months_pattern() . '(?![a-z])', $plain, $at );
	if ( array() !== $street ) {
		return written_word( 'other', $street[0] );
	}
	$names = is_month_at( $plain, $at, $before ) ? '' : weekdays_at( $plain, $at );
	if ( '' !== $names ) {
		return written_word( 'weekdays', $names, array( 'names' => names_of_weekdays( rtrim( $names, ' .,' ) ) ) );
	}

	return $is_number ? number_at( $plain, $at, $is_month_first ) : name_at( $plain, $at );
}

/**
 * A word of a text.
 *
 * @param string                    $kind Kind.
 * @param string                    $text Plain text.
 * @param array<string, int|string> $said What it says.
 * @return WrittenWord
 */
function written_word( string $kind, string $text, array $said = array() ): array {
	// @phpstan-ignore return.type (what is said has these types)
	return $said + array(
		'kind'   => $kind,
		'text'   => $text,
		'start'  => 0,
		'length' => strlen( $text ),
		'year'   => 0,
		'month'  => 0,
		'day'    => 0,
		'names'  => '',
		'from'   => '',
		'to'     => '',
	);
}

/**
 * What a pattern finds at a place of a plain text.
 *
 * @param string $pattern Pattern.
 * @param string $plain   Plain text.
 * @param int    $at      Place.
 * @return array<string> Nothing where it does not match.
 */
function found_at( string $pattern, string $plain, int $at ): array {
	return 1 === preg_match( "~\\G(?:$pattern)~D", $plain, $found, 0, $at ) ? $found : array();
}

/** The names of the months as a pattern, which marks its alternatives with the number of the month. */
function months_pattern(): string {
	static $pattern = '';
	foreach ( '' === $pattern ? MONTH_NAMES : array() as $number => $names ) {
		$pattern .= ( '' === $pattern ? '' : '|' ) . "(?:$names)(*MARK:$number)";
	}

	return "(?:$pattern)";
}

/**
 * "Cada 2 semanas" at a place of a plain text.
 *
 * @param string $plain Plain text.
 * @param int    $at    Place.
 * @return WrittenWord|null
 */
function every_at( string $plain, int $at ): ?array {
	if ( 1 !== preg_match( '~\G(?:\d|a cada|cada|every)~', $plain, $found, 0, $at ) ) {
		return null;
	}
	$numbers = array(
		'dos'  => 2,
		'duas' => 2,
		'dues' => 2,
		'two'  => 2,
		'tres' => 3,
	);
	$number  = '(?<number>\d{1,2}|' . implode( '|', array_keys( $numbers ) ) . ')';
	$spans   = '(?:semanas?|setmanes|weeks|meses|mesos|months)(?![a-z])';
	$found   = found_at( "(?:a )?(?:cada|every) $number $spans|(?<astero>\\d{1,2}) (?:astero|hilero|(?:astean|hilean) behin)(?![a-z])", $plain, $at );
	$said    = '' === ( $found['number'] ?? '' ) ? $found['astero'] ?? '' : $found['number'];

	return array() === $found ? null : written_word( 'every', $found[0], array( 'day' => $numbers[ $said ] ?? (int) $said ) );
}

/**
 * A day with its year at a place of a plain text, or years of a season, or a number that is none of a day.
 *
 * @param string $plain          Plain text.
 * @param int    $at             Place.
 * @param bool   $is_month_first Whether "3/4/2026" is the fourth of March.
 * @return WrittenWord|null
 */
function day_at( string $plain, int $at, bool $is_month_first ): ?array {
	// "5/6/7 de abril", "2-9-16-23 de marzo": these are days.
	$year  = '(?<year>[1-9]\d{3}|\d{2})(?![\d:]| ?(?:de |d\')?' . months_pattern() . '(?![a-z]))';
	$parts = digits_pattern( ' ?(?<sign>[-/.]) ?', $is_month_first );
	foreach ( array(
		'(?<year>[1-9]\d{3})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})(?:t(?=\d\d:)|(?!\d))',
		"$parts ?\\k<sign> ?$year(?!\\k<sign>\\d)",
		'(?<day>\d{1,2})[-/. ]' . months_pattern() . "[-/. ]$year(?! ?h)",
		// As databases write it.
		'(?<year>(?:19|20)\d\d)(?<month>0[1-9]|1[0-2])(?<day>0[1-9]|[12]\d|3[01])(?!\d)',
	) as $pattern ) {
		$found = found_at( $pattern, $plain, $at );
		if ( array() !== $found ) {
			return word_of_day( $found );
		}
	}
	$found = found_at( '24/7|\d+(?:[.,/]\d+)?(?: ?- ?\d+| (?:al?|y|o|to) \d+)? ?' . UNIT, $plain, $at );
	if ( array() !== $found ) {
		return written_word( 'other', $found[0] );
	}
	$found = found_at( '(?<from>(?:19|20)\d\d) ?[-/] ?(?<to>(?:19|20)?\d\d)(?!\d|[-/.]\d)', $plain, $at );
	if ( array() === $found ) {
		return null;
	}
	$last = (int) ( substr( $found['from'], 0, 4 - strlen( $found['to'] ) ) . $found['to'] );

	return (int) $found['from'] === $last - 1 ? written_word( 'season', $found[0], array( 'year' => $last ) ) : null;
}

/**
 * A day and a month in digits as a pattern.
 *
 * @param string $between        What is between them.
 * @param bool   $is_month_first Whether the month comes first.
 */
function digits_pattern( string $between, bool $is_month_first ): string {
	return $is_month_first ? "(?<month>\\d{1,2})$between(?<day>\\d{1,2})" : "(?<day>\\d{1,2})$between(?<month>\\d{1,2})";
}

/**
 * A day by what a pattern found.
 *
 * @param array<string> $found What it found.
 * @return WrittenWord One of the kind "wrong" where there is no such day.
 */
function word_of_day( array $found ): array {
	$year  = (int) ( $found['year'] ?? '' ) + ( 2 === strlen( $found['year'] ?? '' ) ? 2000 : 0 );
	$month = (int) ( $found['MARK'] ?? $found['month'] ?? '' );
	$day   = (int) ( $found['day'] ?? '' );

	// Without a year, 29 February may be one.
	return written_word( checkdate( $month, $day, 0 === $year ? 2028 : $year ) ? 'day' : 'wrong', $found[0], compact( 'year', 'month', 'day' ) );
}

/**
 * A day without a year, a year or another number at a place of a plain text.
 *
 * @param string $plain          Plain text.
 * @param int    $at             Place.
 * @param bool   $is_month_first Whether "3/4" is the fourth of March.
 * @return WrittenWord
 */
function number_at( string $plain, int $at, bool $is_month_first ): array {
	// "5/6/7 de abril".
	$found = found_at( '(?<day>\d{1,2})(?=(?:/\d{1,2})+ (?:de |d\')?' . months_pattern() . '(?![a-z]))', $plain, $at );
	if ( array() !== $found ) {
		return written_word( 'number', $found[0], array( 'day' => (int) ( $found['day'] ?? '' ) ) );
	}
	$found = found_at( digits_pattern( '/', $is_month_first ) . '(?![\d/.:]|-\d{4})', $plain, $at );
	// "15-mar", as spreadsheets show it.
	$found = array() === $found ? found_at( '(?<day>\d{1,2})-' . months_pattern() . '(?![a-z])\.?', $plain, $at ) : $found;
	if ( array() !== $found ) {
		return word_of_day( $found );
	}
	$found = found_at( '(?<year>(?:19|20|21)\d\d|2\.0\d\d)(?:ko)?(?![a-z0-9]|[/.:]\d)', $plain, $at );
	if ( array() !== $found ) {
		return written_word( 'year', $found[0], array( 'year' => (int) str_replace( '.', '', $found['year'] ?? '' ) ) );
	}
	$found = found_at( '(?<day>[1-9]|[12]\d|3[01])(?:\.?o|a|st|nd|rd|th|\.?er|an|ean|ra|tik)?(?![a-z0-9]|[/.:]\d)', $plain, $at );
	if ( array() !== $found ) {
		return written_word( 'number', $found[0], array( 'day' => (int) ( $found['day'] ?? '' ) ) );
	}

	return written_word( 'other', found_at( '\d+[a-z]*', $plain, $at )[0] );
}

/**
 * A month, one of WORD_KINDS, a sign or another word at a place of a plain text.
 *
 * @param string $plain Plain text.
 * @param int    $at    Place.
 * @return WrittenWord
 */
function name_at( string $plain, int $at ): array {
	// "Des de" is no December.
	static $pattern = '';
	if ( '' === $pattern ) {
		$kinds = array();
		foreach ( WORD_KINDS as $kind => $words ) {
			$kinds[] = "(?:$words)(?:(?<=[:)])|(?![a-z0-9]))(*MARK:$kind)";
			if ( 'from' === $kind ) {
				// "Des de" is no December.
				$kinds[] = months_pattern() . '(?![a-z])\.?';
			}
		}
		foreach ( SIGN_KINDS as $kind => $signs ) {
			$kinds[] = "(?:$signs)(*MARK:$kind)";
		}
		$pattern = implode( '|', $kinds );
	}
	$found = found_at( $pattern, $plain, $at );
	$mark  = $found['MARK'] ?? '';
	if ( '' !== $mark ) {
		return is_numeric( $mark ) ? written_word( 'month', $found[0], array( 'month' => (int) $mark ) ) : written_word( $mark, $found[0] );
	}

	return written_word( 'other', found_at( "[a-z0-9']+|(?s:.)", $plain, $at )[0] );
}

/**
 * Hours as patterns: from one to another, and one.
 *
 * @return list<string>
 */
function hours_patterns(): array {
	$before  = '(?:(?:a|de|des de|desde|from|at|as|das|a partir de) )?(?:l[ae]s? |as )?';
	$between = ' ?(?:-|al?|hasta|to|until|fins(?: a)?|ate|as) ?(?:l[ae]s? |as )?';
	// "10-12 de enero" are days, "10:00-12:00 de enero" are hours.
	$days   = ' ?(?:de |d\')?(?:' . implode( '|', MONTH_NAMES ) . ')(?![a-z])';
	$behind = "(?![a-z0-9]| ?/ ?\\d|[.:]\\d)(?:(?<=:\\d\\d)|(?!$days))(?<part> " . DAY_PART . '(?![a-z]))?';
	$from   = "$before(?<from>" . CLOCK_PATTERN . ')';

	return array( "~\\G$from$between(?<to>" . CLOCK_PATTERN . ")(?!-\\d)$behind~", "~\\G$from$behind~" );
}

/**
 * The hours at a place of a plain text: one, or from one to another.
 *
 * @param string $plain     Plain text.
 * @param int    $at        Place.
 * @param bool   $is_beside Whether days are before them: "18.30" is an hour then.
 * @return WrittenWord|null One of the kind "wrong" where there are no such hours.
 */
function hours_at( string $plain, int $at, bool $is_beside ): ?array {
	static $patterns = array();
	if ( 1 !== preg_match( '~\G[a-z\' ]{0,16}\d~', $plain, $found, 0, $at ) ) {
		return null;
	}
	if ( array() === $patterns ) {
		$patterns = hours_patterns();
	}
	foreach ( $patterns as $pattern ) {
		if ( 1 !== preg_match( $pattern, $plain, $found, 0, $at ) ) {
			continue;
		}
		list( $from, $to, $part ) = array( $found['from'], $found['to'] ?? '', $found['part'] ?? '' );
		$last                     = '' === $to ? $from : $to;
		// "20.10" may be a day and a month.
		$is_clock = 1 === preg_match( CLOCK_SIGN, $found[0] ) || 1 === preg_match( $is_beside ? '/\d\.\d/' : '/\d\.\d.*\d\.\d/', $found[0] );
		// "2 horas" and "(2 h)" are how long it lasts.
		$is_note = '(' === substr( $plain, $at - 1, 1 ) && ! str_contains( $found[0], ':' );
		if ( ! $is_clock || ( '' === $to && $is_note ) || ( '' === $to && 1 === preg_match( '/^(?:24 ?h|(?:de )?[1-6] (?:horas?|hores|hours?)|de \d ?h)/', $found[0] ) ) ) {
			continue;
		}
		if ( '' !== $part && 1 === preg_match( '/^(\d{1,2})(?!.*[ap]\.? ?m)(.*?)(?: ?h.*)?$/D', $last, $hour ) && (int) $hour[1] <= 12 ) {
			$is_morning = 1 === preg_match( MORNINGS, $part ) || ( '12' === $hour[1] && str_contains( $part, 'noche' ) );
			$half       = $is_morning ? ' am' : ( 1 === preg_match( OTHER_DAY, $part ) ? ' pm' : '' );
			$last       = '' === $half ? $last : $hour[1] . $hour[2] . $half;
		}
		list( $from, $to ) = '' === $to ? clock_times( $last, '' ) : clock_times( $from, $last );

		return null === $from || null === $to ? written_word( 'wrong', $found[0] ) : written_word( 'hours', $found[0], compact( 'from', 'to' ) );
	}

	return null;
}

/**
 * Whether the name of a month is at a place of a plain text. "Mar" is a month beside a number or a year, else a day of the week.
 *
 * @param string            $plain  Plain text.
 * @param int               $at     Place.
 * @param list<WrittenWord> $before Words before it.
 */
function is_month_at( string $plain, int $at, array $before ): bool {
	if ( 1 !== preg_match( '~\G(?:' . implode( '|', MONTH_NAMES ) . ')(?![a-z])\.?~', $plain, $found, 0, $at ) ) {
		return false;
	}
	$kinds = array_column( array_slice( $before, -2 ), 'kind' );

	return 'mar' !== rtrim( $found[0], '.' ) || in_array( 'number', $kinds, true ) && 'and' !== end( $kinds ) || 'month' === ( $kinds[0] ?? '' )
		|| 1 === preg_match( '~\G\.? ?(?:del? )?(?:\d{1,2}(?:st|nd|rd|th)?,? )?(?:19|20)\d\d(?! ?[-/])~', $plain, $found, 0, $at + 3 );
}

/**
 * The days of the week at a place of a plain text, as far as they can be read together.
 *
 * @param string $plain Plain text.
 * @param int    $at    Place.
 * @return string '' for none.
 */
function weekdays_at( string $plain, int $at ): string {
	static $patterns = array();
	if ( array() === $patterns ) {
		$names    = '(?:' . implode( '|', WEEKDAY_NAMES ) . ')s?(?![a-z])\.?';
		$before   = '(?:' . BEFORE_WEEKDAYS . ' )*';
		$between  = '(?: ?[,/&+] ?(?:(?:y|e|i|and|eta) )?| (?:y|e|i|and|eta|' . UNTIL_WEEKDAY . ') |-)';
		$ordinal  = '(?:' . implode( '|', MONTH_ORDINALS ) . ')';
		$letter   = '(?:[lmxjvsd]|lu|ma|mi|ju|vi|sa)';
		$patterns = array(
			'(?:' . BEFORE_ORDINAL . ")*$ordinal(?:" . BETWEEN_ORDINALS . "$ordinal)* [a-z-]+(?: " . OF_EACH_MONTH . ')?(?![a-z])',
			'(?:' . BEFORE_ORDINAL . ')*' . DAYS_OF_MONTH . '(?: ' . OF_EACH_MONTH . '|(?=, (?:a )?(?:cada|every) \d)|(?<=egunak)|(?<=eguna))(?![a-z])',
			"$before(?:" . implode( '|', array_keys( SAID_DAYS ) ) . ')(?![a-z])',
			"$before$names(?:$between$before$names)*",
			"$names",
			"$letter(?:(?: ?[,/] ?(?:y )?|-| (?:y|a|i|e) |y)$letter)+(?![a-z'])",
			// The numeral XV is no Wednesday.
			'[lmxjvsd]{2,}(?=[,:]? ?(?:de )?\d)|[lmxjvsd]{3,}(?![a-z])|[lxjvs](?=[,:]? (?:de )?\d)',
		);
	}
	foreach ( $patterns as $pattern ) {
		if ( 1 === preg_match( "~\\G(?:$pattern)~", $plain, $found, 0, $at ) && '' !== names_of_weekdays( rtrim( $found[0], ' .,' ) ) ) {
			return $found[0];
		}
	}

	return '';
}

/**
 * The days of the week of words as a line of sessions has them.
 *
 * @param string $words Such as "martes y jueves".
 * @return string Such as "TU,TH", or "1SA,3SA" of each month; '' where the words are something else.
 */
function names_of_weekdays( string $words ): string {
	$words    = (string) preg_replace( '/(?<![a-z])([lmxjvsd])y([lmxjvsd])(?![a-z])/', '$1 y $2', $words );
	$ordinals = '(?:' . implode( '|', MONTH_ORDINALS ) . ')';
	$pattern  = '/^(?:' . BEFORE_ORDINAL . ")*(?<ordinals>$ordinals(?:" . BETWEEN_ORDINALS . "$ordinals)*) (?<day>\\S+?)(?: " . OF_EACH_MONTH . ')?$/D';
	if ( 1 === preg_match( $pattern, $words, $found ) ) {
		$day   = weekday_number( $found['day'] );
		$names = array();
		foreach ( MONTH_ORDINALS as $ordinal => $pattern ) {
			if ( 1 === preg_match( "/\\b(?:$pattern)\\b/", $found['ordinals'] ) ) {
				$names[] = $ordinal . ( WEEKDAYS[ $day - 1 ] ?? '' );
			}
		}

		return 0 === $day ? '' : implode( ',', $names );
	}
	if ( 1 === preg_match( '/^(?:' . BEFORE_ORDINAL . ')*' . DAYS_OF_MONTH . '(?: ' . OF_EACH_MONTH . ')?$/D', $words, $found ) ) {
		return (string) preg_replace( '/\D+/', ',', (string) end( $found ) );
	}

	return implode( ',', array_map( static fn( int $day ): string => WEEKDAYS[ $day - 1 ], weekdays_of_words( $words ) ) );
}

/**
 * The days of the week of words.
 *
 * @param string $words Such as "martes y jueves", "l-v", "todos los sabados".
 * @return list<int> From Monday, in order; none where the words are something else.
 */
function weekdays_of_words( string $words ): array {
	foreach ( SAID_DAYS as $pattern => $days ) {
		if ( 1 === preg_match( '/^(?:' . BEFORE_WEEKDAYS . " )*$pattern$/D", $words ) ) {
			return $days;
		}
	}
	$days = array();
	foreach ( (array) preg_split( BETWEEN_WEEKDAYS, (string) preg_replace( '/(?<![a-z])(?:' . BEFORE_WEEKDAYS . ' )+/', '', $words ) ) as $part ) {
		$these = weekdays_of_part( (string) $part );
		if ( array() === $these || array() !== array_intersect( $days, $these ) ) {
			return array();
		}
		$days = array_merge( $days, $these );
	}
	sort( $days );
	// Where no Wednesday or Thursday stands beside it, "M" may be one of two days: "L, M y V".
	$is_unclear = 1 === preg_match( '/(?<![a-z])(?:[lxjvsd]*m[lxjvsd]*)(?![a-z])/', $words ) && array() === array_intersect( array( 3, 4 ), $days );

	return $is_unclear ? array() : $days;
}

/**
 * The days of the week of a word, or from one to another.
 *
 * @param string $part Such as "martes", "lunes a viernes", "lxv".
 * @return list<int>
 */
function weekdays_of_part( string $part ): array {
	$day = weekday_number( $part );
	if ( 0 !== $day ) {
		return array( $day );
	}
	if ( 1 === preg_match( '/^(?<first>.+) ' . UNTIL_WEEKDAY . ' (?<last>.+)$/D', $part, $found ) ) {
		return weekdays_from_to( weekday_number( $found['first'] ), weekday_number( $found['last'] ) );
	}
	$days = array_map( __NAMESPACE__ . '\\weekday_number', 1 === preg_match( '/^[lmxjvsd]+$/D', $part ) ? str_split( $part ) : explode( '-', $part ) );
	if ( in_array( 0, $days, true ) || count( $days ) < 2 ) {
		return array();
	}
	if ( 2 === count( $days ) && str_contains( $part, '-' ) ) {
		// "L-V" are five days, but "M-J" may be two.
		return 1 === $days[0] && $days[1] >= 5 || 1 === $days[1] - $days[0] ? weekdays_from_to( $days[0], $days[1] ) : array();
	}

	return count( array_unique( $days ) ) === count( $days ) ? $days : array();
}

/**
 * The days of the week from one to another.
 *
 * @param int $first First, from Monday; 0 for none.
 * @param int $last  Last.
 * @return list<int>
 */
function weekdays_from_to( int $first, int $last ): array {
	return 0 === $first || 0 === $last || $first === $last ? array() : array_map( static fn( int $day ): int => ( $day - 1 ) % 7 + 1, range( $first, $last < $first ? $last + 7 : $last ) );
}

/**
 * The number of a day of the week.
 *
 * @param string $word Word.
 * @return int From Monday; 0 where it is none.
 */
function weekday_number( string $word ): int {
	foreach ( WEEKDAY_NAMES as $number => $names ) {
		if ( 1 === preg_match( "/^(?:(?:$names)s?|" . WEEKDAY_LETTERS[ $number ] . ')\.?$/D', $word ) ) {
			return $number;
		}
	}

	return 0;
}

/**
 * A time of a clock.
 *
 * @param string $text Such as "18:00", "6 p. m.", "18 h"; '' for none.
 * @return string|null Such as "T18:00"; "T24:00" for the end of the day. Null where there is no such time.
 */
function clock_time( string $text ): ?string {
	if ( 1 !== preg_match( '/^(?<hour>\d{1,2})(?:\s*[:.h\']\s*(?<minute>\d{2}))?.*?(?:(?<half>[ap])\.?\s?m\.?)?\s*$/D', $text, $parts ) ) {
		return '' === $text ? '' : null;
	}
	$half    = $parts['half'] ?? '';
	$hours   = (int) $parts['hour'];
	$minutes = (int) ( $parts['minute'] ?? '' );
	if ( '' !== $half ) {
		$hours = $hours >= 1 && $hours <= 12 ? $hours % 12 + ( 'p' === $half ? 12 : 0 ) : 99;
	}

	return $hours > 24 || $minutes > 59 || ( 24 === $hours && 0 !== $minutes ) ? null : sprintf( 'T%02d:%02d', $hours, $minutes );
}

/**
 * The times of a clock from one to another. "5 a 6:30 p. m." begins in the afternoon, "10 a 1 p. m." before noon.
 *
 * @param string $from Beginning.
 * @param string $to   End; '' for none.
 * @return array{string|null, string|null} As clock_time() returns them.
 */
function clock_times( string $from, string $to ): array {
	list( $begin, $end ) = array( clock_time( $from ), clock_time( $to ) );
	if ( 1 === preg_match( '/[ap]\.?\s?m/', $to ) && 1 === preg_match( '/^(?:1[0-2]|[1-9])(?!\d)(?!.*[ap]\.?\s?m)(?!.*h)/', $from ) ) {
		$halves = array_filter( array( clock_time( "$from pm" ), clock_time( "$from am" ) ), static fn( ?string $time ): bool => null !== $time && $time < (string) $end );
		$begin  = array_values( $halves )[0] ?? $begin;
	}

	return array( $begin, $end );
}
