<?php
/**
 * The table of facts (when, where, for whom, how much, how to sign up) and its lookups: the one place where a fact is defined.
 *
 * Metadata, REST API, forms, quick edit, import, export, cards, the program's page, block bindings, Elementor, the shortcode and the editor's lists
 * derive from the table. Only wpml-config.xml repeats the keys, as WPML reads it as a file; a test compares both.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Kinds that have the words or the table of one fact of ours: no other fact can be of them. */
const RESERVED_KINDS = array( 'sessions', 'documents', 'state', 'event_status' );

/** Keys that a plugin cannot add: what can be bound beside facts, and other columns of a sheet. */
const RESERVED_FACT_KEYS = array( 'badge', 'categories', 'id', 'title', 'content', 'excerpt', 'picture', 'order', 'status', 'date', 'slug', 'password', 'day', 'time', 'weekdays', 'end_time', 'identifier', 'web', 'currency', 'free', 'language' );

/**
 * The table, in the order of a form, and in the order in which facts are read. The entries by key:
 *
 * - `label`: name of the field, and of the fact where it is read;
 * - `kind`: how a value is entered and stored (kinds.php); an entry without a kind is not stored, and made of others;
 * - `hint`: help below the field;
 * - `sheet`: names of its column in an import: Spanish, English, and more of them in lower case, without accents, signs or spaces inside; a space separates two;
 * - `word`: its word in the shortcode and in addresses; an entry with a word is shown: on cards, on the program's page, in blocks and in Elementor;
 * - `parts`: the stored facts that it consists of, unless it is itself one; their values are printed with a dot between them;
 * - `text`, or `html` with text and HTML: what is printed instead; `links`: where it leads instead of the addresses in its parts;
 * - `schema`: its properties in structured data;
 * - `filter`: whether visitors can filter by it; the parameter is its word.
 *
 * Labels are functions because their translation depends on the request.
 *
 * @return array<string, FactEntry>
 */
