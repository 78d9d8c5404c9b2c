<?php
/**
 * Listings of more programs than a page holds, and what visitors ask of them.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- Always the same numbers.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\{Listing, Program};
use ProgramsFilter\Tests\{Markup, TestCase};

/** Programs and queries by chance, always the same ones. */
abstract class LargeListings extends TestCase {
	protected const FILTERS = array( 'categoria', 'cuando', 'fechas', 'horario', 'anio', 'gratis', 'plazas', 'cambios', 'lugar', 'edad', 'precio', 'buscar', 'orden' );

	/** Values that visitors ask for, some of which mean nothing. */
	protected const ASKED = array(
		'categoria' => array( 'musica', 'coro', 'arte', 'teatro', 'deporte' ),
		'cuando'    => array( 'hoy', 'manana', 'fin-de-semana', 'esta-semana', 'este-mes', 'en-curso', 'proximos', 'terminados', 'vigentes' ),
		'horario'   => array( 'por-la-manana', 'por-la-tarde', 'por-la-noche' ),
		'gratis'    => array( '1' ),
		'plazas'    => array( '1' ),
		'anio'      => array( '+0 years', '1999' ),
		'cambios'   => array( '1' ),
		'lugar'     => array( 'casa-de-la-cultura', 'biblioteca', 'nada' ),
		'edad'      => array( '7', '12', '70', '6-12' ),
		'precio'    => array( '0', '10', '30' ),
		'buscar'    => array( 'taller', 'coro infantil', 'sabado', 'por la tarde', 'martes tarde', 'xyzzy', 'casa' ),
		'orden'     => array( 'proxima', 'nombre' ),
		'desde'     => array( '+3 days' ),
		'hasta'     => array( '+20 days' ),
	);

	/**
	 * Writes programs by chance, always the same ones beside today.
	 *
	 * @param int $number How many.
	 */
	protected static function write_programs( int $number ): void {
		mt_srand( 61 );
		$any   = static fn( array $of ) => $of[ mt_rand( 0, count( $of ) - 1 ) ];
		$music = self::factory()->term->create( array( 'taxonomy' => Program\TAXONOMY, 'name' => 'Música', 'slug' => 'musica' ) );
		self::factory()->term->create( array( 'taxonomy' => Program\TAXONOMY, 'name' => 'Coro', 'slug' => 'coro', 'parent' => $music ) );
		foreach ( array( 'Arte', 'Teatro', 'Deporte' ) as $name ) {
			self::factory()->term->create( array( 'taxonomy' => Program\TAXONOMY, 'name' => $name, 'slug' => strtolower( $name ) ) );
		}
		for ( $at = 0; $at < $number; $at++ ) {
			$day   = gmdate( 'Y-m-d', time() + DAY_IN_SECONDS * mt_rand( -40, 60 ) );
			$until = gmdate( 'Y-m-d', (int) strtotime( "$day UTC +" . mt_rand( 0, 60 ) . ' days' ) );
			$facts = array(
				'sessions' => $any( array( '', "$day 18:00-19:30", "$day/$until MO,TH 18:00", "$day/$until SA 10:30-12:00", "$day/$until", "$day 22:00", "$day/.. TU 17:00" ) ),
				'place'    => $any( array( '', 'Casa de la Cultura', 'casa de la cultura', 'Biblioteca' ) ),
				'notice'   => $any( array( '', '', '', 'Cambia de sala' ) ),
				'price'    => $any( array( '', '0 €', '12 €', '25,50 €', 'A consultar' ) ),
				'audience' => $any( array( '', 'De 6 a 12 años', 'Mayores de 65 años', 'De 0 a 3 años' ) ),
			);
			$id    = self::factory()->program->create( array( 'post_title' => $any( array( 'Taller', 'Coro', 'Árbol', 'Ñandú' ) ) . " $at", 'menu_order' => mt_rand( 0, 9 ), 'facts' => array_diff( $facts, array( '' ) ) ) );
			wp_set_object_terms( $id, $any( array( array(), array( 'coro' ), array( 'musica', 'arte' ), array( 'teatro' ), array( 'arte' ) ) ), Program\TAXONOMY );
		}
		self::end_request();
		while ( array() !== Listing\query_marked_programs( 1 ) ) {
			// What takes long is left to WP-Cron.
			Listing\index_batch();
		}
		wp_cache_flush();
	}

	/**
	 * Shows a listing, which holds so many programs.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 * @param string               $query      Query string.
	 * @param int                  $most       How many.
	 */
	protected static function shown( array $attributes, string $query, int $most ): Markup {
		$few  = static fn(): int => $most;
		add_filter( 'programs_filter_most_cards', $few );
		$html = self::listing( $attributes, $query );
		remove_filter( 'programs_filter_most_cards', $few );

		return new Markup( $html );
	}

	/**
	 * What a visitor sees of a page.
	 *
	 * @param Markup $page Page.
	 * @return array<string, mixed>
	 */
	protected static function seen( Markup $page ): array {
		return array(
			'cards'   => $page->cards(),
			'days'    => $page->texts( '.programas-day:not([hidden])' ),
			'count'   => $page->texts( '.programas-count' ),
			'pills'   => $page->texts( '.programas-pill' ),
			'empty'   => $page->values( '.is-empty', 'class' ),
			// Of two writings the one or the other.
			'choices' => array_map( 'mb_strtolower', $page->texts( '.programas-choice' ) ),
			'more'    => $page->texts( '.programas-more__link' ),
			'notice'  => $page->texts( '.programas-notice' ),
			'others'  => $page->texts( '.is-other-day .programas-card__title' ),
		);
	}

	/**
	 * Listings.
	 *
	 * @return array<string, array{array<string, mixed>}> Attributes.
	 */
	public function listings(): array {
		return array(
			'pills'         => array( array( 'filters' => self::FILTERS, 'perPage' => 7 ) ),
			'by days'       => array( array( 'filters' => self::FILTERS, 'perPage' => 9, 'orderBy' => 'next', 'showCounts' => true ) ),
			'several'       => array( array( 'filters' => self::FILTERS, 'perPage' => 12, 'multiple' => true, 'orderBy' => 'title' ) ),
			'of one kind'   => array( array( 'filters' => self::FILTERS, 'perPage' => 5, 'only' => array( 'categoria' => array( 'musica' ) ) ) ),
			'of what is on' => array( array( 'filters' => self::FILTERS, 'perPage' => 5, 'only' => array( 'cuando' => array( 'vigentes' ) ), 'orderBy' => 'next' ) ),
		);
	}

	/**
	 * Queries by chance, always the same ones.
	 *
	 * @param int $number How many.
	 * @return list<string>
	 */
	protected static function queries( int $number ): array {
		mt_srand( 7 );
		$queries = array();
		for ( ; $number > 0; $number-- ) {
			$asked = array();
			foreach ( array_rand( self::ASKED, mt_rand( 2, 4 ) ) as $key ) {
				$value = self::ASKED[ $key ][ mt_rand( 0, count( self::ASKED[ $key ] ) - 1 ) ];
				if ( mt_rand( 0, 2 ) > 0 ) {
					$asked[ $key ] = '+' === $value[0] ? gmdate( 'anio' === $key ? 'Y' : 'Y-m-d', (int) strtotime( $value ) ) : $value;
				}
			}
			$queries[] = http_build_query( $asked );
		}

		return $queries;
	}
}
