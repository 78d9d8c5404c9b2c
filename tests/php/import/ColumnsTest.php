<?php
/**
 * Columns of sheets.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import;

use ProgramsFilter\{Import, Program};
use ProgramsFilter\Tests\TestCase;
use const ProgramsFilter\PLUGIN_DIR;

require_once __DIR__ . '/Steps.php';

/** What columns hold by their names and their values, what is said of them, and what is remembered. */
class ColumnsTest extends TestCase {
	use Steps;

	/** @return array<string, array{string, string, array<string, string>, string}> Header; cells; what the columns hold by their names; beginning and end. */
	public function sheets(): array {
		return array(
			'The Events Calendar' => array(
				'Event Name,Event Excerpt,Event Venue Name,Event Organizer Name,Event Start Date,Event Start Time,Event End Date,Event End Time,All Day Event,Timezone,'
					. 'Event Cost,Event Currency Symbol,Event Category,Event Tags,Event Website,Event Featured Image,Event Description',
				'Jazz,Quartet,Aula,Ana,2027-03-03,18:00,2027-03-03,20:00,FALSE,Europe/Madrid,20,€,Música,jazz,https://example.org/,,Largo',
				array(
					'Event Name'           => 'title',
					'Event Excerpt'        => 'excerpt',
					'Event Venue Name'     => 'place',
					'Event Start Date'     => 'start',
					'Event Start Time'     => 'time',
					'Event End Date'       => 'end',
					'Event End Time'       => 'end_time',
					'Event Cost'           => 'price',
					'Event Category'       => 'categories',
					'Event Website'        => 'web',
					'Event Featured Image' => 'picture',
					'Event Description'    => 'content',
				),
				'2027-03-03T18:00 2027-03-03T20:00',
			),
			'Events Manager'      => array(
				'event_id,event_slug,event_status,event_name,event_start_time,event_end_time,event_all_day,event_start_date,event_end_date,post_content,event_rsvp,event_rsvp_date,event_spaces,location_name,location_address',
				'7,jazz,1,Jazz,18:00:00,20:00:00,0,2027-03-03,2027-03-03,Largo,1,2027-03-01,20,Aula,Calle 1',
				array(
					'event_id'         => 'identifier',
					'event_slug'       => 'slug',
					'event_name'       => 'title',
					'event_start_time' => 'time',
					'event_end_time'   => 'end_time',
					'event_start_date' => 'start',
					'event_end_date'   => 'end',
					'post_content'     => 'content',
					'event_rsvp_date'  => 'signup_until',
					'event_spaces'     => 'places',
					'location_name'    => 'place',
					'location_address' => 'address',
				),
				'2027-03-03T18:00 2027-03-03T20:00',
			),
			'Google Calendar'     => array(
				'Subject,Start Date,Start Time,End Date,End Time,All Day Event,Description,Location,Private',
				'Jazz,03/30/2027,6:00 PM,03/30/2027,8:00 PM,False,Largo,Aula,False',
				array(
					'Subject'     => 'title',
					'Start Date'  => 'start',
					'Start Time'  => 'time',
					'End Date'    => 'end',
					'End Time'    => 'end_time',
					'Description' => 'content',
					'Location'    => 'place',
				),
				'2027-03-30T18:00 2027-03-30T20:00',
			),
			'WooCommerce'         => array(
				'ID,Type,SKU,Name,Published,"Is featured?","Visibility in catalog","Short description",Description,"Date sale price starts","Date sale price ends","Tax status","In stock?",Stock,"Regular price",Categories,Tags,Images',
				'7,simple,a1,Jazz,1,0,visible,Corto,Largo,,,taxable,1,20,25,"Cultura > Música, Jazz",jazz,',
				array(
					'ID'                => 'identifier',
					'Name'              => 'title',
					'Short description' => 'excerpt',
					'Description'       => 'content',
					'Stock'             => 'places_left',
					'Regular price'     => 'price',
					'Categories'        => 'categories',
					'Images'            => 'picture',
				),
				' ',
			),
			'people in Spanish'   => array(
				'Actividad;Cuándo;Sitio;Dirigido a;Cupos;WhatsApp;Más info;Costo;Imparte',
				'Jazz;3/3/2027;Aula;Adultos;20;600 123 456;https://example.org;25 €;Ana',
				array(
					'Actividad'  => 'title',
					'Cuándo'     => 'day',
					'Sitio'      => 'place',
					'Dirigido a' => 'audience',
					'Cupos'      => 'places',
					'WhatsApp'   => 'phone',
					'Más info'   => 'web',
					'Costo'      => 'price',
					'Imparte'    => 'teacher',
				),
				'2027-03-03 2027-03-03',
			),
			'people in Catalan'   => array(
				'Títol;Data;Hora;Lloc;Preu;Categoria',
				'Jazz;3/3/2027;18:00;Aula;25 €;Música',
				array(
					'Títol'     => 'title',
					'Data'      => 'day',
					'Hora'      => 'time',
					'Lloc'      => 'place',
					'Preu'      => 'price',
					'Categoria' => 'categories',
				),
				'2027-03-03T18:00 2027-03-03',
			),
		);
	}

