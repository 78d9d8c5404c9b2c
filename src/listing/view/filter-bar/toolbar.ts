/** Adds the ARIA roles of a toolbar to a group. The server prints a plain group, as the arrow keys need the script. */

/** Default name of a toolbar. The block's markup has a translated one. */
const NAME = 'Filtrar por categoría';

/** Elements that may be a toolbar: those without a role of their own. */
const CAN_BE_TOOLBAR = /^(div|p|span|ul|ol|menu)$|-/;

/** The element around all pills that can be a toolbar: the one with the role `group`, else the outermost one. */
function containerOf(
	group: Element,
	pills: readonly Element[]
): Element | undefined {
	const holdsAll = ( element: Element ): boolean =>
		pills.every( ( pill ) => element !== pill && element.contains( pill ) );
	let container: Element | undefined =
		[ ...group.querySelectorAll( '[role="group"]' ) ].find( holdsAll ) ??
		group;
	while ( container && ! CAN_BE_TOOLBAR.test( container.localName ) ) {
		container = [ ...container.children ].find( holdsAll );
	}

	return container;
}

/**
 * Adds the roles and the name of the toolbar. May be called again for new pills.
 *
 * @param group Group.
 * @param pills Its pills.
 * @return Whether the pills are a toolbar. If no element can be one (a nav with links), each pill stays a tab stop.
 */
export function makeToolbar(
	group: Element,
	pills: readonly HTMLElement[]
): boolean {
	for ( const pill of pills ) {
		if ( pill.localName !== 'button' && ! pill.hasAttribute( 'role' ) ) {
			pill.setAttribute( 'role', 'button' );
		}
	}
	const container = containerOf( group, pills );
	if ( ! container ) {
		return false;
	}
	container.setAttribute( 'role', 'toolbar' );
	for ( const item of container.querySelectorAll(
		':scope > li:not([role])'
	) ) {
		// The list has lost its role.
		item.setAttribute( 'role', 'none' );
	}
	if (
		! container.hasAttribute( 'aria-label' ) &&
		! container.hasAttribute( 'aria-labelledby' )
	) {
		container.setAttribute( 'aria-label', NAME );
	}

	return true;
}
