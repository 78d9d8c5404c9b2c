<?php
/**
 * The ages that a program is for: numbers, or what the words of "For whom" say: "De 6 a 12 años", "No recomendada para menores de 16".
 *
 * Only what is certain is read: numbers, official ratings, school years of Spain, all ages and adults. How old "jóvenes" are, each
 * organization sees in its own way. What comes first in the text counts, with what is joined to it; the rest is mostly a condition.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** What is said of a program for all ages. */
const ALL_AGES = '0-';

/** Parts of patterns, made of those above them. They meet the text of plain_ages(): bare letters, "#" for the sign of an ordinal. */
const AGE_PARTS = array(
	'{unit}'    => '(anos?|anys?|years?(?: old)?|yrs?|urte\w*|mes|meses|mesos|months?|hilabete\w*)\b',
	// None of a date, an hour, a price or a grade.
	'{digits}'  => '(?<![\d.,:€$])(\d{1,3})(?![\d#:%€$]|[.,]\d| [€$])',
	'{n}'       => '{digits}(?: ?{unit})?',
	'{years}'   => '{digits} ?{unit}',
	// A number of years also where no other noun follows: "8 a 12 personas" are no ages.
	'{age}'     => '{digits}(?: ?{unit}|(?= ?(?:$|[,.;()·|+\/-]|(?:y|e|i|o|u|ou|eta|con|amb|com|and|or|with)\b)))',
	'{the}'     => '(?:los |las |os |els |as |age |the age of )?',
	// "3, 4 y 5 años" are from 3 to 5.
	'{to}'      => '(?:, ?\d{1,2}(?=[ ,]))*+ ?(?:-|\/|(?:y |i |e )?(?:hasta|fins|ate|ata)|to|al?|als|aos|y|e|i|o|eta|and|(?<=tik))'
		. '(?: (?:a )?(?:los|las|os|aos|als))? ?',
	// "Nivel 1 a 3" are none.
	'{before}'  => '(?:^|[(,;:·|\/+] ?|\b(?:de|desde|des de|dende|entre|edad:?|edades:?|y|e|i|o|nin[oa]s|nen[es]?s?|bebes|chic[oa]s'
		. '|jovenes|from|between|ages?'
		. '|aged|dels|dos|para) (?:los |las |os )?)',
	'{under}'   => '(?|\b(?:menor(?:es)?|menors?|menos|menys|under|younger|below|less)[ -](?:de |d\'|dels? |dos |que |a '
		. '|than )?{the}{digits}s?(?: ?{unit})?'
		. '|{digits} ?(urte\w*|hilabete\w*)(?:tik|z| baino)? (?:beher|azpi|gutxiago)\w*)',
	'{over}'    => '\b(?:mayor(?:es)?|majors?|maior(?:es)?|over|older) (?:de |d\'|dels? |dos |que |a |than )?{the}{digits}s?(?: ?{unit})?',
	'{from}'    => '\b(?:(?:a partir|des|desde|dende|from)(?: de| dels?| dos| d\')?|(?:mayor(?:es)?|majors?|maior(?:es)?)(?: de| a'
		. '| que)?|(?:mas|mes|mais) de'
		. '|acima de|superior(?:es)? a|over|older than|above|(?:(?:edad|edat|idade) )?min(?:im[aou]s?)?\b\.?(?: de (?:acceso|entrada'
		. '|participacion|edad))?:?(?: de)?'
		. '|(?:edad|edat|idade|adin) (?:recom\w+|sugerida|gomendatu\w*):?|gutxienez)',
	'{until}'   => '\b(?:hasta|up to|fins (?:als?|a)|ata|ate|(?:(?:edad|edat|idade) )?max(?:im[aou]s?)?\b\.?(?: de edad)?:?(?: de)?'
		. '|inferior(?:es)? a|gehienez)',
	// What is said of someone below a limit who can come in company, with a permission or cheaper: no limit, but a condition.
	'{company}' => '(?:acompan|accompan|acompany|lagundu|heldu\w*ekin|supervis|autori[tz]|baimen|permis|consent|responsab|tutela'
		. '|\b(?:con|amb|cun|com|with) (?:(?:un[ao]?s?|an?|algun|sus?|el|la|os|um) )*(?:adult|padre|madre|pare|mare|pai|nai|tutor'
		. '|famili|persona|mayor|maior|major|parent))',
	'{cheaper}' => '(?:gratis|gratuit|de balde|doan|free\b|libre\b|lliure|n[oa]n? pag|nao pag|sin coste|descuent|descompt|descont'
		. '|reducid|reduit|mitad|bonific|discount)',
	'{duty}'    => '\b(?:deb\w+|deu\w*|tien\w+ que|tendran? que|han de|han d\'|necesit|precis|requier|must|need|behar|solo si'
		. '|siempre que)\b',
	// Words that turn a limit around. "Niños no federados" have none.
	'{not}'     => '\b(?:(?:no|non|nao|not|ez)\b(?! (?:federad|soci|empadron|resident|profesional|iniciad|escolari|nacid|alumn'
		. '|acompan))|prohibi\w*|proibi\w*|debeka\w*'
		. '|interdit\w*|vetad\w*|desaconse\w*|inadecuad\w*|inadequad\w*|inconvenient\w*|inapropiad\w*|unsuitable|excep\w*|salvo|agas'
		. '|salvat|llevat|abstenerse|exclu\w*'
		. '|(?:menos|menys|sin)(?= (?:(?:los|las|els|a|para) )*(?:nin|nen|menor)))',
	// How much of a clause may stand between the parts of a condition, and its end.
	'{some}'    => '[^.;()\d|]{0,60}?',
	'{rest}'    => '[^.;,()|]*',
	// Ratings of Spain, Mexico, Argentina, Chile, Colombia, Brazil and Portugal, which stand alone or behind their name.
	'{rated}'   => '(?:^|\b(?:cl?alificacion|clasificacion|classificaca?o|rating|censura)(?: (?:moral|indicativa|etaria'
		. '|por edad(?:es)?|icaa))*:? ?)',
	'{alone}'   => '(?= ?(?:$|[.,;()]))',
);