	/**
	 * @dataProvider sheets
	 * @param array<string, string> $columns What the columns hold by their names.
	 * @param string                $dates   Beginning and end of the program.
	 */
	public function test_columns_are_known_by_the_names_that_others_give_them( string $header, string $cells, array $columns, string $dates ): void {
		$job = self::checked( "$header\n$cells\n" );

		self::assertSame( $columns, array_diff( array_combine( $job->header, $job->columns ), array( '' ) ) );
		self::assertSame( array( array( 'create', array(), '' ) ), array_map( static fn( array $line ): array => array( $line['action'], $line['doubts'], $line['says'] ), self::done( "$header\n$cells\n" ) ) );
		self::assertSame( $dates, ( self::facts()[0]['start'] ?? '' ) . ' ' . ( self::facts()[0]['end'] ?? '' ) );
	}

	/** @return array<string, array{string, string, list<string>}> Header; cells of rows; what the columns hold. */
	public function values(): array {
		return array(
			'numbers of another database'           => array( 'ID;Título', "1;Otra\n2;Nueva", array( 'identifier', 'title' ) ),
			'IDs by our own name'                   => array( 'ID de programa;Título', '1;Otra', array( 'id', 'title' ) ),
			'a position that is a place on the map' => array( 'Título;Posición', 'A;42.5, -1.2', array( 'title', '' ) ),
			'a position in the order'               => array( 'Título;Posición', 'A;3', array( 'title', 'order' ) ),
			'a state of the sign-up'                => array( 'Título;Estado', 'A;Completo', array( 'title', 'signup_state' ) ),
			'a state that is not known'             => array( 'Título;Estado', 'A;pasado', array( 'title', '' ) ),
			'an address of the page'                => array( 'Título;Permalink', 'A;https://example.org/a', array( 'title', 'web' ) ),
			'weekdays in the column of days'        => array( 'Título;Día', 'A;Martes', array( 'title', 'weekdays' ) ),
			'"date" beside a beginning'             => array( 'Título;Comienza;Fecha', 'A;3/3/2027;1/1/2026', array( 'title', 'start', '' ) ),
			'0 and 1 in the column of publication'  => array( 'Título;Publicado', "A;1\nB;0", array( 'title', '' ) ),
			'days of publication'                   => array( 'Título;Publicado', 'A;3/3/2020', array( 'title', 'date' ) ),
			'notes behind names'                    => array( 'Título (es);Precio (euros);Lugar / Lloc', 'A;3;Aula', array( 'title', 'price', 'place' ) ),
			'days beside a beginning'               => array( 'Título;Comienza;alta', 'A;3/3/2027;2026-01-01', array( 'title', 'start', '' ) ),
			'not only days'                         => array( 'Título;x', "A;2027-03-03\nB;pronto", array( 'title', '' ) ),
			'numbers without a name'                => array( 'Título;x', "A;12\nB;7", array( 'title', '' ) ),
			'an empty column'                       => array( 'Título;Estado', 'A;', array( 'title', 'event_status' ) ),
			'a state of the program'                => array( 'Título;Estado', "A;Cancelado\nB;Aplazado", array( 'title', 'event_status' ) ),
			'a state of publication'                => array( 'Título;Estado', "A;publicado\nB;programado", array( 'title', 'status' ) ),
		);
	}

