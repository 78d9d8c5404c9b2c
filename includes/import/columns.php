<?php
/**
 * The table of columns: what each may hold, and by which names it is known. Everything that reads or writes a sheet uses it.
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
 * A column. Those of facts are made of this and the table of facts.
 *
 * - `names`: in Spanish and English, and others as plain_column_name() writes them, also of The Events Calendar, Events Manager, Google
 *   Calendar and WooCommerce; a name may begin with "event" or end with "del evento" (known_field());
 * - `label`: in the language of the user;
 * - `post`: the field of the post that it fills;
 * - `when`: whether it says "days" or "hours" of the beginning or the end;
 * - `silent`: an empty cell says nothing, instead of emptying what the program has;
 * - `export` and `template`: whether these have it;
 * - `explanation`: what may be written, in the template.
 */
const COLUMN = array(
	'names'       => array( '', '', '' ),
	'label'       => '',
	'post'        => '',
	'when'        => '',
	'silent'      => false,
	'export'      => true,
	'template'    => true,
	'explanation' => '',
);

/** Names of the columns of beginning and end, from which the sessions of a program are made (add_sessions_of_dates()). */
const DATE_COLUMNS = array(
	'start' => array( 'Comienza', 'Starts', 'comienzo inicio start fechadeinicio fechainicio startdate desde from empieza fechainicial fechacomienzo fechadecomienzo diadeinicio diainicio fechayhora fechadesde del inici datadinici datainici datadeinicio hasiera finicio' ),
	'end'   => array( 'Termina', 'Ends', 'final fin end fechadefin fechafin enddate hasta to acaba finaliza fechafinal fechafinalizacion fechadefinalizacion diadefin fechahasta al fi datafi datadefi datafim amaiera ffin' ),
);

/** What surrounds the name of a column: "event_name", "Nombre del evento". */
const AROUND_NAMES = '/^(?:evento|event|location|post)(?=.)|(?<=.)(?:de(?:l|la|las|los)?)?(?:event|evento|actividad|actividades|curso|taller|programa)$/D';

/**
 * The columns in the order of an export.
 *
 * @return array<string, SheetColumn> By key; facts have their own.
 */
function sheet_columns(): array {
	// Elsewhere a column of that name says in which language a course is held.
	$has_languages = array() !== WordPress\get_content_languages( Program\POST_TYPE );
	// Another plugin may translate texts, or add facts, too.
	$key = determine_locale() . __( 'Title', 'programs-filter' ) . ( $has_languages ? '+' : '' ) . has_filter( 'programs_filter_facts' );

	return WordPress\get_cached(
		"columns $key",
		static function () use ( $has_languages ): array {
			/**
			 * COLUMN has the rest.
			 *
			 * @var array<string, SheetColumn> $table
			 */
			$table = array_map( static fn( array $column ): array => $column + COLUMN, column_entries() );

			return array_diff_key( $table, $has_languages ? array() : array( 'language' => '' ) );
		}
	);
}

/**
 * What differs from COLUMN.
 *
 * @return array<string, array<string, mixed>>
 */