function get_fact_entries(): array {
	return array(
		'start'          => array(
			'kind'  => 'moment',
			'label' => static fn(): string => __( 'Starts', 'programs-filter' ),
		),
		'end'            => array(
			'kind'  => 'moment',
			'label' => static fn(): string => __( 'Ends', 'programs-filter' ),
		),
		'sessions'       => array(
			'kind'  => 'sessions',
			'label' => static fn(): string => __( 'Sessions', 'programs-filter' ),
			'hint'  => static fn(): string => __( 'The days and hours, or the first and the last day.', 'programs-filter' ),
			'sheet' => array( 'Sesiones', 'Sessions', 'fechasdelassesiones diasdesesion calendariodesesiones' ),
		),
		'event_status'   => array(
			'kind'  => 'event_status',
			'label' => static fn(): string => __( 'Status', 'programs-filter' ),
			'sheet' => array( 'Estado', 'Status', 'celebracion takesplace cancelado aplazado situacion eventstatus estadodelevento estadodelaactividad' ),
		),
		'notice'         => array(
			'kind'  => 'text',
			'label' => static fn(): string => __( 'Notice', 'programs-filter' ),
			'hint'  => static fn(): string => __( 'For example: The teacher is ill. We will write to everyone who signed up.', 'programs-filter' ),
			'sheet' => array( 'Aviso', 'Notice', 'avisos notadelaactividad' ),
			'word'  => 'aviso',
		),
		'previous_start' => array(
			'kind'  => 'moment',
			'label' => static fn(): string => __( 'Former date', 'programs-filter' ),
			'hint'  => static fn(): string => __( 'When it was to begin.', 'programs-filter' ),
			'sheet' => array( 'Fecha anterior', 'Former date', 'fechaoriginal fechaprevista' ),
		),
		'dates'          => array(
			'label' => static fn(): string => __( 'Dates', 'programs-filter' ),
			'word'  => 'fecha',
			'html'  => __NAMESPACE__ . '\\shown_dates',
		),
		'schedule'       => array(
			'kind'  => 'text',
			'label' => static fn(): string => __( 'Schedule', 'programs-filter' ),
			'hint'  => static fn(): string => __( 'For example: Tuesdays and Thursdays, 18:00 to 19:30', 'programs-filter' ),
			'sheet' => array( 'Horario', 'Schedule', 'horarios hours horari horaris ordutegia diashorario diasyhorario horarioydias diasyhoras' ),
			'word'  => 'horario',
			'text'  => __NAMESPACE__ . '\\shown_schedule',
		),
		'place'          => array(
			'kind'  => 'text',
			'label' => static fn(): string => __( 'Place', 'programs-filter' ),
			'sheet' => array( 'Lugar', 'Place', 'sede sala aula espacio sitio donde venue venuename location where locationname ubicacion localizacion lugardecelebracion instalacion nombreinstalacion recinto lloc lekua puntodeencuentro' ),
			'word'  => 'lugar',
			'text'  => __NAMESPACE__ . '\\shown_place',
			'links' => __NAMESPACE__ . '\\place_links',
		),
		'address'        => array(
			'kind'  => 'text',
			'label' => static fn(): string => __( 'Address', 'programs-filter' ),
			'sheet' => array( 'Dirección', 'Address', 'domicilio direccionpostal venueaddress locationaddress calle barrio distrito municipio ciudad localidad nombrelocalidad' ),
			'word'  => 'direccion',
			'text'  => __NAMESPACE__ . '\\shown_address',
			'links' => __NAMESPACE__ . '\\address_links',
		),
		'online_url'     => array(
			'kind'  => 'url',
			'label' => static fn(): string => __( 'Link to the session', 'programs-filter' ),
			'hint'  => static fn(): string => __( 'Where the program is held or broadcast. All visitors can open it.', 'programs-filter' ),
			'sheet' => array( 'Dirección en línea', 'Online address', 'enlaceenlinea enlaceonline urlonline direcciononline enlacedelasesion enlacedelareunion enlacealareunion enlacezoom enlacedezoom linkdezoom zoom enlacemeet enlaceteams videollamada enlacedelavideollamada videoconferencia enlacedelavideoconferencia streaming enlacestreaming enlacedelstreaming onlinelink joinlink meetinglink meetingurl zoomlink' ),
			'word'  => 'enlace',
			'text'  => static fn( array $facts ): string => '' === $facts['online_url'] ? '' : __( 'Online', 'programs-filter' ),
			'links' => __NAMESPACE__ . '\\online_links',
		),
		'audience'       => array(
			'kind'   => 'text',
			'label'  => static fn(): string => __( 'For whom', 'programs-filter' ),
			'hint'   => static fn(): string => __( 'For example: Children aged 8 to 12', 'programs-filter' ),
			'sheet'  => array( 'Para quién', 'For whom', 'publico edad edades destinatarios audience age ages dirigidoa publicoobjetivo rangodeedad rangoedad franjadeedad edadrecomendada grupodeedad edats idades adinak aquienvadirigida aquiensedirige aquienvadirigido paraquienes destinatario destinatarias colectivo' ),
			'word'   => 'publico',
			'schema' => static fn( string $text ): array => array(
				'audience' => array(
					'@type'        => 'Audience',
					'audienceType' => $text,
				),
			),
		),
		'age_from'       => array(
			'kind'  => 'age',
			'label' => static fn(): string => __( 'Age from', 'programs-filter' ),
			'sheet' => array( 'Edad desde', 'Age from', 'edadminima edadmin desdeedad edadinicial edadminimarecomendada apartirdelaedad ageminimum minimumage minage agemin' ),
		),
		'age_to'         => array(
			'kind'  => 'age',
			'label' => static fn(): string => __( 'Age to', 'programs-filter' ),
			'sheet' => array( 'Edad hasta', 'Age to', 'edadmaxima edadmax hastaedad edadfinal edadmaximarecomendada agemaximum maximumage maxage agemax' ),
		),
		'ages'           => array(
			'label' => static fn(): string => __( 'Age', 'programs-filter' ),
			'word'  => 'edad',
			'text'  => __NAMESPACE__ . '\\shown_ages',
		),
		'teacher'        => array(
			'kind'  => 'text',
			'label' => static fn(): string => __( 'Teacher', 'programs-filter' ),
			'sheet' => array( 'Docente', 'Teacher', 'docentes imparte impartidopor imparteel profesor profesora profesores profesorado monitor monitora monitores instructor instructora instructores ponente ponentes formador formadora formadores tallerista talleristas facilitador facilitadora conferenciante dinamiza teachers speaker speakers trainer' ),
			'word'  => 'docente',
		),
		'languages'      => array(
			'kind'   => 'text',
			'label'  => static fn(): string => __( 'Language', 'programs-filter' ),
			'hint'   => static fn(): string => __( 'In which the program is held, for example: Spanish, Basque', 'programs-filter' ),
			'sheet'  => array( 'Idioma de la actividad', 'Language of the program', 'languageoftheprogram idioma idiomas language languages lang lengua lenguas idiomadelcurso idiomadeltaller idiomadelevento idiomadelprograma idiomadeimparticion lenguadeimparticion' ),
			'word'   => 'idioma',
			'schema' => static fn( string $text ): array => array(
				'inLanguage' => array_map(
					static fn( string $name ): array => array(
						'@type' => 'Language',
						'name'  => trim( $name ),
					),
					explode( ',', $text )
				),
			),
		),
		'price'          => array(
			'kind'  => 'prices',
			'label' => static fn(): string => __( 'Price', 'programs-filter' ),
			'hint'  => static fn(): string => __( 'One in each line: €15, “Members: €12”', 'programs-filter' ),
			'sheet' => array( 'Precio', 'Price', 'cuota mensualidad tarifa coste fee ticketprice cost importe costo tasa pvp regularprice precionormal valor arancel aporte entrada entradas cuotamensual preciomensual costemensual preciogeneral precioentrada cuantocuesta preu prezo preco prezioa tarifas prices precios cuotas fees rates' ),
			'word'  => 'precio',
			'text'  => __NAMESPACE__ . '\\shown_price',
		),
		'prices'         => array(
			'label' => static fn(): string => __( 'Prices', 'programs-filter' ),
			'word'  => 'tarifas',
			'html'  => __NAMESPACE__ . '\\shown_prices',
		),
		'signup_url'     => array(
			'kind'  => 'url',
			'label' => static fn(): string => __( 'Sign-up link', 'programs-filter' ),
			'hint'  => static fn(): string => __( 'For example: https://example.org/sign-up', 'programs-filter' ),
			'sheet' => array( 'Formulario de inscripción', 'Sign-up form', 'formulario form direcciondelformulario inscripcionenlinea addressofthesignupform formulariodeinscripciones formularioinscripcion enlacealformulario enlacedeinscripcion enlaceinscripcion urldeinscripcion urlinscripcion webdeinscripcion linkdeinscripcion inscripciononline' ),
		),
		'signup_until'   => array(
			'kind'  => 'day',
			'label' => static fn(): string => __( 'Last day to sign up', 'programs-filter' ),
			'hint'  => static fn(): string => __( 'Until the end of that day.', 'programs-filter' ),
			'sheet' => array( 'Último día de inscripción', 'Last day to sign up', 'inscripcionhasta plazo plazodesolicitud plazodepresentacion plazodeinscripcion finplazo deadline ultimodiaparainscribirse ultimodia ultimodiainscripcion ultimodiadeinscripciones ultimodiadelainscripcion fechalimite fechalimiteinscripcion fechalimitedeinscripcion fechalimitedeinscripciones fechalimiteparainscribirse limitedeinscripcion limitedeinscripciones limiteinscripcion inscripcioneshasta plazoinscripcion plazohasta finplazoinscripcion findeplazo finaldeplazo finaldelplazo findelplazo findeplazodeinscripcion findelplazodeinscripcion fininscripcion findeinscripcion findeinscripciones findelainscripcion cierredeinscripcion cierredeinscripciones cierreinscripcion cierredelainscripcion signupdeadline registrationdeadline rsvpdate' ),
		),
		'signup_state'   => array(
			'kind'  => 'state',
			'label' => static fn(): string => __( 'Sign-up', 'programs-filter' ),
			'hint'  => static fn(): string => __( '“By the dates”: sign-up closes by itself after the last day, or when the program is over.', 'programs-filter' ),
			'sheet' => array( 'Inscripción', 'Sign-up', 'inscripciones comoinscribirse inscripcio inscripcions inscricion inscricions inscricao inscricoes izenematea matricula matriculacion reservas reserva booking bookings estadodeinscripcion estadodelainscripcion registration signupstate estadoinscripcion estadodeinscripciones estadodeplazas estadodelasplazas' ),
		),
		'application'    => array(
			'kind'  => 'flag',
			'label' => static fn(): string => __( 'Call for applications', 'programs-filter' ),
			'hint'  => static fn(): string => __( 'Such as a grant: people apply until the last day, and the price is its amount.', 'programs-filter' ),
			'sheet' => array( 'Se solicita', 'Call for applications', 'esunabeca esunaayuda esunaconvocatoria convocatoriadeayudas' ),
		),
		'signup'         => array(
			'label' => static fn(): string => __( 'Sign-up', 'programs-filter' ),
			'word'  => 'inscripcion',
			'html'  => __NAMESPACE__ . '\\shown_signup',
			'links' => __NAMESPACE__ . '\\get_signup_links',
		),
		'places'         => array(
			'kind'  => 'number',
			'label' => static fn(): string => _x( 'Places', 'how many people can take part', 'programs-filter' ),
			'sheet' => array( 'Plazas', 'Places', 'aforo aforomaximo aforomax plazasmax capacidad cupo cupos cupomaximo spaces numerodeplazas nplazas nodeplazas numplazas plazastotales totaldeplazas totalplazas plazasofertadas plazasmaximas maximodeplazas capacity places seats maxattendees' ),
			'word'  => 'plazas',
			'html'  => __NAMESPACE__ . '\\shown_places',
		),
		'places_left'    => array(
			'kind'  => 'number',
			'label' => static fn(): string => __( 'Places left', 'programs-filter' ),
			'hint'  => static fn(): string => __( 'With 0 the program is fully booked, unless “Sign-up” says “Waiting list” or “Sign-up closed”.', 'programs-filter' ),
			'sheet' => array( 'Plazas libres', 'Places left', 'plazasdisponibles plazasrestantes plazasvacantes plazasquequedan libres vacantes disponibles stock inventario existencias placesavailable seatsleft spotsleft spots vacancies' ),
		),
		'upcoming'       => array(
			'label' => static fn(): string => __( 'Next sessions', 'programs-filter' ),
			'word'  => 'sesiones',
			'html'  => __NAMESPACE__ . '\\shown_sessions',
		),
		'email'          => array(
			'kind'  => 'email',
			'label' => static fn(): string => __( 'Email', 'programs-filter' ),
			'sheet' => array( 'Correo electrónico', 'Email', 'correo mail contacto contact emaildecontacto emailcontacto correodecontacto correocontacto direcciondecorreo direcciondecorreoelectronico' ),
		),
		'phone'          => array(
			'kind'  => 'phone',
			'label' => static fn(): string => __( 'Phone', 'programs-filter' ),
			'sheet' => array( 'Teléfono', 'Phone', 'tel movil whatsapp telephone telf tlf tfno tlfno telefonodecontacto telefonocontacto' ),
		),
		'contact'        => array(
			'label' => static fn(): string => __( 'Contact', 'programs-filter' ),
			'word'  => 'contacto',
			'parts' => array( 'phone', 'email' ),
		),
		'documents'      => array(
			'kind'  => 'documents',
			'label' => static fn(): string => __( 'Documents', 'programs-filter' ),
			'sheet' => array( 'Documentos', 'Documents', 'documento documentacion archivos archivosadjuntos adjuntos adjunto folleto folletos pdf files attachments papers' ),
			'word'  => 'documentos',
			'html'  => __NAMESPACE__ . '\\get_documents_text_and_html',
			'links' => __NAMESPACE__ . '\\get_document_links',
		),
	);
}

