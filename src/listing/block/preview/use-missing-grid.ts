import { store } from '@wordpress/block-editor';
import { store as coreStore } from '@wordpress/core-data';
import { type select as selectFrom, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { allBlocks } from '../all-blocks';
import type { Attributes } from '../attributes';
import { isOnPage } from '../inspector/page-search';
import { hasGrid } from './first-grid';

/** An ID, which is a block's or written by hand; whatever else a selector means may come from the theme. */
const ID = /^#(?:\\.|[\w-]|[^\x00-\x7f])+(?: \.programas-grid)?$/;

/** How long after a change the page is searched, in milliseconds: what was inserted is drawn by then. */
const SEARCH_DELAY_MS = 300;

/** Blocks whose content comes from elsewhere, and later. */
const REFERENCES = [ 'core/block', 'core/pattern', 'core/template-part' ];

const NO_BLOCKS: ReturnType< typeof allBlocks > = [];

/** WordPress's store of the post editor, by its name: its script must not be loaded beside widgets. */
const EDITOR = 'core/editor';

/** Whether what is edited is a page of its own: what is part of others has its grid wherever it is used. */
function isWholePage( from: typeof selectFrom ): boolean {
	const editor = from( EDITOR ) as unknown as
		{ getCurrentPostType: () => string | null | undefined } | undefined;
	const postType = editor?.getCurrentPostType();

	return (
		typeof postType === 'string' &&
		from( coreStore ).getPostType( postType )?.viewable === true
	);
}

/** Whether all that the page refers to is there. */
function isComplete( from: typeof selectFrom ): boolean {
	const { getBlockOrder, getBlocksByName } = from( store );

	return REFERENCES.flatMap( getBlocksByName ).every(
		( clientId ) => getBlockOrder( clientId ).length > 0
	);
}

/**
 * The grid that a filter alone controls and that is not on the page.
 *
 * @param attributes Of the block.
 * @param canvas     Document in which the page is edited.
 * @return Its ID as a selector, '' for the first of the page; undefined where the grid is there, or may be.
 */
export function useMissingGrid(
	attributes: Attributes,
	canvas: Document
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
	}, [ isKnown, target, canvas, blocks ] );

	return missing;
}
