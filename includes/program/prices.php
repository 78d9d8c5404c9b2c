<?php
/**
 * Reads prices: the lowest number in a text that is money, and its currency; and prices by group, a line for each: "Children: 12 €".
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Currencies by the sign that is shown: their code, '' where several countries have the sign, and how they are written, in bare or accented letters.
 * Those whose sign is a part of another's come after it.
 */
const CURRENCIES = array(
	'€'    => array( 'EUR', '€|euros?|eur' ),
	'US$'  => array( 'USD', 'us\$|u\$s|usd|d[oó]lar(?:es)?|dollars?' ),
	'RD$'  => array( 'DOP', 'rd\$|dop|pesos dominicanos' ),
	'R$'   => array( 'BRL', 'r\$|brl|reais' ),
	'C$'   => array( 'NIO', 'c\$|nio|c[oó]rdobas?' ),
	'MXN'  => array( 'MXN', 'mxn|mx\$|pesos mexicanos' ),
	'ARS'  => array( 'ARS', 'ars|ar\$|pesos argentinos' ),
	'COP'  => array( 'COP', 'cop|col\$|pesos colombianos' ),
	'CLP'  => array( 'CLP', 'clp|ch\$|pesos chilenos' ),
	'UYU'  => array( 'UYU', 'uyu|\$u|pesos uruguayos' ),
	'CUP'  => array( 'CUP', 'cup|pesos cubanos' ),
	'$'    => array( '', '\$|pesos?' ),
	'Q'    => array( 'GTQ', 'gtq|quetzal(?:es)?|q\.?' ),
	'L'    => array( 'HNL', 'hnl|lps?\.?|lempiras?|l\.?(?= ?\d)' ),
	'₡'    => array( 'CRC', '₡|crc|colones' ),
	'B/.'  => array( 'PAB', 'b\/\.?|pab|balboas?' ),
	'S/'   => array( 'PEN', 's\/\.?|pen|soles' ),
	'Bs'   => array( '', 'bs\.?[sd]?\.?|bob|ves|bolivianos?|bol[ií]var(?:es)?' ),
	'₲'    => array( 'PYG', '₲|pyg|gs\.?|guaran[ií](?:es)?' ),
	'FCFA' => array( 'XAF', 'fcfa|xaf|francos? cfa' ),
	'£'    => array( 'GBP', '£|gbp|libras?|pounds?' ),
);

/** The usual signs, by the country of the site's language; elsewhere "€". */
const SIGNS_OF_COUNTRIES = array(
	'AR' => '$',
	'BO' => 'Bs',
	'BR' => 'R$',
	'CL' => '$',
	'CO' => '$',
	'CR' => '₡',
	'CU' => '$',
	'DO' => 'RD$',
	'EC' => '$',
	'GB' => '£',
	'GT' => 'Q',
	'HN' => 'L',
	'MX' => '$',
	'NI' => 'C$',
	'PA' => 'B/.',
	'PE' => 'S/',
	'PR' => '$',
	'PY' => '₲',
	'SV' => '$',
	'UY' => '$',
	'VE' => 'Bs',
);

/** How many groups can have a price of their own, and the longest line of one as it is typed, in bytes. */
const MOST_PRICES   = 50;
const LONGEST_PRICE = 3000;

/** Money that a program gives. */
const GIVEN_MONEY = '/\b(?:becas?|ayudas?|subvenci|premios?|bolsas?|beques|ajuts?|axudas?|bekak?|grants?|scholarships?|prizes?)/iu';

/** A number with "." or "," for thousands and decimals. */
const AMOUNT = '\d{1,3}(?:[. \x{a0}\x{202f}]\d{3})+(?:,\d{1,2})?|\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,9}(?:[.,]\d{1,2})?';

/** What stands between an amount and its sign. */
const GAP = '[ \x{a0}\x{202f}]?';

