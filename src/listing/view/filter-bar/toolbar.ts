/** Makes the pills of a group a toolbar. The server prints a plain group: without the script there are no arrow keys. */

/** Name of a toolbar that nobody named; the block's markup brings its own, translated. */
const NAME = 'Filtrar programas por categoría';

/** What may be a toolbar: among others not a form, a nav or a fieldset, which have a role of their own. */
const CAN_BE_TOOLBAR = /^(div|p|span|ul|ol|menu)$|-/;

/** The element that holds all pills and can be a toolbar: what was marked as their group, else the outermost one. */
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
 * Gives the group its role, its name and, to pills that are no buttons, theirs. It may be called again when there are others.
 *
 * @param group Group.
 * @param pills Its pills.
 * @return Whether the pills are a toolbar now. Where no element can be one (a nav around links), each stays a tab stop.
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
		// Its list is none any more.
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
