/** Makes the query string of a calendar from the current filter, for index.ts. */
import { ALL } from '../view/constants';
import type { FilterDetail } from '../view/result';

/**
 * Returns what a visitor has chosen, as the query string of a calendar. Called at each choice (index.ts). The address already has what the listing is
 * limited to.
 *
 * @param parameters Names of the calendar's parameters that are not those of their criteria, as a query string.
 * @param chosen     Detail of the filter's event.
 */
export function calendarQuery(
	parameters: string | undefined,
	{ category, criteria = {} }: Pick< FilterDetail, 'category' | 'criteria' >
): string {
	const names = new URLSearchParams( parameters );
	const query = new URLSearchParams();
	for ( const [ key, values ] of Object.entries( {
		categoria: category === ALL ? [] : [ category ],
		...criteria,
	} ) ) {
		for ( const value of values ) {
			query.append( names.get( key ) ?? key, value );
		}
	}

	return `${ query }`;
}
