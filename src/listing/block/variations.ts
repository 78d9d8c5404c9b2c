import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

interface Parts extends Record< string, unknown > {
	showFilter?: boolean;
	showGrid?: boolean;
	when?: string;
	facts?: string[];
	align?: string;
}

/**
 * What a new block shows, and the names of blocks with only one part, as in the list view. Their scope is empty, so that the inserter does
 * not offer them.
 */
export const variations: BlockVariation< Parts >[] = [
	{
		name: 'programs',
		isDefault: true,
		title: __( 'Programs', 'programs-filter' ),
		// Blocks without these attributes, as they were written before, show what they showed.
		attributes: {
			when: 'current-and-coming',
			facts: [ 'dates', 'place', 'price' ],
			align: 'wide',
		},
		scope: [ 'inserter' ],
		isActive: () => false,
	},
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