function column_entries(): array {
	$separated = __( 'Several categories in one cell are separated by “|”: Music | Dance.', 'programs-filter' );
	$columns   = array(
		'id'         => array(
			'names'    => array( 'ID de programa', 'Program ID', 'iddeprograma programid' ),
			'label'    => __( 'ID', 'programs-filter' ),
			'silent'   => true,
			'template' => false,
		),
		'title'      => array(
			'names'       => array( 'Título', 'Title', 'nombre name class classname convocatoria programa program curso course taller workshop actividad actividades activity titol titulua evento event subject asunto summary activitat activitats nomdelactivitat atividade actividade jarduera ekintza esdeveniment espectaculo exposicion denominacion disciplina asignatura materia campamento acto actos pelicula espectacle ruta' ),
			'label'       => __( 'Title', 'programs-filter' ),
			'post'        => 'post_title',
			'explanation' => __( 'Each program needs one.', 'programs-filter' ),
		),
		'content'    => array(
			'names'       => array( 'Texto', 'Content', 'contenido text descripcion description cuerpo body descripcionlarga descripcioncompleta details detalles descripcio deskribapena descricao' ),
			'label'       => __( 'Text', 'programs-filter' ),
			'post'        => 'post_content',
			'explanation' => __( 'The page of the program.', 'programs-filter' ),
		),
		'excerpt'    => array(
			'names'       => array( 'Extracto', 'Excerpt', 'resumen entradilla descripcioncorta descripcionbreve brevedescripcion shortdescription' ),
			'label'       => __( 'Excerpt', 'programs-filter' ),
			'post'        => 'post_excerpt',
			'explanation' => __( 'A sentence for its card. Without it, the card has the first lines of the text.', 'programs-filter' ),
		),
		'categories' => array(
			'names'       => array( 'Categorías', 'Categories', 'categoria category area areas tema topic temas tematica tipo tipoevento tipologia genero ambito seccion' ),
			'label'       => __( 'Categories', 'programs-filter' ),
			'explanation' => $separated,
		),
		'picture'    => array(
			'names'       => array( 'Imagen', 'Image', 'foto fotografia picture photo cartel imagendestacada featuredimage imagenurl urlimagen img imagenes images' ),
			'label'       => __( 'Image', 'programs-filter' ),
			'explanation' => __( 'The name of its file in the media library, or its address.', 'programs-filter' ),
		),
	);
	foreach ( DATE_COLUMNS as $column => $names ) {
		$columns[ $column ] = array(
			'names'       => array( $names[0], $names[1], "$names[2] " . Program\get_fact_meta_key( $column ) ),
			'label'       => Program\get_facts_table()[ $column ]['label'](),
			'when'        => 'days',
			'explanation' => fact_explanation( $column ),
		);
	}
	foreach ( Program\get_fact_labels() as $fact => $label ) {
		list( $spanish, $english, $others ) = Program\get_facts_table()[ $fact ]['sheet'] ?? array( $label, $label, '' );

		$columns[ $fact ] = array(
			// The meta key is a name, too.
			'names'       => array( $spanish, $english, "$others " . Program\get_fact_meta_key( $fact ) ),
			'label'       => $label,
			'explanation' => fact_explanation( $fact ),
		);
	}

	return $columns + array(
		'order'    => array(
			'names'    => array( 'Orden', 'Order', 'posicion position menuorder' ),
			'label'    => __( 'Order', 'programs-filter' ),
			'post'     => 'menu_order',
			'silent'   => true,
			'template' => false,
		),
		'status'   => array(
			'names'    => array( 'Publicación', 'Publication', 'poststatus estadodepublicacion' ),
			'label'    => __( 'Publication', 'programs-filter' ),
			'post'     => 'post_status',
			'silent'   => true,
			'template' => false,
		),
		'date'     => array(
			'names'    => array( 'Fecha de publicación', 'Published', 'publicado publicationdate postdate' ),
			'label'    => __( 'Date of publication', 'programs-filter' ),
			'post'     => 'post_date',
			'silent'   => true,
			'template' => false,
		),
		'slug'     => array(
			'names'    => array( 'Slug', 'Slug', 'postname' ),
			'label'    => __( 'Slug', 'programs-filter' ),
			'post'     => 'post_name',
			'silent'   => true,
			'template' => false,
		),
		'password' => array(
			'names'    => array( 'Contraseña', 'Password', 'clave postpassword' ),
			'label'    => __( 'Password', 'programs-filter' ),
			'post'     => 'post_password',
			'template' => false,
		),
		'language' => array(
			'names'    => array( 'Idioma', 'Language', 'lang lengua' ),
			'label'    => __( 'Language', 'programs-filter' ),
			'silent'   => true,
			'template' => false,
		),
	) + array_map(
		static fn( array $column ): array => $column + array(
			'export'   => false,
			'template' => false,
		),
		array(
			'identifier' => array(
				'names'  => array( 'Identificador', 'Identifier', 'id uid codigo code codi kodea referencia reference ref idevento eventid' ),
				'label'  => __( 'Identifier', 'programs-filter' ),
				'silent' => true,
			),
			'day'        => array(
				'names' => array( 'Día', 'Day', 'fecha fechas date dates dia data dies eguna cuando when fechahora diayhora' ),
				'label' => __( 'Day, or days', 'programs-filter' ),
				'when'  => 'days',
			),
			'time'       => array(
				'names' => array( 'Hora', 'Hour', 'horadeinicio horainicio horadecomienzo starttime time horacomienzo hores ordua horadinici aquehora horadesalida horasalida' ),
				'label' => __( 'Hour, or hours', 'programs-filter' ),
				'when'  => 'hours',
			),
			'weekdays'   => array(
				'names' => array( 'Días de la semana', 'Weekdays', 'dias diadelasemana diasemana diassemana diasdeclase diasdelaclase daysoftheweek days meetingdays classdays' ),
				'label' => __( 'Days of the week', 'programs-filter' ),
			),
			'end_time'   => array(
				'names' => array( 'Hora de fin', 'End time', 'horafin horafinal horadefinalizacion horadetermino horatermino endtime' ),
				'label' => __( 'Hour of the end', 'programs-filter' ),
				'when'  => 'hours',
			),
			'web'        => array(
				'names' => array( 'Web', 'Website', 'paginaweb sitioweb permalink url enlace link enlacealcontenido masinformacion masinfo' ),
				'label' => __( 'Link to more information', 'programs-filter' ),
			),
			'free'       => array(
				'names' => array( 'Gratis', 'Free', 'gratuito gratuita' ),
				'label' => __( 'Free', 'programs-filter' ),
			),
		)
	);
}

/**
 * What may be written into the column of a fact.
 *
 * @param string $fact Fact.
 */
