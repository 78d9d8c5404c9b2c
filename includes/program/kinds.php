<?php
/**
 * The kinds of facts, in one table: which values can be used, how they are spelled where they are stored, and how they are edited, read
 * and shown.
 *
 * A new kind is an entry here. What its functions do with a value is in fact-values.php.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * What an entry of the table has where it does not say otherwise:
 *
 * - `type`: type of the metadata; `nothing`: the stored value that says nothing;
 * - `longest`: characters at most; `highest`: the highest number; `has_lines`: whether line breaks are kept until `clean` sees them;
 * - `clean`: a text in the spelling in which it is stored, null when it cannot be used; without it, one of `words`, or any text;
 * - `problem`: what is wrong with a value, a sentence;
 * - `control`: `text`, `textarea`, `date`, `moment` (a date and a time), `checkbox`, `select` or `files`; `keyboard`: what a phone offers
 *   (`inputmode`);
 * - `choices`: what can be chosen, labels by value; `bulk`: whether bulk edit has it;
 * - `words`: what a sheet says for values: in Spanish, in English, and others without accents, signs and spaces; `cell`: help for a column;
 * - `from_text`: what a person typed, or a cell, as a value; `to_text`: a value for a cell;
 * - `text`: a value as it is read; `link`: where it leads; `is_prose`: whether it is words of a language;
 * - `has_days`: whether it says when, so that it is later when the program takes place again.
 */
const KIND = array(
	'type'      => 'string',
	'nothing'   => '',
	'longest'   => 32,
	'highest'   => null,
	'has_lines' => false,
	'clean'     => null,
	'control'   => 'text',
	'keyboard'  => '',
	'choices'   => null,
	'bulk'      => true,
	'words'     => array(),
	'cell'      => null,
	'from_text' => null,
	'to_text'   => null,
	'text'      => null,
	'link'      => null,
	'is_prose'  => false,
	'has_days'  => false,
);

/**
 * The table, made once.
 *
 * @return array<FactKind, KindEntry>
 */
function kinds_table(): array {
	static $table = null;
	if ( null === $table ) {
		/**
		 * KIND has the rest.
		 *
		 * @var array<FactKind, KindEntry> $table
		 */
		$table = array_map( static fn( array $entry ): array => $entry + KIND, kind_entries() );
	}

	return $table;
}

/**
 * The kinds. Sentences are functions because their translation depends on the request.
 *
 * @return array<FactKind, array<string, mixed>>
 */