/** Rewrites what is no limit as it stands. The order counts. */
const AGE_CONDITIONS = array(
	// "No se admiten menores de 12 años sin acompañante".
	'{not}{some}{under}{some}(?:{company}|\b(?:sol[oa]s?|sols|sin|sense|sen|sem|desacompan|unaccompan|unless|without|si no)\b){rest}' => ' | ',
	// A limit that is turned around: "No recomendada para menores de 16".
	'{not}{some}{under}'                        => ' desde $1 $2, ',
	'{not}{some}{over}'                         => ' hasta $1 $2, ',
	'(?<!bebes )(?:(?:nin[oa]s?|nen[eo]?s|children|criancas)(?: y nin[oa]s)? )?{under}{some}(?:{company}|{cheaper}|{duty}){rest}' => ' | ',
	'{under}{some}\b(?:no|non|nao|not|ez|abstenerse|exclu\w*|prohib\w*|proib\w*)\b{rest}' => ' desde $1 $2, ',
	// "No apta para todos los públicos".
	'{not}[^.;,()\d|]{0,40}\btod[oa]s? {rest}'  => ' ! ',
	'(?:{until} {the}{n}|{over}),? ?(?:inclusive,? ?)?(?:entran? |es |son )?{cheaper}{rest}' => ' | ',
	// "Permiso paterno para menores de 18".
	'(?:\b(?:autori[tz]\w*|permiso|consentimiento|descuentos?|descompte|desconto|discount|tarifa\w*|precio\w*|gratis|libre|acompan\w*'
		. '|free)\b'
		. '|(?:^|[.;,(] ?)(?:entrada |acceso )?gratuit\w*){some}{under}{rest}' => ' | ',
	'\b(?:acompan|accompan|acompany)\w* {rest}' => ' ',
	'\b(?:con|amb|with|junto a) (?:un[ao]?s? |an? |algun )?(?:mayor|major|maior|adult)\w*{rest}' => ' ',
);