/** What an amount is, by the words before it up to the last comma, or behind it. The patterns meet the text of plain_price(). */
const AMOUNT_LABELS = array(
	// Such as in "120 € en 3 plazos de 40 €", or "antes 30 €".
	'instead'  => array(
		'(?:(?:\b(?:\d+|dos|tres|cuatro|cinco|seis|diez|doce|two|three|varios|comod[oa]s) )+(?:plazos?|cuotas?|pagos?|mensualidades'
			. '|recibos?|quotes|terminis|parcelas'
			. '|prestacions|pagamentos|instal?lments|payments)(?: mensual(?:es)?| iguales)* (?:de|of)|\d ?x'
			. '|\b(?:antes|abans|before|was|lehen|anterior(?:mente)?|original|en (?:lugar|vez|comptes?) de|instead of'
			. '|valorad[oa] en)(?: era\w*| costaba)?):? ?$',
		'^ ?(?:antes|anteriormente)\b',
	),
	'discount' => array(
		'\b(?:descuento|dto|descompte|desconto|ahorr[oa]|rebaja|discount)\.? (?:de |of )?$|\bfianza[^,\d]{0,20}$|[ (]-$',
		'^ ?(?:de |of )?(?:descuento|dto|descompte|desconto|ahorro|rebaja|menos|off|discount|fianza)\b{alone}',
	),
	'fee'      => array(
		'\b(?:matricul\w*|inscrip\w*|inscri\w*|registration|enrol\w*)\b[^,\d]{0,20}$',
		'^ ?\(?(?:de |d\'|por |for )?(?:la )?(?:matricul\w*|inscrip\w*|inscri\w*|registration|enrol\w*)\b{alone}',
	),
	'extra'    => array(
		'(?<!con )(?<!sin )(?<!amb )(?<!sense )\b{extra}\b(?! (?:y \w+ )?(?:inclu|inclo))[^,\d]{0,25}$',
		'^ ?\(?(?:de |d\'|para |por |en concepto de |for )?(?:el |la |los |las )?{extra}\b(?! (?:y \w+ )?(?:inclu|inclo)){alone}',
	),
	// Such as in "40 €/mes" or "Mensualidad: 35 €".
	'regular'  => array(
		'\b(?:cuotas?|quota|kuota|mensualidad\w*|mensual|cursos?|taller|clases?|sesion\w*|abonos?|trimestre)\b[^,\d]{0,20}$',
		'^ ?(?:\/|al? |ao |por |per |cada |mensual|trimestral|anual|semanal|el curso|el taller|el trimestre)',
	),
);

/** Behind an amount, words that are not those of the next one: "30 € (matrícula 15 €)". */
const ALONE_BEHIND = '(?=[^,;+()#]*(?:[,;+()]| y | e | i |$))';

/** What costs more than the program itself. */
const EXTRAS = '(?:materials?|materiales|suplementos?|suplement|deposito|diposit|seguros?|asseguranca|gastos?|despeses|transporte?s?'
	. '|autobus|comidas?|almuerzo|cenas?|menu|alojamiento'
	. '|libros?|kit|licencia|carnet?|iva|senal|alquiler|consumicion|parking|aparcamiento|recargo|equipamiento|uniforme|camiseta|envio'
	. '|certificado|diploma|insurance|shipping)';

/** Words of a price that says that there is none: "Entrada libre hasta completar aforo", "Gratis, previa inscripción". */
const FREE_WORDS = 'gratis|gratuit[oa]?s?|de balde|doa(?:n|ko)\w*|free(?: of charge)?|no charge|cost[eo] cero|^(?:libre|lliure|livre'
	. '|franca)(?= *$)'
	. '|(?:sin|sen|sem|sense|no|non|nao|with no|without)(?: tiene| hay| ten| te)?(?: ningun[oa]?| nengun)? (?:cost[eo]?|custos?|cargo'
	. '|entrada)(?: algun[oa]?)?'
	. '|(?:entrada|acceso|acces|sarrera|aces?so|asistencia) (?:es )?(?:libre\w*|lliure|livre|franca)(?: y gratuit[oa])?'
	. '|[€$£]? ?0(?:[.,]00?)? ?(?:€|eur|euros?|\$|£)?(?= |$)';

