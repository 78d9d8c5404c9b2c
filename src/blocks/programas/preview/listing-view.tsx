import type { ReactElement } from 'react';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ALL } from '../../../view/constants';
import type { Attributes } from '../attributes';
import { Count } from './count';
import { Filter } from './filter';
import { Grid } from './grid';
import type { Listing } from './listing';
import { NothingToShow } from './states';

/** As in includes/html/templates/grid.php. */
function emptyText( attributes: Attributes, total: number ): string {
	return (
		attributes.emptyText.trim() ||
		( total === 0
			? __( 'There are no programs yet.', 'programs-filter' )
			: __(
					'There are no programs in this category.',
					'programs-filter'
				) )
	);
}

/**
 * Filter, count, cards and empty state, as includes/html/templates/listing.php prints them.
 *
 * @param props
 * @param props.listing    Listing.
 * @param props.attributes Attributes.
 */
export function ListingView( props: {
	listing: Listing;
	attributes: Attributes;
} ): ReactElement {
	const { attributes, listing } = props;
	const { showFilter, showCount, showGrid } = attributes;
	const total = listing.programs.length;
	const [ chosen, setChosen ] = useState< string >();
	// Whoever changes the category that the page opens with wants to see it.
	useEffect( () => setChosen( undefined ), [ listing.initial ] );
	const wanted = chosen ?? listing.initial;
	const active =
		! showFilter || listing.pills.some( ( { slug } ) => slug === wanted )
			? wanted
			: ALL;
	const visible = listing.programs.filter(
		( { programs_filter_card: card } ) =>
			active === ALL || card.slugs.includes( active )
	);
	const hasFilter = showFilter && listing.pills.length > 1;
	const hasCount = showCount && total > 0;

	return (
		<>
			{ hasFilter && (
				<Filter
					pills={ listing.pills }
					active={ active }
					showCounts={ attributes.showPillCounts }
					onChoose={ setChosen }
				/>
			) }
			{ hasCount && <Count visible={ visible.length } total={ total } /> }
			{ showGrid && (
				<Grid programs={ visible } attributes={ attributes } />
			) }
			{ showGrid && visible.length === 0 && (
				<p className="programas-empty">
					{ emptyText( attributes, total ) }
				</p>
			) }
			{ ! hasFilter && ! hasCount && ! showGrid && <NothingToShow /> }
		</>
	);
}
