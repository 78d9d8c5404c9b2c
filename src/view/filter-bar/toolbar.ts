/**
 * Makes the pills of a group a toolbar. The server prints a plain group: without the script there are no arrow keys.
 */
import { PILL } from '../markup';

/** Name of a toolbar that nobody named; the block's markup brings its own, translated. */
const NAME = 'Filtrar programas por categoría';

/** The element that holds the pills; a form cannot be a toolbar, so then it has to be an element inside it. */
function containerOf( group: Element ): Element | null {
	return (
		group.querySelector( '[role="group"]' ) ??
		( group.localName === 'form'
			? group.querySelector( `:scope > :has(${ PILL })` )
			: group )
	);
}

/**
 * Gives the group its role, its name and, to pills that are no buttons, theirs.
 *
 * @param group Group.
 * @param pills Its pills.
 */
export function makeToolbar(
	group: Element,
	pills: readonly HTMLElement[]
): void {
	for ( const pill of pills ) {
		if ( pill.localName !== 'button' && ! pill.hasAttribute( 'role' ) ) {
			pill.setAttribute( 'role', 'button' );
		}
	}
	const container = containerOf( group );
	if ( ! container ) {
		return;
	}
	container.setAttribute( 'role', 'toolbar' );
	if (
		! container.hasAttribute( 'aria-label' ) &&
		! container.hasAttribute( 'aria-labelledby' )
	) {
		container.setAttribute( 'aria-label', NAME );
	}
}
