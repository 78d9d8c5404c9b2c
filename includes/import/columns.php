<?php
/**
 * The columns of a sheet: what they hold, and their names, Spanish and English.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;
use const ProgramsFilter\PLUGIN_DIR;

defined( 'ABSPATH' ) || exit;

/**
 * The columns in the order of an export: names in Spanish and English, and other names as plain_column_name() writes them.
 */
const COLUMNS_BEFORE_FACTS = array(
	'id'         => array( 'ID de programa', 'Program ID', 'id identificador identifier' ),
	'title'      => array( 'Título', 'Title', 'nombre name programa program curso course taller workshop actividad activity tituloevento titulodelevento nombreevento nombredelevento nombreactividad titol titulua nombredelprograma nombredelcurso nombredeltaller nombredelaactividad evento event' ),
	'content'    => array( 'Texto', 'Content', 'contenido text descripcion description cuerpo body descripcionlarga descripcioncompleta' ),
	'excerpt'    => array( 'Extracto', 'Excerpt', 'resumen summary entradilla descripcioncorta descripcionbreve brevedescripcion' ),
	'categories' => array( 'Categorías', 'Categories', 'categoria category area areas tema topic temas tematica tipo tipoevento tipodeevento tipodeactividad' ),
	'picture'    => array( 'Imagen', 'Image', 'foto fotografia picture photo cartel imagendestacada featuredimage imagenurl urlimagen imagendelevento img' ),
);
/** Columns of days and hours that join the beginning and the end. An export has none of them. */
const DATE_COLUMNS        = array(
	'day'      => array( 'Día', 'Day', 'fecha date dia data dies eguna' ),
	'time'     => array( 'Hora', 'Hour', 'horadeinicio horainicio horadecomienzo starttime time horacomienzo hores ordua' ),
	'weekdays' => array( 'Días de la semana', 'Weekdays', 'dias diadelasemana diasemana diassemana diasdeclase diasdelaclase daysoftheweek days' ),
	'end_time' => array( 'Hora de fin', 'End time', 'horafin horafinal horadefinalizacion horadetermino horatermino' ),
);
const LANGUAGE_COLUMN     = array( 'language' => array( 'Idioma', 'Language', 'lang lengua' ) );
const COLUMNS_AFTER_FACTS = array(
	'order'    => array( 'Orden', 'Order', 'posicion position menuorder' ),
	'status'   => array( 'Estado', 'Status', 'poststatus' ),
	'date'     => array( 'Fecha de publicación', 'Published', 'publicado publicacion publicationdate postdate' ),
	'slug'     => array( 'Slug', 'Slug', 'postname permalink' ),
	'password' => array( 'Contraseña', 'Password', 'clave postpassword' ),
);

/**
 * All columns. An export has them in this order, without DATE_COLUMNS.
 *
 * @return array<string, array{string, string, string}> Names as above.
 */
function sheet_columns(): array {
	$columns = COLUMNS_BEFORE_FACTS;
	foreach ( Program\fact_labels() as $fact => $label ) {
		// The meta key is a name, too.
		list( $spanish, $english, $others ) = Program\facts_table()[ $fact ]['sheet'] ?? array( $label, $label, '' );
		$columns[ $fact ]                   = array( $spanish, $english, "$others " . Program\fact_meta_key( $fact ) );
	}
	$columns += COLUMNS_AFTER_FACTS + DATE_COLUMNS;

	// Elsewhere a column of that name says in which language a course is held.
	return $columns + ( array() === WordPress\languages( Program\POST_TYPE ) ? array() : LANGUAGE_COLUMN );
}

/**
 * A name without case, accents, spaces and punctuation.
 *
 * @param string $name Name of a column, or a word in a cell.
 */
function plain_column_name( string $name ): string {
	return (string) preg_replace( '/[^a-z0-9]+/', '', strtolower( remove_accents( $name ) ) );
}

/**
 * What the columns of a header hold, each at most once.
 *
 * @param list<string> $header Names.
 * @return list<''|string> '' for an unknown column, and for the second of the same.
 */
function recognized_columns( array $header ): array {
	return columns_once( columns_by_name( $header ) )[0];
}

/**
 * Columns without repetitions.
 *
 * @param list<''|string> $fields What each column would hold.
 * @return array{list<''|string>, list<''|string>} What each column holds; and what a repeated one would hold.
 */
function columns_once( array $fields ): array {
	$columns = array();
	$ignored = array();
	foreach ( $fields as $field ) {
		$is_there  = in_array( $field, $columns, true );
		$columns[] = $is_there ? '' : $field;
		$ignored[] = $is_there ? $field : '';
	}

	return array( $columns, $ignored );
}

