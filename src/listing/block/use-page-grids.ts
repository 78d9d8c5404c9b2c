import { store } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import metadata from './block.json';
import { pageGrids, type PageListing } from './page-grids';

/** Returns the grids of the edited page in order, with those of its template. */
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
