<?php
/**
 * The table of fact kinds: how values of a kind are sanitized, validated, edited, parsed and printed; each fact in facts.php has a kind.
 *
 * A new kind is an entry here. Its callbacks are in fact-values.php.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\Reader;

defined( 'ABSPATH' ) || exit;

/**
 * Defaults of an entry of the table:
 *
 * - `type`: type of the metadata; `nothing`: the stored value that means nothing;
 * - `longest`: characters at most; `highest`: the highest number; `has_lines`: whether line breaks are kept until `clean` sees them;
 * - `clean`: a text in the spelling in which it is stored, null if it is invalid; without it, one of `words`, or any text;
 * - `problem`: what is wrong with a value, a sentence;
 * - `control`: `text`, `textarea`, `date`, `moment` (a date and a time), `checkbox`, `select` or `files`; `keyboard`: what a phone offers
 *   (`inputmode`);
 * - `choices`: what can be chosen, labels by value; `bulk`: whether bulk edit has it;
 * - `words`: what a sheet says for values: in Spanish, in English, and others without accents, signs and spaces; `cell`: help for a column;
 * - `from_text`: what a person typed, or a cell, as a value; `to_text`: a value for a cell;
 * - `text`: a value as it is read; `link`: where it leads; `is_prose`: whether it is words of a language;
 * - `has_days`: whether it says when, so that it is later when the program takes place again.
 */