/**
 * What columns hold by their names.
 *
 * @param list<string> $header Names.
 * @return list<''|string> '' for an unknown column.
 */
function columns_by_name( array $header ): array {
	$known = array();
	// That of the page comes before that of the activity, which has a longer name, too.
	foreach ( array_intersect_key( LANGUAGE_COLUMN, sheet_columns() ) + sheet_columns() as $field => list( $spanish, $english, $others ) ) {
		$known += array_fill_keys( array_map( __NAMESPACE__ . '\\plain_column_name', array_merge( array( $spanish, $english ), explode( ' ', $others ) ) ), $field );
	}
	$known += labels_in_all_languages();

	return array_map( static fn( string $name ): string => $known[ plain_column_name( $name ) ] ?? '', $header );
}

/**
 * What columns hold by their labels, in all languages of the plugin.
 *
 * @return array<string, string> Columns by name, as plain_column_name() writes it.
 */
function labels_in_all_languages(): array {
	$is_switched = switch_to_locale( 'en_US' );
	$labels      = column_labels();
	if ( $is_switched ) {
		restore_previous_locale();
	}
	$known = array();
	foreach ( (array) glob( PLUGIN_DIR . '/languages/*.l10n.php' ) as $file ) {
		/**
		 * A file of translations.
		 *
		 * @var array{messages: array<string, string>} $translations
		 */
		$translations = include (string) $file;
		$texts        = $translations['messages'];
		foreach ( $labels as $field => $label ) {
			$known += array_fill_keys( array_map( __NAMESPACE__ . '\\plain_column_name', array( $label, $texts[ $label ] ?? $label ) ), $field );
		}
	}

	return $known;
}

/**
 * Labels of the columns in the language of the user.
 *
 * @return array<string, string>
 */
function column_labels(): array {
	return array_replace(
		array_fill_keys( array_keys( sheet_columns() ), '' ),
		array(
			'id'         => __( 'ID', 'programs-filter' ),
			'title'      => __( 'Title', 'programs-filter' ),
			'content'    => __( 'Text', 'programs-filter' ),
			'excerpt'    => __( 'Excerpt', 'programs-filter' ),
			'categories' => __( 'Categories', 'programs-filter' ),
			'picture'    => __( 'Image', 'programs-filter' ),
			'order'      => __( 'Order', 'programs-filter' ),
			'status'     => __( 'Status', 'programs-filter' ),
			'date'       => __( 'Date of publication', 'programs-filter' ),
			'slug'       => __( 'Slug', 'programs-filter' ),
			'password'   => __( 'Password', 'programs-filter' ),
			'day'        => __( 'Day (that day only)', 'programs-filter' ),
			'time'       => __( 'Hour, or hours', 'programs-filter' ),
			'end_time'   => __( 'Hour of the end', 'programs-filter' ),
			'weekdays'   => __( 'Days of the week', 'programs-filter' ),
		),
		Program\fact_labels(),
		! isset( sheet_columns()['language'] ) ? array() : array(
			'language'  => __( 'Language', 'programs-filter' ),
			'languages' => __( 'Language of the program', 'programs-filter' ),
		)
	);
}

/**
 * The name of a column.
 *
 * @param int    $column Its number.
 * @param string $name   Its name in the file.
 */
function column_name( int $column, string $name ): string {
	/* translators: %s: number */
	return '' === $name ? sprintf( __( 'Column %s', 'programs-filter' ), number_format_i18n( $column + 1 ) ) : $name;
}

/**
 * The problem of a column that holds the same as another one.
 *
 * @param list<string> $header  Names.
 * @param list<string> $columns What the columns hold.
 * @param string       $field   What both hold.
 */
function repeated_column_words( array $header, array $columns, string $field ): string {
	$other = (int) array_search( $field, $columns, true );

	/* translators: %1$s: what a column holds, %2$s: name of a column */
	return sprintf( __( 'The column for “%1$s” is already this one: %2$s.', 'programs-filter' ), column_labels()[ $field ] ?? $field, column_name( $other, $header[ $other ] ?? '' ) );
}

/**
 * The header of an export: English on an English screen, else Spanish, as only these are recognized.
 *
 * @return array<string, string>
 */
function export_header(): array {
	return array_map( static fn( array $names ): string => $names[ word_index() ], array_diff_key( sheet_columns(), DATE_COLUMNS ) );
}

/**
 * Index of the language of an export: Spanish or English.
 *
 * @return 0|1
 */
function word_index(): int {
	return str_starts_with( determine_locale(), 'en' ) ? 1 : 0;
}
