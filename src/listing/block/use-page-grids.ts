import { store } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import metadata from './block.json';
import { pageGrids, type PageListing } from './page-grids';

/** The grids of the page that is being edited, in its order; also those in a template around it. */
export function usePageGrids(): PageListing[] {
	const blocks = useSelect( ( select ) => {
		const { getBlocksByClientId, getBlocksByName } = select( store );

		return getBlocksByClientId( getBlocksByName( metadata.name ) );
	}, [] );

	return useMemo(
		() => pageGrids( blocks, __( 'Programs', 'programs-filter' ) ),
		[ blocks ]
	);
}
