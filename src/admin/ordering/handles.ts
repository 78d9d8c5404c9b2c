/** Adds a drag handle to each row of the list, also after quick edit has replaced one. */
import { rowsOf, titleOf } from './rows';
import { fillText, type Settings } from './settings';

export const HANDLE = 'programas-handle';

const HELP = 'programas-handle-help';

/**
 * Adds a handle to each row, also to rows that quick edit replaces. It is a button, for keyboards and screen readers.
 *
 * @param list     The list.
 * @param settings Settings.
 */
export function addHandles( list: Element, { texts }: Settings ): void {
	const help = document.createElement( 'p' );
	help.id = HELP;
	help.hidden = true;
	help.textContent = texts.help;
	list.closest( 'table' )?.before( help );

	const addMissing = (): void => {
		for ( const row of rowsOf( list ) ) {
			if ( ! handleOf( row ) ) {
				row.querySelector( '.column-title' )?.prepend(
					createHandle(
						fillText( texts.handle, titleOf( row ) ),
						texts.help
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