/** Words that may stand beside them: what it is, how many can come, and how to sign up. None says who, when or what for. */
const WORDS_BESIDE_FREE = 'el|la|los|las|els|les|os|as|o|a|de|del|da|do|dos|d|en|na|y|e|i|eta|al|con|amb|com|cun|por|per|pola|es|to'
	. '|the|with|of|by|on|is|se|una?'
	. '|entradas?|accesos?|acces|aces?so|sarrera|entry|admission|entrance|actividade?s?|activitats?|atividades?|jarduera|activity'
	. '|eventos?|event|workshop'
	. '|taller(?:es)?|tallers|obradoiro|oficina|cursos?|curs|visitas?|visites|guiadas?|conciertos?|concert|concerto|sesion(?:es)?'
	. '|espectaculos?|charla|conferencia'
	. '|proyeccion|exposicion|participacion|asistencia|precio|prezo|preu|prezioa|precos?|cost[eo]?|tarifa|importe|price|totalmente'
	. '|completamente|totalment|100 ?%'
	. '|hasta|fins|ata|ate|until|bete|arte|edukiera|lekua|aforo|aforament|aforamento|capacidade?|capacity|completar|completarse'
	. '|complete|full|agotar|esgotar'
	. '|cupos?|localidades|lotacao|sala|sujeita|sujeto|sujeta|limitad[oa]s?|limitats?|limitades|limited|reducido|mugatua|plazas|places|prazas'
	. '|lekuak|seats'
	. '|(?:aforo|plazas|places|prazas|maximo)(?: maximo| limitad[oa]s?)?(?: de| a)? \d+|\d+ (?:plazas|places|prazas|personas'
	. '|participantes|asistentes)'
	. '|previ[oa]s?|previamente|inscripcio|inscripcion(?:es)?|inscricions?|inscricao|inscribirse|registro|registrarse|registration'
	. '|booking|required|reservas?|reservar'
	. '|reserve|online|linea|line|web|internet|correo|electronico|email|mail|telefono|formulario|mediante|mediant|traves'
	. '|imprescindible|necesari[oa]s?|necessari[ao]'
	. '|obligatori[oa]s?|obrigatori[oa]s?|requiere|precisa|invitacion(?:es)?|invitacio|retirada|recogida|recoger|retirar|taquilla|cita'
	. '|orden|orde|ordre|llegada|chegada'
	. '|arribada|anticipad[oa]s?|(?:sin|sen|sense) (?:inscripcion|inscricion|inscripcio|reserva)|abiert[oa]|obert[oa]|aberta'
	. '|(?:no|non) (?:es necesari[oa]|hace falta|requiere|precisa|se requiere)|aldez|aurretik|izena|emanda|eman|behar|da'
	. '|izen-?emate\w*|erreserba\w*'
	. '|para (?:los |las )?(?:participantes|asistentes)|(?:(?:para|per a|a) )?(?:tod[oa]s?|tots|everyone)(?: (?:el|los|las|els'
	. '|os) (?:publicos?|mundo|publics))?|publico';

/**
 * A text with bare small letters, one kind of blank and dash, and decimals behind a comma.
 *
 * @param string $price Text, in UTF-8.
 */
function plain_price( string $price ): string {
	// WordPress takes them for letters.
	$signs = array(
		'€' => "\x01",
		'£' => "\x02",
	);
	$text  = strtr( strtolower( remove_accents( strtr( $price, $signs ) ) ), array_flip( $signs ) );
	// Amounts may be written as "25,- €" or "12:50 €".
	$clean = array(
		'/[\s\x{a0}\x{202f}]+/u' => ' ',
		'/[‐-―−]/u'              => '-',
		'/(\d)[.,]-+/'           => '$1',
		'/(\d):(\d\d)(?= ?' . money_pattern() . ')(?!\d)/u' => '$1,$2',
	);

	return trim( (string) preg_replace( array_keys( $clean ), $clean, $text ) );
}

/** A pattern of the signs and names of currencies, for texts with bare or accented letters. */
function money_pattern(): string {
	return '(?<!\p{L})(?:' . implode( '|', array_column( CURRENCIES, 1 ) ) . ')(?!\p{L})';
}

/**
 * A currency.
 *
 * @param string $written Its sign or name.
 * @return array{string, string} Sign that is shown, and code; '' as its code where it may be several, and for an unknown one.
 */
function currency( string $written ): array {
	foreach ( CURRENCIES as $sign => list( $code, $pattern ) ) {
		// What follows an "L" is not known here.
		if ( 1 === preg_match( '/^(?:' . str_replace( '(?= ?\d)', '', $pattern ) . ')$/Diu', $written ) ) {
			return array( $sign, $code );
		}
	}

	return array( '', '' );
}

/** The sign of money on this site where a price has none. */
function usual_sign(): string {
	return SIGNS_OF_COUNTRIES[ substr( get_locale(), 3, 2 ) ] ?? '€';
}

/**
 * An amount of money, as the language orders it: "12 €", "R$ 12".
 *
 * @param string $number Number, as it is shown.
 * @param string $sign   Sign; '' for the usual one.
 */
