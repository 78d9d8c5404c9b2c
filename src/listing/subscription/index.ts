/** The links of the calendar ask for what the visitor has chosen when they open, and when one is used. */
import { askedOf } from './asked';

for ( const details of document.querySelectorAll< HTMLDetailsElement >(
	'.programas-calendar'
) ) {
	const { address = '', query = '' } = details.dataset;
	// Without its scheme, which differs. Some links have the address inside a parameter.
	const bare = address.slice( address.indexOf( ':' ) );
	const withQuery = ( asked: string ): string =>
		asked
			? `${ bare }${ bare.includes( '?' ) ? '&' : '?' }${ asked }`
			: bare;
	let before = withQuery( query );
	const update = (): void => {
		const now = withQuery( askedOf( details.dataset, location.search ) );
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
	for ( const use of [ 'toggle', 'click', 'contextmenu' ] ) {
		details.addEventListener( use, update );
	}
}