/**
 * The facts, with those of other plugins.
 *
 * @return array<string, FactEntry>
 */
function get_facts_table(): array {
	return get_facts_tables()[0];
}

/**
 * The stored facts.
 *
 * @return array<string, FactKind> Kinds by key.
 */
function get_fact_kinds(): array {
	return get_facts_tables()[1];
}

/**
 * The facts that people enter: all but those that follow from them.
 *
 * @return array<string, FactKind> Kinds by key.
 */
function get_entered_fact_kinds(): array {
	return array_diff_key( get_fact_kinds(), DERIVED_FACTS );
}

/**
 * Both tables, made once. Registering the metadata, at `init` 11, makes them anew.
 *
 * @param bool $is_new Whether they are made anew.
 * @return array{array<string, FactEntry>, array<string, FactKind>}
 */
function get_facts_tables( bool $is_new = false ): array {
	/**
	 * The tables, once they are made.
	 *
	 * @var array{array<string, FactEntry>, array<string, FactKind>}|null $tables
	 */
	static $tables = null;
	if ( null === $tables || $is_new ) {
		$facts  = filter_facts();
		$tables = array( $facts, array_filter( array_map( static fn( array $entry ): ?string => $entry['kind'] ?? null, $facts ) ) );
	}

	return $tables;
}

