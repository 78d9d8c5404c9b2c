import { store } from '@wordpress/block-editor';
import { store as coreStore } from '@wordpress/core-data';
import { type select as selectFrom, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { allBlocks } from '../all-blocks';
import type { Attributes } from '../attributes';
import { isOnPage } from './page-search';
import { hasGrid } from './first-grid';

/** A selector of an ID, from a block or hand-written markup. Other selectors may match the theme's markup. */
const ID = /^#(?:\\.|[\w-]|[^\x00-\x7f])+(?: \.programas-grid)?$/;

/** Delay of the search after a change, in milliseconds: inserted blocks are rendered by then. */
const SEARCH_DELAY_MS = 300;

/** Blocks whose content loads later. */
const REFERENCES = [ 'core/block', 'core/pattern', 'core/template-part' ];

const NO_BLOCKS: ReturnType< typeof allBlocks > = [];

/** Name of the store of the post editor, whose script must not be loaded in the widget editor. */
const EDITOR = 'core/editor';

/** Whether a whole page is edited. The grid of a pattern or a template part may be elsewhere. */
function isWholePage( from: typeof selectFrom ): boolean {
	const editor = from( EDITOR ) as unknown as
		{ getCurrentPostType: () => string | null | undefined } | undefined;
	const postType = editor?.getCurrentPostType();

	return (
		typeof postType === 'string' &&
		from( coreStore ).getPostType( postType )?.viewable === true
	);
}

/** Whether all references of the page are loaded. */
function isComplete( from: typeof selectFrom ): boolean {
	const { getBlockOrder, getBlocksByName } = from( store );

	return REFERENCES.flatMap( getBlocksByName ).every(
		( clientId ) => getBlockOrder( clientId ).length > 0
	);
}

/**
 * Returns the missing grid of a filter without cards.
 *
 * @param attributes Attributes.
 * @param canvas     Document in which the page is edited.
 * @param shown      What the preview shows: until it changes, its own old cards are in the canvas.
 * @return Selector, '' for the page's first grid; undefined if the grid exists or may exist.
 */
export function useMissingGrid(
	attributes: Attributes,
	canvas: Document,
	shown: unknown
): string | undefined {
	const { showFilter, showGrid } = attributes;
	const target = attributes.target.trim();
	const isAlone = showFilter && ! showGrid;
	const isKnown = useSelect(
		( select ) =>
			isAlone &&
			( target === ''
				? isWholePage( select ) && isComplete( select )
				: ID.test( target ) ),
		[ isAlone, target ]
	);
	const blocks = useSelect(
		( select ) => ( isKnown ? allBlocks( select ) : NO_BLOCKS ),
		[ isKnown ]
	);
	const [ missing, setMissing ] = useState< string >();

	useEffect( () => {
		const isThere = (): boolean =>
			target === ''
				? hasGrid( canvas, blocks )
				: isOnPage( target, canvas, blocks );
		const timer = setTimeout( () => {
			setMissing( isKnown && ! isThere() ? target : undefined );
		}, SEARCH_DELAY_MS );

		return () => clearTimeout( timer );
	}, [ isKnown, target, canvas, blocks, shown ] );

	return missing;
}