/** What says ages. Where two find the same number, the first one counts. */
const AGE_PATTERNS = array(
	array( 'range', '{before}{n}{to}{age}' ),
	array( 'range', '{n}{to}{years}' ),
	array( 'from', '{from} ?{the}{age}' ),
	array( 'from', '\+ ?(?:de )?{age}' ),
	array(
		'from',
		'{n} ?(?:(?:old )?(?:and|or) (?:over|up|above|older)|plus\b|\+|(?:o|y|i|ou|e|a) (?:mas|mes|mais|mayores(?! de)|superior)\b'
			. '|cumplidos|en (?:adelante|endavant|diante)'
			. '|em diante|(?:para|hacia) arriba|(?<=tik) (?:aurrera|gora)|aurrera|gora)',
	),
	array( 'until', '{until} ?{the}{age}' ),
	array( 'until', '{years} ?(?:bit)?arte' ),
	array( 'under', '{under}' ),
	array( 'from', '{rated}(?:b ?-?|b ?\(|p ?-?|a|tp ?|no )?(?=(?:7|10|1[2-8])\b){digits}\)?{alone}' ),
	array( 'from', '(?<=cion: |cion |cao: |icativa: |icativa )(?=(?:7|10|1[2-8])\b){years}' ),
	array( 'from', '\b(?:s\.?a\.?m\.? ?-?|m\/ ?|te ?\+? ?|b-?(?=15))(\d{1,2})\b(?: ?{unit})?' ),
	array( 'range', '{years}(?! de\b)' ),
	array(
		'all',
		'\b()(?:(?:especialmente )?recomendada para la infancia|(?:apt[ao]s? )?(?:(?:para|a) )?tod[oa]s? (?:(?:l[oa]s?|el|os|as) )?'
			. '(?:edad(?:es)?|idades|publicos?|espectador\w*|barrio|mundo|familia|personas?)\b|totes les edats|tots els publics|tothom'
			. '|tota la familia|familia osoa'
			. '|adin guzti|(?:publiko|jende) (?:guzti|orokor)|livre para todos|whole family|any age|all (?:ages|audiences)|atp\b'
			. '|(?:publico|public|ciudadania|poblacion|poboacion|comunidad|vecindario|vecinos)(?: en| em)? (?:general|xeral|geral)'
			. '|general (?:public|audiences?)'
			. '|(?:cualquier|qualsevol|qualquer|calquera) (?:edad|edat|idade|persona)|(?:sin|sen|sem|sense|no hay) (?:limites?|limit'
			. '|restriccion\w*|distincion)'
			. '(?: de| d\') ?(?:edad|edat|idade)|(?:sin|no hay) edad minima|no age limit)',
	),
	array( 'all', '{rated}()(?:aa?|atp|apt|apt[ao]s?|t\.?p\.?|t\.?e\.?|t|l|livre|para tod[oa]s|a todos|tod[oa]s|general){alone}' ),
	array( 'from 12', '{rated}()b{alone}' ),
	array( 'from 18', '{rated}()(?:c|d|x){alone}' ),
	array(
		'all',
		'^(?:para |en |toda la |actividad )*()(?:familias?|familiar|publico familiar|familie?s|familiak|everyone|guztientzat'
			. '|abiert[oa] (?:a|para) tod[oa]s'
			. '|aberto a todos)\.?$',
	),
	array(
		'adults',
		'(?:^|[,;:(|] ?|\b(?:y|e|i|and|eta) )(?:(?:solo|para|publico|personas|persoas|persones|pessoas) |(?:jovenes y|joves i|xoves e'
			. '|jovens e) )*()'
			. '(?:adult[oa]s?|adultes|adults|heldu\w*)(?: y (?:personas )?mayores)?(?= ?(?:$|[,.;(·|]|(?:y|e|i|and|eta) |con (?!nin'
			. '|beb|hij|menor|su)))',
	),
);

/** Stages of school in Spain: what they are called, the age at which they begin, and how many years they take. */
const SCHOOL_STAGES = array(
	array( 'infantil|haur hezkuntza', 3, 3 ),
	array( 'primaria?|lehen hezkuntza', 6, 6 ),
	array( 'secundaria obrigatoria|secundaria obligatoria|dbh', 12, 4 ),
	array( 'bachillerato|batxillerat|bacharelato|batxilergoa?', 16, 2 ),
);