/**
 * The facts of this plugin and of others.
 *
 * @return array<string, FactEntry>
 */
function filter_facts(): array {
	$own = get_fact_entries();

	/**
	 * Filters the facts of programs. The plugin's own cannot be changed. Runs for the last time on `init` with priority 11.
	 *
	 * A key has up to 32 characters of `a-z`, `0-9` and `_`, starting with a letter; the meta key adds `pfilter_`. Required: kind (`text`, `flag`,
	 * `number`, `age`, `day`, `moment`, `url`, `email`, `phone` or `prices`) and label (text, or a callable that returns it). Optional: hint (like
	 * label), sheet (names of its column in an import: Spanish, English, and others without accents, signs and spaces, separated by spaces), word
	 * (its name in the shortcode, without which it is not shown), text (callable that receives the stored facts and returns the displayed text),
	 * filter (true adds a criterion with the same key). Invalid entries are ignored with a notice.
	 *
	 * @since 0.1.0
	 *
	 * @param array<string, array<string, mixed>> $facts Facts by key, in the order of forms and cards.
	 */
	$facts = apply_filters( 'programs_filter_facts', $own );
	$table = array();
	foreach ( is_array( $facts ) ? $facts : $own as $key => $given ) {
		$key   = (string) $key;
		$entry = $own[ $key ] ?? sanitize_added_fact( $key, $given );
		if ( null === $entry || ( isset( $own[ $key ] ) && $given !== $entry ) ) {
			_doing_it_wrong( 'programs_filter_facts', esc_html( "The fact $key was ignored: its key, word, kind, label or sheet is not valid or taken, or it is one of the plugin's own." ), '0.1.0' );
		}
		if ( null !== $entry ) {
			$table[ $key ] = $entry;
		}
	}
	return $table + $own;
}