	/**
	 * @dataProvider values
	 * @param list<string> $columns What the columns hold.
	 */
	public function test_a_column_whose_values_are_others_than_its_name_says_is_that_or_left_out( string $header, string $rows, array $columns ): void {
		self::factory()->program->create( array( 'post_title' => 'Yoga' ) );

		self::assertSame( $columns, self::checked( "$header\n$rows\n" )->columns );
	}

	/** @return array<string, array{string, string, list<string>}> Sheet; row of the names that is chosen; titles. */
	public function nameless(): array {
		return array(
			'its first row has hours' => array( "A1;Fútbol;Lunes 18:00-19:30\nA2;Natación;Martes 07:00-08:00\n", '', array( 'Fútbol', 'Natación' ) ),
			'its first row has words' => array( "A1;Fútbol;Lunes\nA2;Natación;Martes\n", '', array( 'Natación' ) ),
			'that row is a program'   => array( "A1;Fútbol;Lunes\nA2;Natación;Martes\n", '0', array( 'Fútbol', 'Natación' ) ),
		);
	}

	/**
	 * @dataProvider nameless
	 * @param list<string> $titles Titles.
	 */
	public function test_a_sheet_without_names_of_columns_loses_no_program( string $sheet, string $header, array $titles ): void {
		self::checked( $sheet, compact( 'header' ) );
		self::done( $sheet, compact( 'header' ) + array( 'columns' => array( 1 => 'title' ) ) );

		self::assertSame( $titles, array_column( self::facts(), 'title' ) );
	}

	public function test_a_sheet_without_dates_says_so(): void {
		self::checked( "Título;Lugar\nA;Aula\n" );
		self::assertStringContainsString( 'Ninguna columna dice cuándo', self::page() );

		foreach ( array( "Título;Comienza\nA;3/3/2027\n", "Título;Sesiones\nA;3/3/2027 18:00\n" ) as $sheet ) {
			self::checked( $sheet );
			self::assertStringNotContainsString( 'Ninguna columna dice cuándo', self::page() );
		}
	}

	public function test_a_calendar_brings_names_in_the_language_of_the_site_that_are_known(): void {
		$keys = array( 'title', 'content', 'categories', 'place', 'start', 'end', 'sessions', 'event_status', 'picture', 'web' );
		foreach ( array( 'es_ES' => 'Comienza', 'ca' => 'Comença', 'gl_ES' => 'Comeza', 'eu' => 'Hasiera' ) as $language => $start ) {
			$texts     = include PLUGIN_DIR . "/languages/programs-filter-$language.l10n.php";
			$translate = static fn( string $said, string $text ): string => $texts['messages'][ $text ] ?? $said;
			add_filter( 'gettext_programs-filter', $translate, 10, 2 );
			wp_cache_flush();
			$names = Import\calendar_columns();
			self::assertSame( $start, $names['start'] );
			self::assertSame( $keys, Import\columns_by_name( array_map( static fn( string $key ): string => $names[ $key ], $keys ) ), $language );
			remove_filter( 'gettext_programs-filter', $translate );
		}
	}

	public function test_of_two_columns_with_the_same_the_second_is_left_out_and_said(): void {
		$job = self::checked( "Título;Nombre;Observaciones;Lugar\nA;B;C;D\n" );
		self::assertSame( array( 'title', '', '', 'place' ), $job->columns );
		self::assertSame( array( 1 ), array_keys( $job->notes ) );
		self::assertStringContainsString( $job->notes[1], self::page() );

		$job = self::answered( $job, array( 'columns' => array( 3 => 'place', 2 => 'place' ) ) );
		self::assertSame( array( 'title', '', 'place', '' ), $job->columns );
		self::assertSame( array( 1, 3 ), array_keys( $job->notes ) );
	}

	/** @return array<string, array{string, array<int, string>, string}> Sheet, chosen columns, what is said. */
	public function unused(): array {
		$sheet = "Título;Observaciones;Código & clave\nA;B;C\n";

		return array(
			'two'            => array( $sheet, array(), '2 columnas no se importarán: Observaciones, Código & clave' ),
			'one'            => array( $sheet, array( 2 => 'place' ), '1 columna no se importará: Observaciones' ),
			'none'           => array( $sheet, array( 1 => 'place', 2 => 'price' ), '' ),
			// None at the end in which nothing is.
			'without a name' => array( "Título;;Lugar;\nA;B;C;\n", array(), '1 columna no se importará: Columna 2' ),
		);
	}

