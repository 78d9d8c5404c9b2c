/**
 * Updates the links of a calendar subscription when the visitor filters, so that the calendar contains what the listing shows; a module of pages
 * with such links.
 */
import { EVENT, type FilterDetail } from '../view/result';
import { calendarQuery } from './query';

for ( const details of document.querySelectorAll< HTMLDetailsElement >(
	'.programas-calendar'
) ) {
	const {
		address = '',
		query = '',
		label = '',
		parameters,
	} = details.dataset;
	// Without its scheme, which differs. Some links have the address inside a parameter.
	const bare = address.replace( /^\w+/, '' );
	const addressWithQuery = ( requested: string ): string =>
		bare +
		( requested && ( bare.includes( '?' ) ? '&' : '?' ) + requested );
	let before = addressWithQuery( query );
	details.closest( '.programas' )?.addEventListener( EVENT, ( event ) => {
		const { detail } = event as CustomEvent< FilterDetail >;
		const { visible } = detail;
		const now = addressWithQuery( calendarQuery( parameters, detail ) );
		for ( const link of details.querySelectorAll( 'a' ) ) {
			link.href = link.href
				.replace(
					encodeURIComponent( before ),
					encodeURIComponent( now )
				)
				.replace( before, now );
		}
		before = now;
		details.hidden = ! visible;
		// Its summary.
		details.children[ 0 ]?.replaceChildren(
			label.replace( '%s', `${ visible }` )
		);
	} );
}
