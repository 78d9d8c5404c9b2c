<?php
/**
 * Plugin Name: Ages
 * Description: A taxonomy of programs beside their categories, as a site's own plugin registers it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Bench;

const AGE = 'edad-taller';

add_action(
	'init',
	static function (): void {
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