/** Those whom a stage of school does not give their age. */
const NO_PUPILS = '/\b(?:profes|maestr|mestr|docen|titul|graduad|oposi|famili|padres|madres|irakasle|teacher|egresad|licenciad)/';

/** Numbers in words, in the plugin's languages. */
const NUMBER_WORDS = array(
	1  => 'un uno una um one',
	2  => 'dos dues dous duas dois bi two',
	3  => 'tres hiru three',
	4  => 'cuatro quatre catro quatro lau four',
	5  => 'cinco cinc bost five',
	6  => 'seis sis sei six',
	7  => 'siete set sete zazpi seven',
	8  => 'ocho vuit oito zortzi eight',
	9  => 'nueve nou nove bederatzi nine',
	10 => 'diez deu dez hamar ten',
	11 => 'once onze hamaika eleven',
	12 => 'doce dotze doze hamabi twelve',
	13 => 'trece tretze treze hamahiru thirteen',
	14 => 'catorce catorze hamalau fourteen',
	15 => 'quince quinze hamabost fifteen',
	16 => 'dieciseis setze dezaseis dezasseis dezesseis hamasei sixteen',
	17 => 'diecisiete disset dezasete dezassete dezessete hamazazpi seventeen',
	18 => 'dieciocho divuit dezaoito dezoito hemezortzi eighteen',
	20 => 'veinte vint vinte hogei twenty',
	25 => 'veinticinco',
	30 => 'treinta trenta trinta thirty',
	40 => 'cuarenta quaranta corenta quarenta berrogei forty',
	50 => 'cincuenta cinquanta cinquenta fifty',
	60 => 'sesenta seixanta sessenta hirurogei sixty',
);

/** What follows a number in words that is an age: "dos" is also an article in Galician. */
const BEHIND_NUMBER = '(?= (?:y|e|i|o|al?|als|aos|ata|ate|hasta|fins|to|and|or|eta|urte\w*|anos?|anys?|years?|mes|meses|mesos'
	. '|hilabete\w*)\b| ?(?:$|[,.;()-])|tik\b)';

/**
 * The ages as numbers.
 *
 * @param Facts $facts Facts.
 * @return string Such as `6-12`, `16-` or `0-12`; '' where the program has none as numbers.
 */
function age_range( array $facts ): string {
	list( $from, $to ) = array( $facts['age_from'], $facts['age_to'] );

	return '' === $from . $to ? '' : (int) $from . "-$to";
}

/**
 * The ages as numbers, else as the words say.
 *
 * @param Facts $facts Facts.
 * @return string As age_ranges().
 */
function ages_of_facts( array $facts ): string {
	$range = age_range( $facts );

	return '' === $range ? age_ranges( $facts['audience'] ) : $range;
}

/**
 * The ages that a text says. Each text is read once: a card needs them for the filter and for the search, and many programs say the same.
 *
 * @param string $audience Text, in UTF-8.
 * @return string Ranges with a space between them, such as `6-12`, `16-` or `0-5 8-10`; '' where it has none that can be read.
 */
function age_ranges( string $audience ): string {
	static $read = array();

	$read[ $audience ] = $read[ $audience ] ?? implode( ' ', ages_in_text( plain_ages( $audience ) ) );

	return $read[ $audience ];
}

/**
 * A text with bare small letters, and with numbers, school years and conditions in words that the patterns know.
 *
 * @param string $audience Text, in UTF-8.
 */
