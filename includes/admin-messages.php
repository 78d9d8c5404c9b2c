<?php
/**
 * What the admin says after something was done with programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin_Messages;

use function ProgramsFilter\Post_Type\labels;
use const ProgramsFilter\Post_Type\NAME as POST_TYPE;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_filter( 'post_updated_messages', __NAMESPACE__ . '\\updated_messages' );
	add_filter( 'bulk_post_updated_messages', __NAMESPACE__ . '\\bulk_messages', 10, 2 );
}

/**
 * Messages of the classic edit screen, which does not read them from the labels.
 *
 * @param array<string, array<int, string>> $messages Messages by post type.
 * @return array<string, array<int, string>>
 */
function updated_messages( array $messages ): array {
	$labels                = labels();
	$messages[ POST_TYPE ] = array(
		0  => '',
		1  => $labels['item_updated'],
		2  => __( 'Campo personalizado actualizado.', 'programs-filter' ),
		3  => __( 'Campo personalizado eliminado.', 'programs-filter' ),
		4  => $labels['item_updated'],
		5  => __( 'Programa restaurado a una revisión anterior.', 'programs-filter' ),
		6  => $labels['item_published'],
		7  => __( 'Programa guardado.', 'programs-filter' ),
		8  => __( 'Programa enviado para revisión.', 'programs-filter' ),
		9  => $labels['item_scheduled'],
		10 => __( 'Borrador del programa actualizado.', 'programs-filter' ),
	);

	return $messages;
}

/**
 * Messages of the list, which acts on several programs at once.
 *
 * @param array<string, array<string, string>> $messages Messages by post type.
 * @param array<string, int>                   $counts   How many programs, by what was done with them.
 * @return array<string, array<string, string>>
 */
function bulk_messages( array $messages, array $counts ): array {
	$messages[ POST_TYPE ] = array(
		/* translators: %s: number of programs. */
		'updated'   => _n( '%s programa actualizado.', '%s programas actualizados.', $counts['updated'], 'programs-filter' ),
		/* translators: %s: number of programs. */
		'locked'    => _n( '%s programa no se ha actualizado: alguien lo está editando.', '%s programas no se han actualizado: alguien los está editando.', $counts['locked'], 'programs-filter' ),
		/* translators: %s: number of programs. */
		'deleted'   => _n( '%s programa borrado definitivamente.', '%s programas borrados definitivamente.', $counts['deleted'], 'programs-filter' ),
		/* translators: %s: number of programs. */
		'trashed'   => _n( '%s programa enviado a la papelera.', '%s programas enviados a la papelera.', $counts['trashed'], 'programs-filter' ),
		/* translators: %s: number of programs. */
		'untrashed' => _n( '%s programa recuperado de la papelera.', '%s programas recuperados de la papelera.', $counts['untrashed'], 'programs-filter' ),
	);

	return $messages;
}
