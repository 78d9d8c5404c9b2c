import { ALL, ORDER } from '../view/constants';
import type { FilterDetail } from '../view/result';

/**
 * Returns what a listing asks the calendar for: what the visitor has chosen, and never more than the listing shows. The server has the same rules
 * (includes/listing/class-listing-view.php).
 *
 * @param data            Data of the links.
 * @param data.parameters Names of the calendar's parameters that are not those of their criteria, as a query string.
 * @param data.fixed      Query of what the listing is limited to.
 * @param chosen          Detail of the filter's event.
 * @return Query string.
 */
export function calendarQuery(
	data: { parameters?: string; fixed?: string },
	{ category, criteria = {} }: Pick< FilterDetail, 'category' | 'criteria' >
): string {
	const names = new URLSearchParams( data.parameters );
	const fixed = new URLSearchParams( data.fixed );
	const query = new URLSearchParams( fixed );
	for ( const [ key, values ] of Object.entries( {
		categoria: category === ALL ? [] : [ category ],
		...criteria,
	} ) ) {
		const name = names.get( key ) ?? key;
		const among = fixed.getAll( name );
		const within = values.filter(
			( value ) => ! among[ 0 ] || among.includes( value )
		);
		if ( within[ 0 ] && key !== ORDER ) {
			query.delete( name );
			within.forEach( ( value ) => query.append( name, value ) );
		}
	}

	return `${ query }`;
}
