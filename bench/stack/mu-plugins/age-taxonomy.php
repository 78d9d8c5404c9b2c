<?php
/**
 * Plugin Name: Ages
 * Description: A taxonomy of programs beside their categories, as a site's own plugin registers it. Not for the measurements on the server, whose queries are counted.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Bench;

const AGE = 'edad-taller';

add_action(
	'init',
	static function (): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- Only whether it is there.
		if ( isset( $_GET['measure'] ) ) {
			return;
		}
		register_taxonomy(
			AGE,
			'pfilter_programa',
			array(
				'labels'       => array(
					'name'          => 'Edades',
					'singular_name' => 'Edad',
				),
				'hierarchical' => true,
			)
		);
	}
);
