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
	$forms = get_posts( array( 'post_type' => 'wpcf7_contact_form', 'numberposts' => 1 ) );
	$form  = array() === $forms ? \WPCF7_ContactForm::get_template()->save() : $forms[0]->ID;
	publish_with( 'con-formulario', "[contact-form-7 id=\"$form\"]" );
}

/** Publishes a page with a form of WPForms. */
function set_up_wpforms(): void {
	wp_set_current_user( 1 );
	$field = array( 'id' => '1', 'type' => 'text', 'label' => 'Nombre', 'size' => 'medium' );
	$form  = wp_insert_post(
		array(
			'post_type'    => 'wpforms',
			'post_status'  => 'publish',
			'post_title'   => 'Contacto',
			'post_content' => wp_slash( (string) wp_json_encode( array( 'fields' => array( '1' => $field ), 'settings' => array( 'form_title' => 'Contacto', 'submit_text' => 'Enviar' ) ) ) ),
		)
	);
	publish_with( 'con-formulario', "[wpforms id=\"$form\"]" );
}

/** Publishes a page with a form of MC4WP. */
function set_up_mc4wp(): void {
	wp_set_current_user( 1 );
	$form = wp_insert_post( array( 'post_type' => 'mc4wp-form', 'post_status' => 'publish', 'post_title' => 'Boletín', 'post_content' => '<p><label for="correo">Correo</label><input id="correo" type="email" name="EMAIL" required></p><p><input type="submit" value="Apuntarme"></p>' ) );
	publish_with( 'con-boletin', "[mc4wp_form id=\"$form\"]" );
}

/** Publishes a page with the languages of GTranslate. */
function set_up_gtranslate(): void {
	publish_with( 'con-idiomas', '[gtranslate]' );
}

/** Has Disable Comments do so everywhere. */
function set_up_disable_comments(): void {
	update_option( 'disable_comments_options', array( 'remove_everywhere' => true, 'disabled_post_types' => array( 'post', 'page', 'attachment' ), 'settings_saved' => true, 'db_version' => 7 ) );
}

/** Has EWWW Image Optimizer load pictures late. */
function set_up_ewww(): void {
	update_option( 'ewww_image_optimizer_lazy_load', true );
}
