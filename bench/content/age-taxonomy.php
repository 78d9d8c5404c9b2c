<?php
/**
 * A taxonomy of programs beside their categories, as a site's own plugin registers it. WordPress loads this file at each request.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Bench;

const AGE = 'edad';

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
				// The benchmark of the editor stays as it is.
				'show_ui'      => false,
			)
		);
	}
);