function fact_explanation( string $fact ): string {
	$kind = Program\get_fact_kind( $fact );
	if ( null !== $kind && array() !== $kind['words'] ) {
		$words = null === $kind['choices'] ? array_column( $kind['words'], word_index() ) : $kind['choices']();

		return implode( ', ', array_diff_key( $words, array( '' => '' ) ) );
	}
	$hint = $kind['cell'] ?? Program\get_facts_table()[ $fact ]['hint'] ?? null;

	return null === $hint ? '' : $hint();
}

/**
 * The columns of which something is true.
 *
 * @param string $property Such as "when".
 * @param mixed  $value    Its value; null for any but none.
 * @return list<string>
 */
function columns_with( string $property, $value = null ): array {
	$has = static fn( array $column ): bool => null === $value ? ! in_array( $column[ $property ], array( '', false ), true ) : $value === $column[ $property ];

	return array_keys( array_filter( sheet_columns(), $has ) );
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
 * What columns hold by their names.
 *
 * @param list<string> $header Names.
 * @return list<string> '' for an unknown column.
 */
function columns_by_name( array $header ): array {
	$known = known_names();

	$columns = array();
	foreach ( $header as $name ) {
		$column = known_field( plain_column_name( $name ), $known );
		// As in "Precio (euros)" and "Lugar / Lloc".
		$columns[] = '' === $column ? known_field( plain_column_name( (string) preg_replace( '~\s*[(/].*$~s', '', $name ) ), $known ) : $column;
	}

	return $columns;
}

/**
 * The column of a name.
 *
 * @param string                $name  Name, as plain_column_name() writes it.
 * @param array<string, string> $known Columns by name.
 * @return string '' where it is unknown.
 */
function known_field( string $name, array $known ): string {
	$core = (string) preg_replace( AROUND_NAMES, '', $name );

	return $known[ $name ] ?? $known[ $core ] ?? $known[ (string) preg_replace( AROUND_NAMES, '', $core ) ] ?? '';
}

/**
 * All names of columns, in all languages of the plugin.
 *
 * @return array<string, string> Columns by name, as plain_column_name() writes it.
 */
function known_names(): array {
	$columns = sheet_columns();

	return WordPress\get_cached( 'names of columns ' . determine_locale() . $columns['title']['label'] . $columns['id']['names'][1] . implode( ' ', array_keys( $columns ) ), static fn(): array => collect_names( $columns ) );
}

/**
 * Collects them.
 *
 * @param array<string, SheetColumn> $columns Columns.
 * @return array<string, string> As above.
 */
function collect_names( array $columns ): array {
	$known = array();
	// The language of the page comes before that of the activity, which has a longer name, too.
	$columns = array_intersect_key( $columns, array( 'language' => true ) ) + $columns;
	foreach ( $columns as $field => $column ) {
		list( $spanish, $english, $others ) = $column['names'];
		$known                             += array_fill_keys( array_map( __NAMESPACE__ . '\\plain_column_name', array_merge( array( $spanish, $english ), explode( ' ', $others ) ) ), $field );
	}
	$is_switched = switch_to_locale( 'en_US' );
	$labels      = array_map( static fn( array $column ): string => $column['label'], array_replace( $columns, sheet_columns() ) );
	if ( $is_switched ) {
		restore_previous_locale();
	}
	foreach ( (array) glob( PLUGIN_DIR . '/languages/*.l10n.php' ) as $file ) {
		/**
		 * A file of translations.
		 *
		 * @var array{messages: array<string, string>} $translations
		 */
		$translations = include (string) $file;
		foreach ( $labels as $key_of_column => $label ) {
			$known += array_fill_keys( array_map( __NAMESPACE__ . '\\plain_column_name', array( $label, $translations['messages'][ $label ] ?? $label ) ), $key_of_column );
		}
	}
	unset( $known[''] );

	return $known;
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
 * The label of what a column holds.
 *
 * @param string $field Column.
 */
function column_label( string $field ): string {
	return sheet_columns()[ $field ]['label'] ?? $field;
}

/**
 * The names of columns: English on an English screen, else Spanish, as only these are known without a translation.
 *
 * @return array<string, string>
 */
function column_names(): array {
	return array_map( static fn( array $column ): string => $column['names'][ word_index() ], sheet_columns() );
}

/**
 * The names that a calendar brings: labels, as people see them, unless another column has that name.
 *
 * @return array<string, string>
 */
function calendar_columns(): array {
	$labels = array_map( static fn( array $column ): string => $column['label'], sheet_columns() );

	return array_filter( $labels, static fn( string $label, string $field ): bool => array( $field ) === columns_by_name( array( $label ) ), ARRAY_FILTER_USE_BOTH ) + column_names();
}

/**
 * The header of an export.
 *
 * @return array<string, string>
 */
function export_header(): array {
	return array_intersect_key( column_names(), array_flip( columns_with( 'export' ) ) );
}

/**
 * Index of the language of an export: Spanish or English.
 *
 * @return 0|1
 */
function word_index(): int {
	return str_starts_with( determine_locale(), 'en' ) ? 1 : 0;
}