const KIND_DEFAULTS = array(
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
function get_kinds_table(): array {
	static $table = null;
	if ( null === $table ) {
		/**
		 * KIND_DEFAULTS has the rest.
		 *
		 * @var array<FactKind, KindEntry> $table
		 */
		$table = array_map( static fn( array $entry ): array => $entry + KIND_DEFAULTS, get_kind_entries() );
	}

	return $table;
}

/**
 * The kinds. Sentences are functions because their translation depends on the request.
 *
 * @return array<FactKind, array<string, mixed>>
 */
function get_kind_entries(): array {
	$state_problem = static fn(): string => __( 'Choose one of the states.', 'programs-filter' );
	$written_date  = static function ( string $text ): string {
		return null === sanitize_datetime( $text ) ? Reader\read_date( $text ) : $text;
	};

	return array(
		'moment'       => array(
			'clean'     => __NAMESPACE__ . '\\sanitize_datetime',
			'problem'   => __NAMESPACE__ . '\\get_day_problem',
			'control'   => 'moment',
			'from_text' => $written_date,
			'cell'      => static fn(): string => __( 'A day, with or without an hour.', 'programs-filter' ),
			'to_text'   => static fn( string $value ): string => str_replace( 'T', ' ', $value ),
			'text'      => static fn( string $value ): string => dates_text_and_html( $value, substr( $value, 0, 10 ) )[0],
			'bulk'      => false,
			'has_days'  => true,
		),
		'day'          => array(
			'clean'     => static fn( string $text ): ?string => null === sanitize_datetime( $text ) ? null : (string) substr( $text, 0, 10 ),
			'problem'   => __NAMESPACE__ . '\\get_day_problem',
			'control'   => 'date',
			'from_text' => $written_date,
			'text'      => static fn( string $value ): string => dates_text_and_html( $value, $value )[0],
			'has_days'  => true,
		),
		'sessions'     => array(
			'longest'   => MAX_SESSIONS_LENGTH,
			'has_lines' => true,
			'clean'     => __NAMESPACE__ . '\\sanitize_typed_sessions',
			'problem'   => __NAMESPACE__ . '\\get_sessions_problem',
			'control'   => 'textarea',
			'to_text'   => __NAMESPACE__ . '\\words_of_sessions',
			'from_text' => __NAMESPACE__ . '\\parse_sessions',
			'bulk'      => false,
			'has_days'  => true,
		),
		'text'         => array(
			'longest'  => 300,
			'problem'  => static fn(): string => __( 'Write a text.', 'programs-filter' ),
			'is_prose' => true,
		),
		'prices'       => array(
			'longest'   => MAX_PRICES_LENGTH,
			'has_lines' => true,
			'clean'     => __NAMESPACE__ . '\\sanitize_prices',
			'problem'   => __NAMESPACE__ . '\\get_prices_problem',
			'control'   => 'textarea',
			'cell'      => static fn(): string => __( 'A price, or who pays what, separated by “;”: Adults: €20; Children: €12.', 'programs-filter' ),
			'from_text' => __NAMESPACE__ . '\\parse_typed_prices',
			'text'      => static fn( string $value ): string => implode( ' · ', array_map( __NAMESPACE__ . '\\get_price_text', explode( "\n", $value ) ) ),
			'is_prose'  => true,
		),
		'flag'         => array(
			'type'    => 'boolean',
			'nothing' => '0',
			'clean'   => __NAMESPACE__ . '\\sanitize_flag',
			'problem' => static fn(): string => __( 'Write “yes” or “no”.', 'programs-filter' ),
			'control' => 'checkbox',
			'words'   => array(
				'1' => array( 'sí', 'yes', 's y x 1 bai sim true verdadero gratis gratuito gratuita free' ),
				'0' => array( 'no', 'no', 'n 0 ez nao non false falso' ),
			),
			'text'    => static fn(): string => __( 'Yes', 'programs-filter' ),
		),
		'number'       => array(
			'highest'   => MAX_NUMBER,
			'clean'     => static fn( string $text ): ?string => sanitize_number( $text, MAX_NUMBER ),
			'problem'   => static fn(): string => __( 'Write a whole number, such as 3.', 'programs-filter' ),
			'keyboard'  => 'numeric',
			'from_text' => __NAMESPACE__ . '\\parse_number',
		),
		'age'          => array(
			'highest'   => MAX_AGE,
			'clean'     => static fn( string $text ): ?string => sanitize_number( $text, MAX_AGE ),
			/* translators: %s: highest age */
			'problem'   => static fn(): string => sprintf( __( 'Write an age in whole years, from 0 to %s.', 'programs-filter' ), number_format_i18n( MAX_AGE ) ),
			'keyboard'  => 'numeric',
			'from_text' => __NAMESPACE__ . '\\parse_age',
		),
		'url'          => array(
			'longest'   => 2000,
			'clean'     => __NAMESPACE__ . '\\sanitize_web_address',
			'problem'   => static fn(): string => __( 'Write the whole address, with https:// at its beginning.', 'programs-filter' ),
			'keyboard'  => 'url',
			'from_text' => __NAMESPACE__ . '\\add_url_scheme',
			'link'      => static fn( string $value ): string => $value,
		),
		'state'        => array(
			'problem' => $state_problem,
			'control' => 'select',
			'choices' => static fn(): array => array(
				''        => __( 'By the dates', 'programs-filter' ),
				'open'    => get_signup_label( 'open' ),
				'waiting' => get_signup_label( 'waiting' ),
				'full'    => get_signup_label( 'full' ),
				'closed'  => get_signup_label( 'closed' ),
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
				''            => _x( 'Takes place', 'program', 'programs-filter' ),
				'cancelled'   => get_event_status_label( 'cancelled' ),
				'postponed'   => get_event_status_label( 'postponed' ),
				'rescheduled' => get_event_status_label( 'rescheduled' ),
				'online'      => get_event_status_label( 'online' ),
			),
			'words'   => array(
				''            => array( '', '', 'comoestabaprevisto segunloprevisto asplanned si yes live scheduled activo activa confirmado confirmada programado programada' ),
				'cancelled'   => array( 'cancelado', 'canceled', 'cancelada cancelled suspendido suspendida anulado anulada' ),
				'postponed'   => array( 'aplazado', 'postponed', 'aplazada pospuesto pospuesta' ),
				'rescheduled' => array( 'cambia de fecha', 'rescheduled', 'cambiodefecha cambiadodefecha nuevafecha reprogramado reprogramada' ),
				'online'      => array( 'en línea', 'online', 'pasaaserenlinea virtual movedonline' ),
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
			'link'     => static fn( string $value ): string => 'tel:' . strip_phone_separators( $value ),
		),
		'documents'    => array(
			'longest'   => 2000,
			'clean'     => __NAMESPACE__ . '\\sanitize_document_ids',
			'problem'   => __NAMESPACE__ . '\\get_unknown_document_problem',
			'control'   => 'files',
			'bulk'      => false,
			'cell'      => static fn(): string => __( 'Addresses of files in the media library, separated by “|”.', 'programs-filter' ),
			'from_text' => __NAMESPACE__ . '\\parse_documents',
			'to_text'   => static fn( string $value ): string => implode( ' | ', array_column( get_documents( $value ), 'url' ) ),
			'text'      => static fn( string $value ): string => implode( ' · ', array_column( get_documents( $value ), 'text' ) ),
		),
	);
}

/**
 * Sanitizes a value for storage.
 *
 * @param FactKind $kind  Kind of the fact.
 * @param mixed    $value Value; null and '' are nothing.
 * @return string|null Null if it is invalid.
 */
function sanitize_fact( string $kind, $value ): ?string {
	$entry = get_kinds_table()[ $kind ];
	if ( is_bool( $value ) && 'boolean' === $entry['type'] ) {
		return $value ? '1' : '0';
	}
	if ( null !== $value && ! is_string( $value ) && ! is_int( $value ) && ! is_float( $value ) ) {
		return null;
	}
	$text = (string) $value;
	if ( strlen( $text ) > TYPED_LENGTH_FACTOR * $entry['longest'] ) {
		// Before any pattern meets it.
		return null;
	}
	$text = $entry['has_lines'] ? $text : sanitize_line( $text );
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
function parse_fact_value( string $kind, string $text ): string {
	$entry = get_kinds_table()[ $kind ];

	// What is too long is not read: sanitize_fact() refuses it.
	return null === $entry['from_text'] || strlen( $text ) > TYPED_LENGTH_FACTOR * $entry['longest'] ? $text : $entry['from_text']( $text );
}

/**
 * Validates a value.
 *
 * @param FactKind $kind  Kind of the fact.
 * @param mixed    $value Value.
 * @return string A sentence; '' if it is valid.
 */
function get_fact_problem( string $kind, $value ): string {
	if ( null !== sanitize_fact( $kind, $value ) ) {
		return '';
	}
	$entry = get_kinds_table()[ $kind ];
	// Counting the characters of megabytes takes time.
	$characters = is_string( $value ) ? mb_strlen( (string) substr( $value, 0, TYPED_LENGTH_FACTOR * $entry['longest'] ) ) : 0;
	if ( null === $entry['highest'] && $characters > $entry['longest'] ) {
		/* translators: %s: number */
		return sprintf( __( 'This is too long: at most %s characters.', 'programs-filter' ), number_format_i18n( $entry['longest'] ) );
	}

	return $entry['problem']( $value );
}
