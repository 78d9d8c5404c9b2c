import { ALL } from '../view/constants';

/**
 * Returns what a listing asks the calendar for. The server has the same rules (includes/listing/class-listing-view.php).
 *
 * @param data            Data of the links.
 * @param data.parameters Names of the calendar's parameters by those of the page, as a query string.
 * @param data.default    Query of the listing as it opens.
 * @param data.all        Query for all its categories.
 * @param search          Query string of the page.
 * @return Query string.
 */
export function askedOf(
	data: { parameters?: string; default?: string; all?: string },
	search: string
): string {
	const page = new URLSearchParams( search );
	const given = [ ...new URLSearchParams( data.parameters ) ].flatMap(
		( [ own, name ] ) =>
			page.getAll( own ).map( ( value ) => [ name, value ] )
	);
	const asked = given.filter( ( [ , value ] ) => value && value !== ALL );
	const isAll = given.some( ( [ , value ] ) => value === ALL );
	const opening = [
		...new URLSearchParams( isAll ? data.all : data.default ),
	].filter( ( [ name ] ) => ! asked.some( ( [ other ] ) => other === name ) );

	return `${ new URLSearchParams( [ ...opening, ...asked ] ) }`;
}
