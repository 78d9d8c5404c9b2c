import { ALL } from '../view/constants';

/**
 * Returns what a listing asks the calendar for. The server has the same rules (includes/listing/class-listing-view.php).
 *
 * @param data            Data of the links.
 * @param data.parameters Names of the calendar's parameters by those of the page, as a query string.
 * @param data.fixed      Query of what the listing is limited to.
 * @param data.initial    Query of what is chosen at first, where the page has no parameter for it.
 * @param search          Query string of the page.
 * @return Query string.
 */
export function askedOf(
	data: { parameters?: string; fixed?: string; initial?: string },
	search: string
): string {
	const page = new URLSearchParams( search );
	const chosen = new URLSearchParams( data.initial );
	for ( const [ own, name ] of new URLSearchParams( data.parameters ) ) {
		if ( page.has( own ) ) {
			chosen.delete( name );
			for ( const value of page.getAll( own ) ) {
				if ( value && value !== ALL ) {
					chosen.append( name, value );
				}
			}
		}
	}
	const fixed = [ ...new URLSearchParams( data.fixed ) ].filter(
		( [ name ] ) => ! chosen.has( name )
	);

	return `${ new URLSearchParams( [ ...fixed, ...chosen ] ) }`;
}