function amount_text( string $number, string $sign = '' ): string {
	/* translators: 1: amount, 2: sign of the currency. */
	return sprintf( _x( '%1$s %2$s', 'price', 'programs-filter' ), $number, '' === $sign ? usual_sign() : $sign );
}

/**
 * From which price on a program is within what a visitor would pay: the lowest that a person pays to take part. Each text is read once, as ages are.
 *
 * @param string $price Text, in UTF-8.
 * @return string `12.5-`, with the sign of another currency than the usual one behind it; '' for a price that cannot be read.
 */
function price_range( string $price ): string {
	static $read = array();

	if ( ! isset( $read[ $price ] ) ) {
		$amounts        = 1 === preg_match( GIVEN_MONEY, $price ) ? array() : amounts_in_text( plain_price( $price ) );
		$read[ $price ] = range_of_amounts( $amounts );
	}

	return $read[ $price ];
}

/**
 * The lowest of the amounts that a person pays to take part.
 *
 * @param list<PriceAmount> $amounts Amounts.
 * @return string As price_range().
 */
function range_of_amounts( array $amounts ): string {
	$labels = array_column( $amounts, 'label' );
	if ( array() !== array_intersect( $labels, array( '', 'regular' ) ) ) {
		$first = (int) array_key_first( array_intersect( $labels, array( '', 'regular' ) ) );
		// "Inscripción: 20 € socios, 30 € no socios" is the price; beside a monthly one, or behind another one, it is not.
		$is_price = in_array( 'regular', $labels, true ) || array_search( 'fee', $labels, true ) > $first ? array( '', 'regular' ) : array( '', 'fee' );
	} else {
		$is_price = in_array( 'fee', $labels, true ) ? array( 'fee' ) : array_slice( array_values( array_intersect( array( 'extra', 'instead' ), $labels ) ), 0, 1 );
	}
	$prices = array_values( array_filter( $amounts, static fn( array $amount ): bool => in_array( $amount['label'], $is_price, true ) ) );
	$lowest = array_shift( $prices );
	if ( null === $lowest ) {
		return '';
	}
	foreach ( $prices as $price ) {
		// Of two currencies, the first one.
		$lowest = $price['sign'] === $lowest['sign'] && (float) $price['number'] < (float) $lowest['number'] ? $price : $lowest;
	}

	return "$lowest[number]-" . ( usual_sign() === $lowest['sign'] ? '' : " $lowest[sign]" );
}

/** A pattern of amounts of money, each with its sign, or alone in a text. */
function amounts_pattern(): string {
	$bare = '(?:' . AMOUNT . ')(?![\d%]|[.,]\d|' . GAP . '%)';
	$one  = "(?<![\d.,])$bare";
	$sign = money_pattern();
	$gap  = GAP;
	// "10, 12 y 15 €" has one sign for all, and "$15.000 COP" two for one.
	$several = "$one(?: ?(?:[-\/,]|a|al|y|e|o|i|ou?|to|or|and) ?$one){0,5}";
	$before  = "(?:(?<code>$sign) ?)?(?<sign>$sign)$gap(?<after>$bare)(?: ?(?<more>$sign)(?! ?\d))?";

	return "/$before|(?<before>$several)$gap(?<last>$sign)|^(?<alone>$one)\.?$/iu";
}

/**
 * The amounts of money in a text.
 *
 * @param string $text Plain text.
 * @return list<PriceAmount>
 */
