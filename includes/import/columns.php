<?php
/**
 * The columns of a sheet: what they hold, and their names, Spanish and English.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * The columns in the order of an export: names in Spanish and English, and other names as plain_column_name() writes them. "Plazas" is none of
 * them, as most sheets have numbers there.
 */
const COLUMNS = array(
	'id'           => array( 'ID', 'ID', 'identificador identifier id programa' ),
	'title'        => array( 'Título', 'Title', 'nombre name programa program curso course taller workshop actividad activity nombredelprograma nombredelcurso nombredeltaller nombredelaactividad evento event' ),
	'content'      => array( 'Texto', 'Content', 'contenido text descripcion description cuerpo body descripcionlarga descripcioncompleta' ),
	'excerpt'      => array( 'Extracto', 'Excerpt', 'resumen summary entradilla descripcioncorta descripcionbreve brevedescripcion' ),
	'categories'   => array( 'Categorías', 'Categories', 'categoria category area areas tema topic temas tematica' ),
	'picture'      => array( 'Imagen', 'Image', 'foto fotografia picture photo cartel imagendestacada featuredimage' ),
	'start'        => array( 'Comienza', 'Starts', 'comienzo inicio start fecha date fechadeinicio fechainicio startdate desde from empieza fechainicial fechacomienzo fechadecomienzo diadeinicio diainicio fechayhora fechadesde pfilterstart' ),
	'end'          => array( 'Termina', 'Ends', 'final fin end fechadefin fechafin enddate hasta to acaba finaliza fechafinal fechafinalizacion fechadefinalizacion diadefin fechahasta pfilterend' ),
	'schedule'     => array( 'Horario', 'Schedule', 'horarios hora hours pfilterschedule' ),
	'place'        => array( 'Lugar', 'Place', 'sede sala aula espacio venue location ubicacion localizacion lugardecelebracion pfilterplace' ),
	'address'      => array( 'Dirección', 'Address', 'domicilio direccionpostal pfilteraddress' ),
	'audience'     => array( 'Para quién', 'For whom', 'publico edad edades destinatarios audience age ages dirigidoa publicoobjetivo rangodeedad rangoedad franjadeedad edadrecomendada grupodeedad pfilteraudience' ),
	'price'        => array( 'Precio', 'Price', 'cuota tarifa coste fee cost importe precios tarifas costo tasa pvp pfilterprice' ),
	'free'         => array( 'Gratuito', 'Free', 'gratis gratuita pfilterfree' ),
	'signup_url'   => array( 'Formulario de inscripción', 'Sign-up form', 'formulario form direcciondelformulario enlace link url web inscripcionenlinea addressofthesignupform formulariodeinscripciones formularioinscripcion enlacealformulario enlacedeinscripcion enlaceinscripcion urldeinscripcion urlinscripcion webdeinscripcion linkdeinscripcion paginaweb sitioweb website inscripciononline pfiltersignupurl' ),
	'signup_until' => array( 'Último día de inscripción', 'Last day to sign up', 'inscripcionhasta plazo plazodeinscripcion finplazo deadline ultimodiaparainscribirse ultimodia ultimodiainscripcion ultimodiadeinscripciones ultimodiadelainscripcion fechalimite fechalimiteinscripcion fechalimitedeinscripcion fechalimitedeinscripciones fechalimiteparainscribirse limitedeinscripcion limitedeinscripciones limiteinscripcion inscripcioneshasta plazoinscripcion plazohasta finplazoinscripcion findeplazo finaldeplazo finaldelplazo findelplazo findeplazodeinscripcion findelplazodeinscripcion fininscripcion findeinscripcion findeinscripciones findelainscripcion cierredeinscripcion cierredeinscripciones cierreinscripcion cierredelainscripcion signupdeadline registrationdeadline pfiltersignupuntil' ),
	'signup_state' => array( 'Inscripción', 'Sign-up', 'estadodeinscripcion estadodelainscripcion registration signupstate estadoinscripcion estadodeinscripciones estadodeplazas estadodelasplazas pfiltersignupstate' ),
	'email'        => array( 'Correo electrónico', 'Email', 'correo mail emaildecontacto emailcontacto correodecontacto correocontacto direcciondecorreo direcciondecorreoelectronico pfilteremail' ),
	'phone'        => array( 'Teléfono', 'Phone', 'tel movil telephone telf tlf tfno tlfno telefonodecontacto telefonocontacto pfilterphone' ),
	'order'        => array( 'Orden', 'Order', 'posicion position menuorder' ),
	'status'       => array( 'Estado', 'Status', 'poststatus' ),
	'date'         => array( 'Fecha de publicación', 'Published', 'publicado publicacion publicationdate postdate' ),
	'slug'         => array( 'Slug', 'Slug', 'postname permalink' ),
	'password'     => array( 'Contraseña', 'Password', 'clave postpassword' ),
);

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
 * @return list<''|key-of<COLUMNS>> '' for an unknown column, and for the second of the same.
 */
function recognized_columns( array $header ): array {
	return columns_once( columns_by_name( $header ) )[0];
}

/**
 * Columns without repetitions.
 *
 * @param list<''|key-of<COLUMNS>> $fields What each column would hold.
 * @return array{list<''|key-of<COLUMNS>>, list<''|key-of<COLUMNS>>} What each column holds; and what a repeated one would hold.
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
 * @return list<''|key-of<COLUMNS>> '' for an unknown column.
 */
function columns_by_name( array $header ): array {
	static $known = null;
	if ( null === $known ) {
		$known = array();
		foreach ( COLUMNS as $field => list( $spanish, $english, $others ) ) {
			$known += array_fill_keys( array_merge( array( plain_column_name( $spanish ), plain_column_name( $english ) ), array_map( __NAMESPACE__ . '\\plain_column_name', explode( ' ', $others ) ) ), $field );
		}
	}

	return array_map( static fn( string $name ): string => $known[ plain_column_name( $name ) ] ?? '', $header );
}

/**
 * Labels of the columns in the language of the user.
 *
 * @return array<key-of<COLUMNS>, string>
 */
function column_labels(): array {
	return array_replace(
		array_fill_keys( array_keys( COLUMNS ), '' ),
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
		),
		Program\fact_labels()
	);
}

/**
 * The header of an export: English on an English screen, else Spanish, as only these are recognized.
 *
 * @return array<key-of<COLUMNS>, string>
 */
function export_header(): array {
	return array_map( static fn( array $names ): string => $names[ word_index() ], COLUMNS );
}

/**
 * Index of the language of an export: Spanish or English.
 *
 * @return 0|1
 */
function word_index(): int {
	return str_starts_with( determine_locale(), 'en' ) ? 1 : 0;
}
