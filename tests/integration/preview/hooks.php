<?php
/**
 * Each of our hooks and templates, in use.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Preview\Hooks;

use ProgramsFilter\Program;
use function ProgramsFilter\Tests\text;

/**
 * What uses each.
 *
 * @return array<string, callable(): mixed>
 */
function all(): array {
	return array(
		'programs_filter_query_args'     => static fn() => add_filter( 'programs_filter_query_args', static fn( array $arguments ): array => array( 'title' => 'Programa 3' ) + $arguments ),
		'programs_filter_card'           => static fn() => add_filter(
			'programs_filter_card',
			static fn( array $card, \WP_Post $post, array $attributes ): array => array(
				'title' => "$post->post_name, h" . (string) wp_json_encode( $attributes['headingLevel'] ),
				'slugs' => array( 'tema-1' ),
			) + $card,
			10,
			3
		),
		'programs_filter_card_html'      => static fn() => add_filter(
			'programs_filter_card_html',
			static fn( string $html, array $card, array $attributes ): string => '<p class="otra">' . esc_html( text( $card['title'] ) ) . esc_html( (string) wp_json_encode( $attributes ) ) . '</p>',
			10,
			3
		),
		'programs_filter_pills'          => static fn() => add_filter( 'programs_filter_pills', static fn( array $pills ): array => array_reverse( array_slice( $pills, 0, 3 ) ) ),
		'programs_filter_picture_size'   => static fn() => add_filter( 'programs_filter_picture_size', static fn(): string => 'thumbnail' ),
		'programs_filter_excerpt_length' => static fn() => add_filter( 'programs_filter_excerpt_length', static fn(): int => 1 ),
		'programs_filter_parameter'      => static fn() => add_filter( 'programs_filter_parameter', static fn(): string => 'tema' ),
		'programs_filter_template: card' => static fn() => with_template( 'card', '<h4><?php echo esc_html( $args[\'card\'][\'title\'] . $args[\'attributes\'][\'headingLevel\'] ); ?></h4>' ),
		'programs_filter_template: pill' => static fn() => with_template( 'pill', '<button class="mia" data-category="<?php echo esc_attr( $args[\'pill\'][\'slug\'] ); ?>">x</button>' ),
		'programs_filter_template: grid' => static fn() => with_template( 'grid', '<ul class="programas-grid mia"><?php echo $args[\'listing\'][\'cards\']; ?></ul>' ),
		'a program that a plugin for members takes out of every list' => static fn() => add_filter(
			'the_posts',
			static fn( array $posts ): array => array_values( array_filter( $posts, static fn( $post ): bool => ! $post instanceof \WP_Post || Program\POST_TYPE !== $post->post_type || 'Programa 2' !== $post->post_title ) )
		),
		'a card that contains a listing' => static fn() => add_filter( 'programs_filter_card_html', static fn( string $html ): string => $html . '<div>' . do_shortcode( '[programas]' ) . '</div>' ),
	);
}

/**
 * Replaces a template.
 *
 * @param string $name Template.
 * @param string $code PHP and HTML.
 */
function with_template( string $name, string $code ): void {
	$file = get_temp_dir() . "preview-$name.php";
	file_put_contents( $file, $code ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A test's own file.
	add_filter( 'programs_filter_template', static fn( string $path, string $template ): string => $template === $name ? $file : $path, 10, 2 );
}