function amounts_in_text( string $text ): array {
	preg_match_all( amounts_pattern(), $text, $found, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
	$amounts = array();
	$end     = 0;
	foreach ( $found as $number => $match ) {
		list( $whole, $at ) = $match[0];
		$before             = substr( $text, $end, $at - $end );
		$end                = $at + strlen( $whole );
		$next               = $found[ $number + 1 ][0][1] ?? null;
		$behind             = null === $next ? substr( $text, $end ) : substr( $text, $end, $next - $end ) . '#';
		$label              = label_of_amount( $before, $behind, array() !== array_intersect( array( '', 'regular' ), array_column( $amounts, 'label' ) ) );
		if ( 'discount' === $label ) {
			continue;
		}
		$written = array( $match['more'][0] ?? '', $match['code'][0] ?? '', ( $match['sign'][0] ?? '' ) . ( $match['last'][0] ?? '' ) );
		$written = array_values( array_diff( $written, array( '' ) ) );
		preg_match_all( '/' . AMOUNT . '/u', ( $match['after'][0] ?? '' ) . ( $match['before'][0] ?? '' ) . ( $match['alone'][0] ?? '' ), $numbers );
		foreach ( $numbers[0] as $one_number ) {
			$amounts[] = array(
				'number' => amount_as_number( $one_number ),
				'sign'   => array() === $written ? usual_sign() : currency( $written[0] )[0],
				'label'  => $label,
			);
		}
	}

	return $amounts;
}

/**
 * What an amount is.
 *
 * @param string $before       Text since the last amount.
 * @param string $behind       Text up to the next amount, and "#" where there is one.
 * @param bool   $is_price_said Whether there is a price before it.
 * @return string Key of AMOUNT_LABELS; '' for a price.
 */
function label_of_amount( string $before, string $behind, bool $is_price_said ): string {
	$clause = (string) preg_replace( '/^.*(?:[,;|]|\.(?= )| \/ )/s', '', $before );
	$parts  = array(
		'{extra}' => EXTRAS,
		'{alone}' => ALONE_BEHIND,
	);
	foreach ( AMOUNT_LABELS as $label => list( $in_front, $after ) ) {
		if ( 1 === preg_match( '/' . strtr( $in_front, $parts ) . '/', $clause ) || 1 === preg_match( '/' . strtr( $after, $parts ) . '/', $behind ) ) {
			return $label;
		}
	}

	return $is_price_said && 1 === preg_match( '/(?:\+|\b(?:mas|plus|mes))(?: (?:los|el|la|de|un[ao]?))* ?$/', $before ) ? 'extra' : '';
}

/**
 * An amount without thousands separators, with a point for decimals.
 *
 * @param string $written Match of AMOUNT.
 * @return numeric-string
 */
function amount_as_number( string $written ): string {
	$has_decimals = 1 === preg_match( '/[.,](\d{1,2})$/D', $written, $decimals );
	$whole        = (string) preg_replace( '/\D/', '', $has_decimals ? substr( $written, 0, -strlen( $decimals[0] ) ) : $written );
	$number       = $has_decimals ? "$whole.$decimals[1]" : $whole;

	return is_numeric( $number ) ? $number : '0';
}

/**
 * Whether a text has more lines of prices than a program can have, or a longer one.
 *
 * @param string $text Typed lines.
 */
function are_too_many_prices( string $text ): bool {
	$lines = explode( "\n", $text );

	return count( $lines ) > MOST_PRICES || max( array_map( 'strlen', $lines ) ) > LONGEST_PRICE;
}

/**
 * Prices by group in the spelling in which they are stored.
 *
 * @param array<string> $lines Lines, such as "Children: 12 €" or "Children 12 €".
 * @return string|null Null when one of them does not say who pays, or how much.
 */
function clean_prices( array $lines ): ?string {
	$clean = array();
	foreach ( $lines as $line ) {
		// "Adultos 12:50 €" says no one who pays 50 €.
		if ( 1 === preg_match( '/\d:\d/', $line ) ) {
			return null;
		}
		if ( 1 === preg_match( '/^([^:]*[^:\s])\s*:\s*([^:]*[^:\s])$/Du', $line, $found ) ) {
			$clean[] = "$found[1]: $found[2]";
			continue;
		}
		list( $who, $price ) = parts_without_colon( $line );
		// Two prices are no line of one group.
		if ( '' === $who || 1 === preg_match( '/' . money_pattern() . '/iu', $who ) ) {
			return null;
		}
		$clean[] = "$who: $price";
	}

	return implode( "\n", $clean );
}

/**
 * Who pays, and an amount of money or a word for none behind it.
 *
 * @param string $line Such as "Children 12 €".
 * @return array{string, string} Empty for another text.
 */
function parts_without_colon( string $line ): array {
	$space  = '[\s\x{a0}\x{202f}]*';
	$amount = '(?:' . AMOUNT . ')';
	$sign   = money_pattern();
	$before = '/^([^:]*\p{L}[^:]*?)[\s(,–-]+';
	if ( 1 === preg_match( "$before((?:$amount$space$sign|$sign$space$amount)(?:$space(?:\/|al |por )$space\p{L}+)?)\)?$/Diu", $line, $found ) ) {
		return array( $found[1], $found[2] );
	}

	return 1 === preg_match( "$before([^\s(),:]+)\)?$/Du", $line, $found ) && is_no_price( $found[2] ) ? array( $found[1], $found[2] ) : array( '', '' );
}

/**
 * Prices by group.
 *
 * @param string $stored Stored lines.
 * @return list<array{who: string, price: string}>
 */
function price_groups( string $stored ): array {
	$groups = array();
	foreach ( '' === $stored ? array() : explode( "\n", $stored ) as $line ) {
		list( $who, $price ) = explode( ': ', $line, 2 ) + array( '', '' );
		$groups[]            = compact( 'who', 'price' );
	}

	return $groups;
}

/**
 * Prices by group, as price_range() has them.
 *
 * @param string $stored Stored lines.
 * @return list<string> The lowest first; without those that cannot be read.
 */
function price_ranges( string $stored ): array {
	$prices = array_column( price_groups( $stored ), 'price' );
	$ranges = array_diff( array_map( static fn( string $price ): string => is_no_price( $price ) ? '0-' : price_range( $price ), $prices ), array( '' ) );
	usort( $ranges, static fn( string $one, string $other ): int => (float) $one <=> (float) $other );

	return $ranges;
}

/**
 * Prices by group in a few words: the lowest one.
 *
 * @param string $stored Stored lines.
 * @return string Such as "from 12 €"; '' where none can be read.
 */
function price_of_groups( string $stored ): string {
	$prices  = array_column( price_groups( $stored ), 'price' );
	$charged = array();
	foreach ( $prices as $price ) {
		if ( ! is_no_price( $price ) ) {
			$charged[] = array( price_range( $price ), $price );
		}
	}
	$known = array_values( array_filter( $charged, static fn( array $one ): bool => '' !== $one[0] ) );
	if ( array() === $known ) {
		return '';
	}
	usort( $known, static fn( array $one, array $other ): int => (float) $one[0] <=> (float) $other[0] );
	$text = $known[0][1];
	if ( count( array_unique( array_column( $charged, 0 ) ) ) > 1 ) {
		/* translators: %s: lowest price. */
		$text = catalan_apostrophes( sprintf( __( 'from %s', 'programs-filter' ), $text ) );
	}

	/* translators: %s: price, such as "12 €" or "from 12 €". */
	return count( $charged ) < count( $prices ) ? sprintf( __( 'Free or %s', 'programs-filter' ), $text ) : $text;
}

/**
 * Whether a price says that there is none, for all: not "Gratis para socios".
 *
 * @param string $price Price.
 */
function is_no_price( string $price ): bool {
	static $read = array();

	$read[ $price ] = $read[ $price ] ?? is_free_text( trim( (string) preg_replace( '/[^a-z0-9%€$£.,-]+|[.,](?!\d)/u', ' ', plain_price( $price ) ) ) );

	return $read[ $price ];
}

/**
 * Whether a text says that nothing is paid.
 *
 * @param string $text Plain text without punctuation.
 */
function is_free_text( string $text ): bool {
	return 1 === preg_match( '/(?<![a-z\d.,])(?:' . FREE_WORDS . ')(?![a-z\d])/u', $text )
		&& 1 === preg_match( '/^(?:(?:' . FREE_WORDS . '|' . WORDS_BESIDE_FREE . ')(?: +|$))++$/Du', $text );
}

/**
 * Whether people pay for a program: its price, or that of a group, is above nothing.
 *
 * @param Facts $facts Facts.
 */
function is_paid( array $facts ): bool {
	foreach ( array_merge( array( $facts['price'] ), array_column( price_groups( $facts['prices'] ), 'price' ) ) as $price ) {
		if ( (float) price_range( $price ) > 0 ) {
			return true;
		}
	}

	return false;
}

/**
 * Whether a program is free: by its switch, by its price, or without one for all groups; never one with a price above nothing, or a call for
 * applications, whose price is what people are paid.
 *
 * @param Facts $facts Facts.
 */
function is_free( array $facts ): bool {
	if ( '1' === $facts['application'] || is_paid( $facts ) ) {
		return false;
	}
	if ( '1' === $facts['free'] || is_no_price( $facts['price'] ) ) {
		return true;
	}
	$groups = price_groups( $facts['prices'] );

	return '' === $facts['price'] && array() !== $groups && array() === array_filter( $groups, static fn( array $group ): bool => ! is_no_price( $group['price'] ) );
}