/**
 * The entry of a fact that a plugin adds.
 *
 * @param string $key   Key.
 * @param mixed  $given What the plugin gives.
 * @return FactEntry|null Null when it is not valid.
 */
function sanitize_added_fact( string $key, $given ): ?array {
	if ( ! is_array( $given ) ) {
		return null;
	}
	$kind  = $given['kind'] ?? null;
	$label = get_text_callback( $given['label'] ?? null );
	if ( ! is_string( $kind ) || in_array( $kind, RESERVED_KINDS, true ) || ! isset( get_kinds_table()[ $kind ] ) || null === $label ) {
		return null;
	}
	$word  = WordPress\only_text( $given['word'] ?? '' );
	$taken = in_array( $word, array_column( get_fact_entries(), 'word' ), true ) || in_array( $key, RESERVED_FACT_KEYS, true );
	if ( $taken || 1 !== preg_match( '/^[a-z][a-z0-9_]{0,31}$/D', $key ) ) {
		return null;
	}
	$entry = array(
		'kind'   => $kind,
		'label'  => $label,
		'filter' => true === ( $given['filter'] ?? false ),
	);
	$hint  = get_text_callback( $given['hint'] ?? null );
	$sheet = is_array( $given['sheet'] ?? null ) ? array_values( array_filter( $given['sheet'], 'is_string' ) ) : array();
	if ( null !== $hint ) {
		$entry['hint'] = $hint;
	}
	if ( isset( $given['sheet'] ) && 3 !== count( $sheet ) ) {
		return null;
	}
	if ( isset( $given['sheet'] ) ) {
		$entry['sheet'] = $sheet;
	}
	if ( '' !== $word ) {
		$entry['word'] = $word;
	}
	if ( is_callable( $given['text'] ?? null ) ) {
		$entry['text'] = static fn( array $facts ): string => WordPress\only_text( $given['text']( $facts ) );
	}

	return $entry;
}

/**
 * A text that a plugin gives, as the table has it.
 *
 * @param mixed $given Text, or a function that returns it.
 * @return (callable(): string)|null Null for anything else, and for no text.
 */
