import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

interface Parts extends Record< string, unknown > {
	showFilter?: boolean;
	showGrid?: boolean;
}

/** What a block is called that shows only one of its parts, as in the list view. Nobody is offered one: scope is none. */
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
