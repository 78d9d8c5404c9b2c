<?php
/**
 * Runs the code of the documentation.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- A test site.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Worked_Examples;

use function ProgramsFilter\Tests\{acuarela, announced, block, coro, listing, page, post_named};

/**
 * Runs code as a file of its own.
 *
 * @param string $code Without `<?php`.
 */
function load( string $code ): void {
	$file = (string) tempnam( sys_get_temp_dir(), 'example' );
	file_put_contents( $file, "<?php\n$code" );
	require $file;
	unlink( $file );
}

/**
 * Our modules that the page loads, without those that come later.
 *
 * @return list<string> Their files.
 */
function modules(): array {
	ob_start();
	wp_script_modules()->print_enqueued_script_modules();
	preg_match_all( '~src="[^"]*/build/(?:listing/view|filters)/([\w/-]+\.js)~', (string) ob_get_clean(), $found );

	return $found[1];
}

/**
 * The page builder.
 *
 * @param string $code Its code.
 * @return array<string, mixed>
 */
function page_builder( string $code ): array {
	acuarela();
	page( 'con-bloque', block() );
	page( 'construida', '' );
	update_post_meta( post_named( 'construida' )->ID, '_my_builder', '[{"element":"programs"}]' );
	$block = listing( array( 'showCount' => false ) );
	load( $code );
	$loads = array( modules() );
	do_action( 'my_builder_preview' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- The example's.
	$loads[] = modules();

	return array(
		'block'    => $block,
		'own'      => \my_builder_programs_html( array( 'showCount' => false ) ), // @phpstan-ignore function.notFound (The example's.)
		'controls' => \my_builder_programs_controls(), // @phpstan-ignore function.notFound (The same.)
		'loads'    => $loads,
		'pages'    => announced( 'ProgramsFilter\Tests\coro' )['pages'],
	);
}

/**
 * The theme's card, and how often a change of its value is announced.
 *
 * @param string $functions Code of functions.php.
 * @param string $card      The template.
 * @return array{html: string, times: int}
 */
function theme_card( string $functions, string $card ): array {
	$folder = get_stylesheet_directory() . '/programs-filter';
	$id     = acuarela();
	load( $functions );
	$change = static fn() => update_post_meta( $id, 'aula', 'Aula <2>' );
	wp_mkdir_p( $folder );
	file_put_contents( "$folder/card.php", "<?php\n$card" );
	try {
		return array( 'times' => announced( $change )['times'], 'html' => listing() );
	} finally {
		unlink( "$folder/card.php" );
		rmdir( $folder );
	}
}

/**
 * The listing with a criterion, all of it, and as an address asks for.
 *
 * @param string $code Its code.
 * @return array{string, string}
 */
function own_criterion( string $code ): array {
	update_post_meta( acuarela(), 'idioma', 'es' );
	update_post_meta( coro(), 'idioma', 'ca' );
	load( $code );
	$attributes = array( 'filters' => array( 'category', 'idioma' ) );

	return array( listing( $attributes ), listing( $attributes, 'idioma=ca' ) );
}