function plain_ages( string $audience ): string {
	static $words      = null;
	static $conditions = null;
	if ( null === $words || null === $conditions ) {
		$words = array();
		foreach ( NUMBER_WORDS as $number => $names ) {
			$words[ '/\b(?:' . str_replace( ' ', '|', $names ) . ')' . BEHIND_NUMBER . '/' ] = (string) $number;
		}
		$words     += array(
			'/\b(menor(?:es)?|menors?|mayor(?:es)?|majors?|maior(?:es)?) (?:de |d\')(?:edad|edat|idade)\b/' => '$1 de 18 anos',
			// Before a number, "menores" are a limit.
			'/\b(?:minors|adingabe\w*|menor(?:es)?|menors)\b(?! (?:de |d\'|que |a )?(?:los |las |os |els )?\d)/' => 'menores de 18 anos',
			'/\badin nagusiko\w*/' => 'mayores de 18 anos',
			'/\bprimer[oa]?\b/'    => '1#',
			'/\bsegund[oa]\b/'     => '2#',
			'/\btercer[oa]?\b/'    => '3#',
			'/\bcuart[oa]\b/'      => '4#',
			'/\bquint[oa]\b/'      => '5#',
			'/\bsext[oa]\b/'       => '6#',
		);
		$conditions = array();
		foreach ( AGE_CONDITIONS as $pattern => $instead ) {
			$conditions[ age_pattern( $pattern ) ] = $instead;
		}
	}
	$typed = array(
		'/[‐-―−]/u'          => '-',
		'/[\s\x{a0}]+/u'     => ' ',
		// "eso" is a word, too.
		'/\bE\.?S\.?O\b\.?/' => 'secundaria obligatoria',
	);
	$text  = (string) preg_replace( array_keys( $typed ), $typed, $audience );
	$text  = trim( strtolower( remove_accents( str_replace( array( 'º', 'ª', '°', '€', '·' ), array( '#', '#', '#', '$', ';' ), $text ) ) ) );
	$text  = with_ages_of_school( (string) preg_replace( array_keys( $words ), $words, $text ) );

	return (string) preg_replace( array_keys( $conditions ), $conditions, $text );
}

/**
 * A pattern with its parts.
 *
 * @param string $pattern Pattern with names of AGE_PARTS.
 */
function age_pattern( string $pattern ): string {
	do {
		$before  = $pattern;
		$pattern = strtr( $pattern, AGE_PARTS );
	} while ( $before !== $pattern );

	return "/$pattern/u";
}

/**
 * A text with ages in place of the years of school: "1.º a 3.º de Primaria" is "de 6 a 9 anos".
 *
 * @param string $text Plain text.
 */
function with_ages_of_school( string $text ): string {
	if ( 1 === preg_match( NO_PUPILS, $text ) ) {
		return $text;
	}
	$year = '(\d)\.?(?:#|er|ro|do|to|o)?';
	foreach ( SCHOOL_STAGES as list( $names, $age, $years ) ) {
		$text = (string) preg_replace_callback(
			"/(?:\b$year(?:(?: ?- ?| (?:al?|hasta|fins a|ata|to) | [yeio] | eta |, ?)(?:el |la )?$year)* (?:cursos? )?(?:de |d')?)?(?<lead>\b(?:educacion|educacio|2#? ciclo de|alumn\w+ de|etapa de) )?(?:la )?(?<!1# ciclo de )\b(?:$names)\b(?<more> (?:y|e|i|a) (?:educacion )?primaria?\b)?/",
			static function ( array $found ) use ( $age, $years ): string {
				$first = (int) ( $found[1] ?? 0 );
				$last  = (int) ( $found[2] ?? $first );
				$more  = $found['more'] ?? '';
				if ( $last > $years || ( 3 === $age && 0 === $first && '' === ( $found['lead'] ?? '' ) . $more ) ) {
					// "Público infantil" is no stage of school.
					return $found[0];
				}
				$from = 0 === $first ? $age : $age + $first - 1;
				$to   = 0 === $last ? $age + $years : $age + $last;

				return " de $from a $to anos $more";
			},
			$text,
			-1,
			$count,
			PREG_UNMATCHED_AS_NULL
		);
	}

	// "A partir de 1.º de Primaria" is from 6 on.
	return (string) preg_replace_callback(
		'/\b(a partir d[eo]|desde|des de|dende|from|since) +de (\d+) a (\d+) anos (?! *(?:a|al|hasta|fins|ata|to)\b)/',
		static fn( array $found ): string => (int) $found[3] - (int) $found[2] > 1 ? $found[0] : "$found[1] $found[2] anos ",
		$text
	);
}

