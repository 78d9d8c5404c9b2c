<?php
/**
 * Cards and excerpts that other plugins and themes have a say in.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Cache;

use ProgramsFilter\Cache;
use function ProgramsFilter\Tests\found;
use function ProgramsFilter\Tests\program;
use function ProgramsFilter\Tests\remove;
use function ProgramsFilter\Tests\request;
use function ProgramsFilter\Tests\text;
use function ProgramsFilter\Tests\theme;

/**
 * What two pages show whose cards a filter changes, and what is rendered once the site says that they may be kept.
 *
 * @param string $hook Filter of a card, or of its HTML.
 * @return list<mixed>
 */
function with_filtered_cards( string $hook ): array {
	$page = '';
	add_filter(
		$hook,
		static function ( $value ) use ( &$page ) {
			return is_array( $value ) ? array( 'title' => "Título $page" ) + $value : text( $value ) . " $page";
		}
	);
	$seen = array();
	foreach ( array( 'una', 'otra' ) as $page ) {
		$seen[] = found( '/\b(una|otra)\b/', request()['html'] );
	}
	$seen[] = renders_when_kept();

	return $seen;
}

/**
 * What is rendered for the second of two requests once the site says that cards may be kept.
 */
function renders_when_kept(): int {
	add_filter( 'programs_filter_cache', '__return_true' );
	request();

	return request()['renders'];
}

/**
 * What two pages show whose theme has a card of its own, and what is rendered once the site says that it may be kept.
 *
 * @return list<mixed>
 */
function with_card_of_theme(): array {
	theme( 'cuatro', '<p><?php echo $GLOBALS["programs_filter_word"]; ?></p>' );
	switch_theme( 'cuatro' );
	$_SERVER['REQUEST_TIME'] = time() + 100;

	$seen = array();
	foreach ( array( 'una', 'otra' ) as $word ) {
		$GLOBALS['programs_filter_word'] = $word;

		$seen[] = found( '/\b(una|otra)\b/', request()['html'] );
	}
	$seen[] = renders_when_kept();
	switch_theme( 'twentytwentyfive' );

	return $seen;
}

/**
 * What a visitor who paid and one who did not see of a text, before and after the site says that it may be kept.
 *
 * @return list<string>
 */
function behind_paywall(): array {
	paid_program();
	$shown = '';
	add_filter(
		'the_content',
		static function () use ( &$shown ): string {
			return $shown;
		}
	);
	$seen = array();
	foreach ( array( false, true ) as $asked ) {
		if ( $asked ) {
			add_filter( 'programs_filter_cache', '__return_true' );
		}
		foreach ( array( '<p>Entero</p>', 'Suscríbete' ) as $shown ) {
			$seen[] = found( '/Entero|Suscríbete/', request()['html'] );
		}
	}

	return $seen;
}

/**
 * What visitors who paid, who did not, and who paid see of an excerpt that another plugin filters.
 *
 * @param string $hook Its filter.
 * @return list<string>
 */
function behind_paywall_of_excerpts( string $hook ): array {
	remove();
	paid_program();
	$shown = '';
	add_filter(
		$hook,
		static function ( string $excerpt ) use ( &$shown ): string {
			return str_replace( 'Entero', $shown, $excerpt );
		}
	);
	$seen = array();
	foreach ( array( 'Entero', 'Suscríbete', 'Entero' ) as $shown ) {
		$seen[] = found( '/Entero|Suscríbete/', request()['html'] );
	}

	return $seen;
}

/**
 * What a visitor sees for whom another plugin filters excerpts, after one for whom it does not.
 */
function for_those_with_filter(): string {
	remove();
	program( 'De pago', array(), array( 'post_excerpt' => 'Entero' ) );
	request();
	add_filter( 'the_excerpt', static fn(): string => 'Suscríbete' );

	return found( '/Entero|Suscríbete/', request()['html'] );
}

/**
 * What is rendered the second time of a program with an excerpt of its own where another plugin filters contents.
 */
function renders_with_filtered_contents(): int {
	remove();
	program(
		'A',
		array(),
		array(
			'post_content' => 'Texto',
			'post_excerpt' => 'Resumen',
		)
	);
	add_filter( 'the_content', static fn( string $html ): string => $html . '<p>Compartir</p>' );
	request();

	return request()['renders'];
}

/**
 * What is rendered the second time on a site that answers for its cards, after each thing that speaks against keeping them.
 *
 * @return array<string, int>
 */
function renders_by_objection(): array {
	remove();
	program( 'De pago', array(), array( 'post_excerpt' => 'Entero' ) );
	$answer_for = static fn( string $answered ) => add_filter( 'programs_filter_cache', static fn( bool $keep, array $attributes, string $objection ): bool => $keep || $answered === $objection, 10, 3 );
	$renders    = static function (): int {
		request();

		return request()['renders'];
	};
	$answer_for( 'filtered-cards' );
	$seen = array( 'nothing speaks against it' => $renders() );
	add_filter( 'programs_filter_card_html', static fn( string $html ): string => $html . ' ' );
	$seen['cards'] = $renders();
	wp_set_current_user( 1 );
	$seen['signed in'] = $renders();
	wp_set_current_user( 0 );
	add_filter( 'the_excerpt', static fn( string $excerpt ): string => $excerpt . ' ' );
	Cache\forget();
	$seen['excerpt'] = $renders();
	$answer_for( 'filtered-excerpt' );
	$seen['excerpt, answered for'] = $renders();

	return $seen;
}

/**
 * When the card was last changed, as a server says whose files of the plugin are newer than they are.
 *
 * @return int|null
 */
function card_changed_at(): ?int {
	$_SERVER['REQUEST_TIME'] = time() + 100;

	return Cache\card_changed_at();
}

/**
 * Writes a program whose excerpt is taken from its text.
 */
function paid_program(): void {
	program(
		'De pago',
		array(),
		array(
			'post_content' => '<p>Entero</p>',
			'post_excerpt' => '',
		)
	);
}
