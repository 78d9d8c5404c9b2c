/** Adds a drag handle to each row of the list, also after quick edit has replaced one. */
import { __, sprintf } from '@wordpress/i18n';
import { rowsOf, titleOf } from './rows';

export const HANDLE = 'programas-handle';

const HELP = 'programas-handle-help';

/**
 * Adds a handle to each row, also to rows that quick edit replaces. It is a button, for keyboards and screen readers.
 *
 * @param list The list.
 */
export function addHandles( list: Element ): void {
	const help = document.createElement( 'p' );
	help.id = HELP;
	help.hidden = true;
	help.textContent = __(
		'Drag, or press Space and then the arrow keys, Home or End. Space again saves the new place, Escape leaves everything as it was.',
		'programs-filter'
	);
	list.closest( 'table' )?.before( help );

	const addMissing = (): void => {
		for ( const row of rowsOf( list ) ) {
			if ( ! handleOf( row ) ) {
				row.querySelector( '.column-title' )?.prepend(
					createHandle(
						sprintf(
							/* translators: %s: title of a program. */
							__( 'Move %s', 'programs-filter' ),
							titleOf( row )
						),
						help.textContent
					)
				);
			}
		}
	};
	addMissing();
	new MutationObserver( addMissing ).observe( list, { childList: true } );
}

export const handleOf = ( row: Element ): HTMLElement | null =>
	row.querySelector( `.${ HANDLE }` );

function createHandle( label: string, title: string ): HTMLButtonElement {
	const button = document.createElement( 'button' );
	button.type = 'button';
	button.className = `${ HANDLE } dashicons dashicons-move`;
	button.title = title;
	button.setAttribute( 'aria-label', label );
	button.setAttribute( 'aria-describedby', HELP );
	button.setAttribute( 'aria-pressed', 'false' );
	return button;
}