/**
 * Reads the ages in a text.
 *
 * @param string $text Plain text.
 * @return list<string> Ranges.
 */
function ages_in_text( string $text ): array {
	$counted = array();
	$end     = 0;
	$last    = null;
	foreach ( said_ages( $text ) as $said ) {
		if ( $said['at'] < $end ) {
			continue;
		}
		$gap   = substr( $text, $end, max( 0, $said['start'] - $end ) );
		$range = $said['range'];
		if ( null === $last ) {
			$counted = array( $range );
		} elseif ( in_array( $last['kind'], array( 'all', 'adults' ), true ) && ( 1 === preg_match( '/^[ ,:;.(-]*$/D', $gap ) || ( 'all' === $last['kind'] && 'from' === $said['kind'] ) ) ) {
			// The number says more: "Adultos (+16)", "Todos los públicos, a partir de 6 años".
			array_pop( $counted );
			$counted[] = $range;
		} elseif ( 'range' === $last['kind'] && 'range' === $said['kind'] && 1 === preg_match( '/^ *(?:a|al|hasta|fins a|-) *$/D', $gap ) ) {
			$counted[] = explode( '-', (string) array_pop( $counted ) )[0] . '-' . explode( '-', $range )[1];
		} elseif ( 1 === preg_match( '/^(?:[^.|(\d]{0,40}|\)[^.|\d]{0,40}\()$/D', $gap ) || ( 'range' === $last['kind'] && 'range' === $said['kind'] ) ) {
			$common  = common_ages( $last, $said );
			$counted = '' === $common ? array_merge( $counted, array( $range ) ) : array_merge( array_slice( $counted, 0, -1 ), array( $common ) );
		} else {
			break;
		}
		$last = $said;
		$end  = $said['end'];
	}
	if ( 'adults' === ( $last['kind'] ?? '' ) && 1 === count( $counted ) && 1 === preg_match( '/^ (?:y|e|i|and|eta) /', substr( $text, $end ) ) ) {
		// "Adultos y niños": of whom is not known.
		return array();
	}
	// Others than those who are meant.
	$others = '/\b(?:joven|jove|xove|gazte|young|teen|adolesc|nin[oa]s|nens|nenas|haur|kids|children|bebe|infan|adult|mayores\b)/';
	if ( array() === $counted && str_contains( $text, '|' ) && 1 !== preg_match( $others, $text ) ) {
		return array( ALL_AGES );
	}

	return merged_ages( $counted );
}

/**
 * What a text says of ages, in its order.
 *
 * @param string $text Plain text.
 * @return list<SaidAges>
 */
