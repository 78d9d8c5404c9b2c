import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { allBlocks } from '../all-blocks';
import type { Attributes } from '../attributes';
import { isOnPage } from '../inspector/page-search';

/** An ID, which is a block's or written by hand; whatever else a selector means may come from the theme. */
const ID = /^#(?:\\.|[\w-]|[^\x00-\x7f])+(?: \.programas-grid)?$/;

/** How long after a change the page is searched, in milliseconds: what was inserted is drawn by then. */
const SEARCH_DELAY_MS = 300;

const NO_BLOCKS: ReturnType< typeof allBlocks > = [];

/**
 * The ID that a filter alone controls and that nothing on the page has.
 *
 * @param attributes Of the block.
 * @param canvas     Document in which the page is edited.
 * @return Selector; '' where the grid is there, or may be.
 */
export function useMissingGrid(
	attributes: Attributes,
	canvas: Document
): string {
	const { showFilter, showGrid } = attributes;
	const target = attributes.target.trim();
	const isId = showFilter && ! showGrid && ID.test( target );
	const blocks = useSelect(
		( select ) => ( isId ? allBlocks( select ) : NO_BLOCKS ),
		[ isId ]
	);
	const [ missing, setMissing ] = useState( '' );

	useEffect( () => {
		const timer = setTimeout( () => {
			setMissing(
				isId && ! isOnPage( target, canvas, blocks ) ? target : ''
			);
		}, SEARCH_DELAY_MS );

		return () => clearTimeout( timer );
	}, [ isId, target, canvas, blocks ] );

	return missing;
}