function kind_entries(): array {
	$state_problem = static fn(): string => __( 'Choose one of the states.', 'programs-filter' );
	$written_date  = static function ( string $text ): string {
		return null === clean_moment( $text ) ? read_date( $text ) : $text;
	};

	return array(
		'moment'       => array(
			'clean'     => __NAMESPACE__ . '\\clean_moment',
			'problem'   => __NAMESPACE__ . '\\day_problem',
			'control'   => 'moment',
			'from_text' => $written_date,
			'cell'      => static fn(): string => __( 'A day, with or without an hour.', 'programs-filter' ),
			'to_text'   => static fn( string $value ): string => str_replace( 'T', ' ', $value ),
			'text'      => static fn( string $value ): string => dates_text_and_html( $value, substr( $value, 0, 10 ) )[0],
			'has_days'  => true,
		),
		'day'          => array(
			'clean'     => static fn( string $text ): ?string => null === clean_moment( $text ) ? null : (string) substr( $text, 0, 10 ),
			'problem'   => __NAMESPACE__ . '\\day_problem',
			'control'   => 'date',
			'from_text' => $written_date,
			'text'      => static fn( string $value ): string => dates_text_and_html( $value, $value )[0],
			'has_days'  => true,
		),
		'sessions'     => array(
			'longest'   => LONGEST_SESSIONS,
			'has_lines' => true,
			'clean'     => __NAMESPACE__ . '\\clean_typed_sessions',
			'problem'   => __NAMESPACE__ . '\\sessions_problem',
			'control'   => 'textarea',
			'to_text'   => __NAMESPACE__ . '\\words_of_sessions',
			'from_text' => static function ( string $text ): string {
				$lines = sessions_of_words( $text );

				return '' === $lines ? $text : $lines;
			},
			'bulk'      => false,
			'has_days'  => true,
		),
		'text'         => array(
			'longest'  => 300,
			'problem'  => static fn(): string => __( 'Write a text.', 'programs-filter' ),
			'is_prose' => true,
		),
		'prices'       => array(
			'longest'   => LONGEST_PRICES,
			'has_lines' => true,
			'clean'     => __NAMESPACE__ . '\\clean_typed_prices',
			'problem'   => __NAMESPACE__ . '\\prices_problem',
			'control'   => 'textarea',
			'cell'      => static fn(): string => __( 'Who pays what, separated by “;”: Adults: €20; Children: €12.', 'programs-filter' ),
			'from_text' => __NAMESPACE__ . '\\prices_of_text',
			'text'      => static fn( string $value ): string => str_replace( "\n", ' · ', $value ),
			'is_prose'  => true,
		),
		'flag'         => array(
			'type'    => 'boolean',
			'nothing' => '0',
			'clean'   => __NAMESPACE__ . '\\clean_flag',
			'problem' => static fn(): string => __( 'Write “yes” or “no”.', 'programs-filter' ),
			'control' => 'checkbox',
			'words'   => array(
				'1' => array( 'sí', 'yes', 's y x 1 bai sim true verdadero gratis gratuito gratuita free' ),
				'0' => array( 'no', 'no', 'n 0 ez nao non false falso' ),
			),
			'text'    => static fn(): string => __( 'Yes', 'programs-filter' ),
		),
		'number'       => array(
			'highest'   => HIGHEST_NUMBER,
			'clean'     => static fn( string $text ): ?string => clean_number( $text, HIGHEST_NUMBER ),
			'problem'   => static fn(): string => __( 'Write a whole number, such as 3.', 'programs-filter' ),
			'keyboard'  => 'numeric',
			'from_text' => __NAMESPACE__ . '\\number_of_text',
		),
		'age'          => array(
			'highest'   => HIGHEST_AGE,
			'clean'     => static fn( string $text ): ?string => clean_number( $text, HIGHEST_AGE ),
			/* translators: %s: highest age */
			'problem'   => static fn(): string => sprintf( __( 'Write an age in whole years, from 0 to %s.', 'programs-filter' ), number_format_i18n( HIGHEST_AGE ) ),
			'keyboard'  => 'numeric',
			'from_text' => __NAMESPACE__ . '\\age_of_text',
		),
		'url'          => array(
			'longest'   => 2000,
			'clean'     => __NAMESPACE__ . '\\clean_address',
			'problem'   => static fn(): string => __( 'Write the whole address, with https:// at its beginning.', 'programs-filter' ),
			'keyboard'  => 'url',
			'from_text' => __NAMESPACE__ . '\\completed_address',
			'link'      => static fn( string $value ): string => $value,
		),
		'state'        => array(
			'problem' => $state_problem,
			'control' => 'select',
			'choices' => static fn(): array => array(
				''        => __( 'By the dates', 'programs-filter' ),
				'open'    => signup_words( 'open' ),
				'waiting' => signup_words( 'waiting' ),
				'full'    => signup_words( 'full' ),
				'closed'  => signup_words( 'closed' ),
			),
			'words'   => array(
				''        => array( '', '', 'porlasfechas segunlasfechas bythedates automatico automatic' ),
				'open'    => array( 'abierta', 'open', 'abierto abiertas abiertos oberta obertes obert aberta abertas plazasdisponibles haylugares hayplazas inscripcionabierta' ),
				'waiting' => array( 'lista de espera', 'waiting list', 'espera enespera waiting' ),
				'full'    => array( 'plazas agotadas', 'full', 'completa completo lleno llena agotado agotada agotadas agotados soldout sinplazas' ),
				'closed'  => array( 'cerrada', 'closed', 'cerrado cerradas cerrados tancada tancades tancat pechada pechadas fechada fechadas itxita inscripcioncerrada inscripcionescerradas' ),
			),
		),
		'event_status' => array(
			'problem' => $state_problem,
			'control' => 'select',
			'choices' => static fn(): array => array(
				''          => _x( 'Takes place', 'program', 'programs-filter' ),
				'cancelled' => event_status_words( 'cancelled' ),
				'postponed' => event_status_words( 'postponed' ),
				'online'    => event_status_words( 'online' ),
			),
			'words'   => array(
				''          => array( '', '', 'comoestabaprevisto segunloprevisto asplanned si yes live scheduled activo activa confirmado confirmada programado programada' ),
				'cancelled' => array( 'cancelado', 'canceled', 'cancelada cancelled suspendido suspendida anulado anulada' ),
				'postponed' => array( 'aplazado', 'postponed', 'aplazada pospuesto pospuesta' ),
				'online'    => array( 'en línea', 'online', 'pasaaserenlinea virtual movedonline' ),
			),
		),
		'email'        => array(
			'longest'  => 254,
			'clean'    => static fn( string $text ): ?string => is_email_address( $text ) ? (string) preg_replace( '/^mailto:/i', '', $text ) : null,
			'problem'  => static fn(): string => __( 'Write an address such as name@example.org.', 'programs-filter' ),
			'keyboard' => 'email',
			'link'     => static fn( string $value ): string => "mailto:$value",
		),
		'phone'        => array(
			'longest'  => 40,
			'clean'    => static fn( string $text ): ?string => is_phone_number( $text ) ? (string) preg_replace( '/^tel:/', '', $text ) : null,
			'problem'  => static fn(): string => __( 'Write a number such as +34 600 000 000.', 'programs-filter' ),
			'keyboard' => 'tel',
			'link'     => static fn( string $value ): string => 'tel:' . phone_digits( $value ),
		),
		'documents'    => array(
			'longest'   => 2000,
			'clean'     => __NAMESPACE__ . '\\clean_documents',
			'problem'   => __NAMESPACE__ . '\\unknown_document_problem',
			'control'   => 'files',
			'bulk'      => false,
			'cell'      => static fn(): string => __( 'Addresses of files in the media library, separated by “|”.', 'programs-filter' ),
			'from_text' => __NAMESPACE__ . '\\documents_of_text',
			'to_text'   => static fn( string $value ): string => implode( ' | ', array_column( documents( $value ), 'url' ) ),
			'text'      => static fn( string $value ): string => implode( ' · ', array_column( documents( $value ), 'text' ) ),
		),
	);
}

