/** Finds the URL of the filtered listing that the visitor came from, for the back link (index.ts). */

/**
 * The address of the results that the visitor came from: of a page of the site with filters in its address.
 *
 * @param referrer   The page before, '' where the browser does not tell.
 * @param listing    Address of the listing.
 * @param parameters Names of the filters' parameters.
 * @return Undefined for another page, and without filters.
 */
export function resultsAddress(
	referrer: string,
	listing: string,
	parameters: readonly string[]
): string | undefined {
	if ( ! referrer ) {
		return;
	}
	const from = new URL( referrer );
	const to = new URL( listing );
	// Of further listings of a page with a number.
	const isFiltered = [ ...from.searchParams.keys() ].some( ( name ) =>
		parameters.includes( name.replace( /-\d+$/, '' ) )
	);

	return from.origin === to.origin && isFiltered ? referrer : undefined;
}
