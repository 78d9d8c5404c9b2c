/** Whether the page has a grid, as far as the editor can know. */
import type { EditedBlock } from '@wordpress/block-editor';
import { attrs } from '@wordpress/shortcode';
import metadata from '../block.json';
import { isOnPage } from './page-search';
import { TAG } from '../shortcode/names';
import { fromShortcode } from '../shortcode/read';

const GRID = 'programas-grid';

const SHORTCODES = new RegExp( `\\[${ TAG }(\\s[^\\]]*)?\\]`, 'g' );

/** Whether a block has the class of the markup contract, such as a Query Loop. */
const hasClass = ( { attributes }: EditedBlock ): boolean =>
	typeof attributes.className === 'string' &&
	attributes.className.split( /\s+/ ).includes( GRID );

/** Whether a text of a block has the shortcode with cards, which WordPress renders anywhere. */
const hasShortcode = ( { attributes }: EditedBlock ): boolean =>
	// The text of a paragraph is an object.
	[ attributes.text, attributes.content ]
		.map( String )
		.some( ( text ) =>
			[ ...text.matchAll( SHORTCODES ) ].some(
				( [ , given ] ) =>
					fromShortcode( attrs( given ?? '' ).named ).showGrid !==
					false
			)
		);

/**
 * Whether the page has a grid.
 *
 * @param canvas Document in which the page is edited.
 * @param blocks All blocks of the page.
 */
export function hasGrid(
	canvas: Document,
	blocks: readonly EditedBlock[]
): boolean {
	return (
		blocks.some(
			( block ) =>
				( block.name === metadata.name &&
					block.attributes.showGrid !== false ) ||
				hasClass( block ) ||
				hasShortcode( block )
		) || isOnPage( `.${ GRID }`, canvas, blocks )
	);
}
