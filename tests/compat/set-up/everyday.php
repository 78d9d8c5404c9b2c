<?php
/**
 * Sets up forms, consent, languages and pictures.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Set_Up;

/**
 * Publishes a page with a shortcode of others above the listing.
 *
 * @param string $slug      Slug.
 * @param string $shortcode Shortcode.
 */
function publish_with( string $slug, string $shortcode ): void {
	publish( $slug, "<!-- wp:shortcode -->$shortcode<!-- /wp:shortcode --><!-- wp:heading --><h2 class=\"wp-block-heading\">Programas</h2><!-- /wp:heading --><!-- wp:programs-filter/programas /-->" );
}

/** Publishes a page with the form that Contact Form 7 begins with. */
function set_up_contact_form(): void {
	$form = get_posts( array( 'post_type' => 'wpcf7_contact_form', 'numberposts' => 1 ) )[0]->ID;
	publish_with( 'con-formulario', "[contact-form-7 id=\"$form\"]" );
}

/** Has Disable Comments do so everywhere. */
function set_up_disable_comments(): void {
	update_option( 'disable_comments_options', array( 'remove_everywhere' => true, 'disabled_post_types' => array( 'post', 'page', 'attachment' ), 'settings_saved' => true, 'db_version' => 7 ) );
}

/** Has EWWW Image Optimizer load pictures late. */
function set_up_ewww(): void {
	update_option( 'ewww_image_optimizer_lazy_load', true );
}