	/**
	 * @dataProvider unused
	 * @param array<int, string> $chosen Columns.
	 */
	public function test_columns_that_are_not_imported_are_named( string $sheet, array $chosen, string $said ): void {
		$job = self::checked( $sheet, array( 'columns' => $chosen ) );

		self::assertSame( $said, Import\left_out_columns( $job ) );
		self::assertStringContainsString( '' === $said ? '<table' : ">$said</p>", self::page() );
	}

	public function test_what_columns_hold_is_remembered_for_a_sheet_with_the_same_names(): void {
		$columns = array();
		foreach ( array( "Qué;Dónde está;Lugar\nA;B;C\n", "Qué;Dónde está;Lugar\nD;E;F\n", "Qué;Lugar\nA;B\n" ) as $sheet ) {
			$job       = self::checked( $sheet );
			$columns[] = $job->columns;

			$_POST = array( 'columns' => array( 'title', 'place', '' ) );
			Import\do_step_action( self::job(), 'check' );
			Import\do_step_action( self::job(), 'import' );
			Import\end_job();
		}
		self::assertSame( array( array( '', '', 'place' ), array( 'title', 'place', '' ), array( '', 'place' ) ), $columns );
	}

	/** @return array<string, array{list<string>, string, list<string>}> Days; answer; beginnings, or what is asked. */
	public function days(): array {
		return array(
			'two ways'                            => array( array( '3/12/2026', '5/5/2026' ), '', array( '3/12/2026' ) ),
			'the day first'                       => array( array( '3/12/2026' ), 'no', array( '2026-12-03' ) ),
			// A day that does not exist, if the day comes first.
			'the month first, which another says' => array( array( '8/16/2027', '8/10/2027' ), '', array( '2027-08-16', '2027-08-10' ) ),
			'the month first, as is answered'     => array( array( '3/12/2026' ), 'yes', array( '2026-03-12' ) ),
			'the day first, which another says'   => array( array( '3/12/2026', '13/12/2026' ), '', array( '2026-12-03', '2026-12-13' ) ),
			'one way'                             => array( array( '2026-03-12', '5/5/2026' ), '', array( '2026-03-12', '2026-05-05' ) ),
			'the month first alone'               => array( array( '12/25/2026', '11/13/2026' ), '', array( '2026-12-25', '2026-11-13' ) ),
		);
	}

	/**
	 * @dataProvider days
	 * @param list<string> $days  Days of the sheet.
	 * @param list<string> $reads Beginnings; the day that has to be explained.
	 */
	public function test_whether_the_day_or_the_month_comes_first_is_asked_unless_a_day_tells( array $days, string $answer, array $reads ): void {
		$rows = array_map( static fn( string $day ): string => "P;$day;$day\n", $days );
		$job  = self::checked( "Título;Comienza;Lugar\n" . implode( $rows ), array( 'month_first' => $answer ) );
		if ( ! Import\can_begin_import( $job ) ) {
			self::assertSame( $reads, array( $job->ambiguous_day() ) );
			self::assertMatchesRegularExpression( '/¿Qué día es 3\/12\/2026\?.*> 3 de diciembre de 2026<.*> 12 de marzo de 2026</s', self::page() );
			return;
		}
		Import\go_to_step( $job, 'import' );
		Import\run_part( self::job()->in_step( 'import' ) );

		self::assertSame( $reads, array_column( self::facts(), 'start' ) );
	}

	public function test_the_order_of_day_and_month_is_asked_once_for_sheets_with_the_same_columns(): void {
		self::checked( "Título;Comienza\nA;3/12/2026\n" );
		$_POST = array( 'month_first' => 'yes' );
		Import\do_step_action( self::job(), 'check' );
		Import\do_step_action( self::job(), 'import' );
		Import\end_job();

		$job = self::checked( "Título;Comienza\nB;4/12/2026\n" );
		self::assertTrue( Import\can_begin_import( $job ) );
		self::done( "Título;Comienza\nB;4/12/2026\n" );
		self::assertSame( '2026-04-12', self::facts()[0]['start'] );
		self::done( "Título;Comienza\nC;25/12/2026\n" );
		self::assertSame( '2026-12-25', self::facts()[1]['start'] );
		self::assertFalse( Import\can_begin_import( self::checked( "Nombre;Fecha\nB;4/12/2026\n" ) ) );
	}
}