function said_ages( string $text ): array {
	static $patterns = array();
	foreach ( array() === $patterns ? AGE_PATTERNS : array() as list( $kind, $pattern ) ) {
		$patterns[] = array( $kind, age_pattern( $pattern ) );
	}
	$all = array();
	foreach ( $patterns as list( $kind, $pattern ) ) {
		preg_match_all( $pattern, $text, $matches, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		foreach ( $matches as $match ) {
			$range = range_of_match( $kind, array_column( $match, 0 ) );
			if ( '' !== $range ) {
				$all[] = array(
					'kind'  => explode( ' ', $kind )[0],
					'range' => $range,
					'start' => $match[0][1],
					'at'    => $match[1][1],
					'end'   => $match[0][1] + strlen( $match[0][0] ),
				);
			}
		}
	}
	// PHP 7.4 does not keep the order of equals.
	$order = array_keys( $all );
	array_multisort( array_column( $all, 'at' ), $order, $all );

	return $all;
}

/**
 * The range that a pattern found.
 *
 * @param string       $kind  Kind of the pattern, and its number where the text has none.
 * @param list<string> $match Match: the first number, its unit, the second number, its unit.
 * @return string '' for numbers that are no ages.
 */
function range_of_match( string $kind, array $match ): string {
	if ( 'all' === $kind || 'adults' === $kind ) {
		return 'all' === $kind ? ALL_AGES : '18-';
	}
	list( $kind, $first ) = explode( ' ', "$kind $match[1]" );
	$unit                 = $match[2] ?? '';
	$last                 = (int) ( $match[3] ?? $first );
	// "De 6 a 18 meses": the unit stands once.
	$low  = age_in_years( (int) $first, '' === $unit ? $match[4] ?? '' : $unit );
	$high = age_in_years( 'under' === $kind ? $last - 1 : $last, $match[4] ?? $unit );
	if ( 'from' === $kind ) {
		return $low > MAX_AGE ? '' : "$low-";
	}
	if ( 'range' !== $kind ) {
		$low = 0;
	}

	return $low > $high || $high > MAX_AGE ? '' : "$low-$high";
}

/**
 * An age in whole years.
 *
 * @param int    $number Years or months.
 * @param string $unit   Unit; '' for years.
 */
function age_in_years( int $number, string $unit ): int {
	return 1 === preg_match( '/^(?:m|hilabete)/', $unit ) ? intdiv( $number, 12 ) : $number;
}

/**
 * The ages between a lowest and a highest one that are said apart: "A partir de 3 y hasta 6 años".
 *
 * @param SaidAges $one   What is said first.
 * @param SaidAges $other What is said next.
 * @return string '' for other kinds, and for two that exclude each other.
 */
function common_ages( array $one, array $other ): string {
	$from = 'from' === $one['kind'] ? $one : $other;
	$to   = 'from' === $one['kind'] ? $other : $one;
	if ( 'from' !== $from['kind'] || ! in_array( $to['kind'], array( 'until', 'under' ), true ) ) {
		return '';
	}
	list( $low, $high ) = array( (int) $from['range'], (int) explode( '-', $to['range'] )[1] );

	return $low <= $high ? "$low-$high" : '';
}

/**
 * Ranges from the lowest on, those that overlap as one.
 *
 * @param list<string> $ranges Ranges.
 * @return list<string>
 */
function merged_ages( array $ranges ): array {
	$pairs = array_map( static fn( string $range ): array => array( (int) $range, (int) ( '' === explode( '-', $range )[1] ? PHP_INT_MAX : explode( '-', $range )[1] ) ), $ranges );
	sort( $pairs );
	$merged = array();
	foreach ( $pairs as list( $low, $high ) ) {
		$last = count( $merged ) - 1;
		if ( $last >= 0 && $low <= $merged[ $last ][1] ) {
			$merged[ $last ][1] = max( $merged[ $last ][1], $high );
		} else {
			$merged[] = array( $low, $high );
		}
	}

	return array_map( static fn( array $pair ): string => "$pair[0]-" . ( PHP_INT_MAX === $pair[1] ? '' : $pair[1] ), $merged );
}

/**
 * The ages of a program in words, where it has them as numbers.
 *
 * @param Facts $facts Facts.
 */
function shown_ages( array $facts ): string {
	$range = age_range( $facts );

	return '' === $range ? '' : ages_in_words( '' === $facts['age_from'] ? "-$facts[age_to]" : $range );
}

/**
 * A range in words.
 *
 * @param string $range Such as `6-12`, `16-` or `-12`.
 */
function ages_in_words( string $range ): string {
	list( $from, $to ) = explode( '-', $range );
	if ( '0' === $from && '' === $to ) {
		return __( 'For all ages', 'programs-filter' );
	}
	if ( '' === $to ) {
		/* translators: %s: age in years */
		return catalan_apostrophes( sprintf( _n( 'From age %s', 'From age %s', (int) $from, 'programs-filter' ), $from ) );
	}
	if ( '' === $from ) {
		/* translators: %s: age in years */
		return sprintf( _n( 'Up to age %s', 'Up to age %s', (int) $to, 'programs-filter' ), $to );
	}
	if ( $from === $to ) {
		/* translators: %s: age in years */
		return sprintf( _n( 'Age %s', 'Age %s', (int) $to, 'programs-filter' ), $to );
	}

	/* translators: 1: lowest age, 2: highest age, in years */
	return catalan_apostrophes( sprintf( __( 'Ages %1$s to %2$s', 'programs-filter' ), $from, $to ) );
}