function get_text_callback( $given ): ?callable {
	if ( is_string( $given ) ) {
		return '' === $given ? null : static fn(): string => $given;
	}

	return is_callable( $given ) ? static fn(): string => WordPress\only_text( $given() ) : null;
}

/**
 * Prefix of the meta keys. It has no underscore in front: block bindings read public metadata only.
 */
const META_PREFIX = 'pfilter_';

/** Facts that follow from the sessions of a program. Content of other plugins has them itself. */
const DERIVED_FACTS = array(
	'start' => '',
	'end'   => '',
);

/**
 * The entry of the kind of a fact.
 *
 * @param string $fact Key.
 * @return KindEntry|null Null for a fact that is not stored.
 */
function get_fact_kind( string $fact ): ?array {
	$kind = get_fact_kinds()[ $fact ] ?? null;

	return null === $kind ? null : get_kinds_table()[ $kind ];
}

/**
 * The stored facts that are words of a language.
 *
 * @return list<string> Keys.
 */
function get_translatable_facts(): array {
	return array_keys( array_filter( get_fact_kinds(), static fn( string $kind ): bool => get_kinds_table()[ $kind ]['is_prose'] ) );
}

/**
 * The labels of the facts that people enter.
 *
 * @return array<string, string> By key.
 */
function get_fact_labels(): array {
	return array_map( static fn( array $entry ): string => $entry['label'](), array_intersect_key( get_facts_table(), get_entered_fact_kinds() ) );
}

/**
 * The meta key of a stored fact.
 *
 * @param string $fact Key of the fact.
 * @throws \InvalidArgumentException When there is no such fact.
 */
function get_fact_meta_key( string $fact ): string {
	if ( ! isset( get_fact_kinds()[ $fact ] ) ) {
		throw new \InvalidArgumentException( esc_html( "There is no fact $fact." ) );
	}

	return META_PREFIX . $fact;
}

/**
 * The meta keys of the stored facts.
 *
 * @return list<string>
 */
function get_fact_meta_keys(): array {
	return array_map( __NAMESPACE__ . '\\get_fact_meta_key', array_keys( get_fact_kinds() ) );
}

/**
 * The meta keys of the facts that people enter.
 *
 * @return list<string>
 */
function get_entered_fact_meta_keys(): array {
	return array_map( __NAMESPACE__ . '\\get_fact_meta_key', array_keys( get_entered_fact_kinds() ) );
}

/**
 * The fact of a meta key.
 *
 * @param string $meta_key Any meta key.
 * @return string|null Its key; null for other metadata.
 */
function get_fact_by_meta_key( string $meta_key ): ?string {
	$fact = str_starts_with( $meta_key, META_PREFIX ) ? (string) substr( $meta_key, strlen( META_PREFIX ) ) : '';

	return isset( get_fact_kinds()[ $fact ] ) ? $fact : null;
}

/**
 * The facts that are shown, with their words in the shortcode.
 *
 * @return array<string, string> Words by key.
 */
function get_shown_fact_words(): array {
	return array_filter( array_map( static fn( array $entry ): string => $entry['word'] ?? '', get_facts_table() ), static fn( string $word ): bool => '' !== $word );
}

/**
 * The labels of the facts that are shown.
 *
 * @return array<string, string> By key.
 */
function get_shown_fact_labels(): array {
	return array_map( static fn( array $entry ): string => $entry['label'](), array_intersect_key( get_facts_table(), get_shown_fact_words() ) );
}

/**
 * Whether a number is above another one.
 *
 * @param string $low  Clean number, '' for none.
 * @param string $high Clean number, '' for none.
 */
function is_above( string $low, string $high ): bool {
	return '' !== $high && (int) $low > (int) $high;
}

/**
 * Whether an end is before its beginning. An end without a time is the end of that day.
 *
 * @param string $start Clean beginning, '' for none.
 * @param string $end   Clean end, '' for none.
 */
function ends_before_it_starts( string $start, string $end ): bool {
	if ( '' === $start || '' === $end ) {
		return false;
	}

	return 10 === strlen( $start ) || 10 === strlen( $end ) ? substr( $end, 0, 10 ) < substr( $start, 0, 10 ) : $end < $start;
}
