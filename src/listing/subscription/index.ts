/** The links of the calendar ask for what the visitor has chosen, and their name says how many programs that are. */
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
	const withQuery = ( asked: string ): string =>
		bare + ( asked && ( bare.includes( '?' ) ? '&' : '?' ) + asked );
	let before = withQuery( query );
	const follow = ( detail: FilterDetail ): void => {
		const now = withQuery( calendarQuery( parameters, detail ) );
		for ( const link of details.querySelectorAll( 'a' ) ) {
			link.href = link.href
				.replace(
					encodeURIComponent( before ),
					encodeURIComponent( now )
				)
				.replace( before, now );
		}
		before = now;
	};
	details.closest( '.programas' )?.addEventListener( EVENT, ( event ) => {
		const { detail } = event as CustomEvent< FilterDetail >;
		const { visible } = detail;
		follow( detail );
		details.hidden = ! visible;
		// Its summary.
		details.children[ 0 ]?.replaceChildren(
			label.replace( '%s', `${ visible }` )
		);
	} );
}