/**
 * A value in the spelling in which it is stored.
 *
 * @param FactKind $kind  Kind of the fact.
 * @param mixed    $value Value; null and '' are nothing.
 * @return string|null Null when it cannot be used.
 */
function clean_fact( string $kind, $value ): ?string {
	$entry = kinds_table()[ $kind ];
	if ( is_bool( $value ) && 'boolean' === $entry['type'] ) {
		return $value ? '1' : '0';
	}
	if ( null !== $value && ! is_string( $value ) && ! is_int( $value ) && ! is_float( $value ) ) {
		return null;
	}
	$text = (string) $value;
	if ( strlen( $text ) > LONGEST_TYPED * $entry['longest'] ) {
		// Before any pattern meets it.
		return null;
	}
	$text = $entry['has_lines'] ? $text : clean_line( $text );
	if ( null === $text || '' === $text ) {
		return null === $text ? null : $entry['nothing'];
	}
	if ( null !== $entry['clean'] ) {
		$text = $entry['clean']( $text );
	} elseif ( array() !== $entry['words'] && ! isset( $entry['words'][ $text ] ) ) {
		return null;
	}

	return null === $text || ( strlen( $text ) > $entry['longest'] && mb_strlen( $text ) > $entry['longest'] ) ? null : $text;
}

/**
 * What a person typed, or the text of a cell, as a value.
 *
 * @param FactKind $kind Kind of the fact.
 * @param string   $text Text.
 * @return string The text itself where nothing is completed, and where it cannot be read.
 */
function value_of_text( string $kind, string $text ): string {
	$entry = kinds_table()[ $kind ];

	// What is too long is not read: clean_fact() refuses it.
	return null === $entry['from_text'] || strlen( $text ) > LONGEST_TYPED * $entry['longest'] ? $text : $entry['from_text']( $text );
}

/**
 * What is wrong with a value.
 *
 * @param FactKind $kind  Kind of the fact.
 * @param mixed    $value Value.
 * @return string A sentence; '' when it can be used.
 */
function fact_problem( string $kind, $value ): string {
	if ( null !== clean_fact( $kind, $value ) ) {
		return '';
	}
	$entry = kinds_table()[ $kind ];
	// Counting the characters of megabytes takes time.
	$characters = is_string( $value ) ? mb_strlen( (string) substr( $value, 0, LONGEST_TYPED * $entry['longest'] ) ) : 0;
	if ( null === $entry['highest'] && $characters > $entry['longest'] ) {
		/* translators: %s: number */
		return sprintf( __( 'This is too long: at most %s characters.', 'programs-filter' ), number_format_i18n( $entry['longest'] ) );
	}

	return $entry['problem']( $value );
}
