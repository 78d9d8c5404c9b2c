import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

interface Parts extends Record< string, unknown > {
	showFilter?: boolean;
	showGrid?: boolean;
}

/** Names of blocks with only one part, as in the list view. The scope is empty, so that the inserter does not offer them. */
export const variations: BlockVariation< Parts >[] = [
	{
		name: 'filter',
		title: __( 'Programs: filter', 'programs-filter' ),
		scope: [],
		isActive: ( { showFilter = true, showGrid = true } ) =>
			showFilter && ! showGrid,
	},
	{
		name: 'cards',
		title: __( 'Programs: cards', 'programs-filter' ),
		scope: [],
		isActive: ( { showFilter = true, showGrid = true } ) =>
			showGrid && ! showFilter,
	},
];
