<?php
/**
 * The post type that holds the programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Post_Type;

defined( 'ABSPATH' ) || exit;

const NAME = 'pfilter_programa';

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_action( 'init', __NAMESPACE__ . '\\register' );
	add_action( 'after_setup_theme', __NAMESPACE__ . '\\support_thumbnails', 11 );
}

/**
 * Registers the post type. It has no archive: the page "Programas" keeps that address.
 */
function register(): void {
	register_post_type(
		NAME,
		array(
			'labels'            => labels(),
			'description'       => __( 'Cursos, talleres, becas, espectáculos y otras propuestas de la organización.', 'programs-filter' ),
			'public'            => true,
			'has_archive'       => false,
			'hierarchical'      => false,
			'menu_icon'         => 'dashicons-screenoptions',
			'menu_position'     => 20,
			'supports'          => array( 'title', 'editor', 'excerpt', 'thumbnail', 'page-attributes', 'revisions' ),
			'show_in_rest'      => true,
			'rest_base'         => 'programas',
			'rewrite'           => array(
				'slug'       => 'programa',
				'with_front' => false,
			),
			'delete_with_user'  => false,
			'show_in_nav_menus' => true,
		)
	);
}

/**
 * Makes pictures available in themes that ask for none.
 */
function support_thumbnails(): void {
	add_theme_support( 'post-thumbnails', array( NAME ) );
}

/**
 * Every label that WordPress shows for the post type.
 *
 * @return array<string, string>
 */
function labels(): array {
	return array(
		'name'                     => _x( 'Programas', 'post type general name', 'programs-filter' ),
		'singular_name'            => _x( 'Programa', 'post type singular name', 'programs-filter' ),
		'menu_name'                => _x( 'Programas', 'admin menu', 'programs-filter' ),
		'name_admin_bar'           => _x( 'Programa', 'add new on admin bar', 'programs-filter' ),
		'add_new'                  => __( 'Añadir programa', 'programs-filter' ),
		'add_new_item'             => __( 'Añadir programa', 'programs-filter' ),
		'new_item'                 => __( 'Programa nuevo', 'programs-filter' ),
		'edit_item'                => __( 'Editar programa', 'programs-filter' ),
		'view_item'                => __( 'Ver programa', 'programs-filter' ),
		'view_items'               => __( 'Ver programas', 'programs-filter' ),
		'all_items'                => __( 'Todos los programas', 'programs-filter' ),
		'search_items'             => __( 'Buscar programas', 'programs-filter' ),
		'parent_item_colon'        => __( 'Programa superior:', 'programs-filter' ),
		'not_found'                => __( 'No se han encontrado programas.', 'programs-filter' ),
		'not_found_in_trash'       => __( 'No hay programas en la papelera.', 'programs-filter' ),
		'archives'                 => __( 'Archivo de programas', 'programs-filter' ),
		'attributes'               => __( 'Atributos del programa', 'programs-filter' ),
		'insert_into_item'         => __( 'Insertar en el programa', 'programs-filter' ),
		'uploaded_to_this_item'    => __( 'Subido a este programa', 'programs-filter' ),
		'featured_image'           => __( 'Imagen del programa', 'programs-filter' ),
		'set_featured_image'       => __( 'Elegir imagen del programa', 'programs-filter' ),
		'remove_featured_image'    => __( 'Quitar imagen del programa', 'programs-filter' ),
		'use_featured_image'       => __( 'Usar como imagen del programa', 'programs-filter' ),
		'filter_items_list'        => __( 'Filtrar la lista de programas', 'programs-filter' ),
		'filter_by_date'           => __( 'Filtrar por fecha', 'programs-filter' ),
		'items_list_navigation'    => __( 'Navegación de la lista de programas', 'programs-filter' ),
		'items_list'               => __( 'Lista de programas', 'programs-filter' ),
		'item_published'           => __( 'Programa publicado.', 'programs-filter' ),
		'item_published_privately' => __( 'Programa publicado en privado.', 'programs-filter' ),
		'item_reverted_to_draft'   => __( 'El programa ha vuelto a borrador.', 'programs-filter' ),
		'item_trashed'             => __( 'Programa enviado a la papelera.', 'programs-filter' ),
		'item_scheduled'           => __( 'Programa programado.', 'programs-filter' ),
		'item_updated'             => __( 'Programa actualizado.', 'programs-filter' ),
		'item_link'                => _x( 'Enlace a programa', 'navigation link block title', 'programs-filter' ),
		'item_link_description'    => _x( 'Un enlace a un programa.', 'navigation link block description', 'programs-filter' ),
		'template_name'            => _x( 'Programa individual', 'template name', 'programs-filter' ),
	);
}
