<?php
/**
 * A site for editors who are not disturbed.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Editor_Wordpress;

use function ProgramsFilter\Tests\database;

require_once __DIR__ . '/../../integration/php/globals.php';

/**
 * No guide that would stand before the editor, no picture from gravatar.com, no requests that find out whether the server compresses.
 */
function quiet(): void {
	update_option( 'show_avatars', 0 );
	update_site_option( 'can_compress_scripts', 0 );
	update_user_meta(
		1,
		database()->get_blog_prefix() . 'persisted_preferences',
		array(
			'core'              => array(
				'enableChoosePatternModal' => false,
				'welcomeGuide'             => false,
			),
			'core/edit-post'    => array(
				'welcomeGuide'   => false,
				'fullscreenMode' => true,
			),
			'core/edit-site'    => array(
				'welcomeGuide'         => false,
				'welcomeGuideStyles'   => false,
				'welcomeGuidePage'     => false,
				'welcomeGuideTemplate' => false,
			),
			'core/edit-widgets' => array( 'welcomeGuide' => false ),
			'_modified'         => '2038-01-01T00:00:00.000Z',
		)
	);
	// A Spanish without translations of WordPress: its own texts stay English wherever it came from, ours are Spanish.
	update_user_meta( 1, 'locale', 'es_UY' );
}
