import { type Block, createBlock } from '@wordpress/blocks';
import { attrs } from '@wordpress/shortcode';
import type { Attributes } from './attributes';
import metadata from './block.json';
import { TAG } from './shortcode/names';
import { fromShortcode } from './shortcode/read';
import { toShortcode } from './shortcode/write';

const SHORTCODE = new RegExp( `^\\s*\\[${ TAG }(\\s[^\\]]*)?\\]\\s*$` );

const namedOf = ( text: string ): Record< string, string | undefined > =>
	attrs( SHORTCODE.exec( text )?.[ 1 ] ?? '' ).named;

/** The used attributes of all blocks. */
interface OfAnyBlock {
	/** Custom name, visibility, … */
	metadata?: Record< string, unknown >;
	lock?: Record< string, unknown >;
}

type AnyBlock = Pick< Block, 'name' > & { attributes: OfAnyBlock };

/**
 * Keeps the name and the lock of a transformed block. A filter, as WordPress 7.1 has its own transform from shortcodes to blocks.
 *
 * @param result Transformed block.
 * @param from   Source blocks.
 * @param index  Index of the source block.
 * @return Unchanged for other blocks.
 */
export function keepOwn< Became extends AnyBlock >(
	result: Became,
	from: readonly AnyBlock[],
	index: number
): Became {
	const { name, attributes } = from[ index ] ?? result;
	const isOurs = [ name, result.name ].sort().join();

	return isOurs === `core/shortcode,${ metadata.name }`
		? {
				...result,
				attributes: {
					...result.attributes,
					metadata: attributes.metadata,
					lock: attributes.lock,
				},
			}
		: result;
}

/** Transforms to and from the shortcode and the shortcode block. */
export const transforms = {
	from: [
		{
			type: 'shortcode',
			tag: TAG,
			transform: ( {
				named,
			}: {
				named: Record< string, string | undefined >;
			} ): Block => createBlock( metadata.name, fromShortcode( named ) ),
		},
		{
			type: 'block',
			blocks: [ 'core/shortcode' ],
			isMatch: ( { text = '' }: { text?: string } ): boolean =>
				SHORTCODE.test( text ),
			transform: ( { text = '' }: { text?: string } ): Block =>
				createBlock( metadata.name, fromShortcode( namedOf( text ) ) ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/shortcode' ],
			// Not offered if the shortcode would lose something.
			isMatch: (
				attributes: Partial< Attributes > & OfAnyBlock
			): boolean =>
				// A shortcode has no visibility and no bindings.
				attributes.metadata?.blockVisibility === undefined &&
				attributes.metadata?.bindings === undefined &&
				toShortcode( attributes ) !== undefined,
			transform: ( attributes: Partial< Attributes > ): Block =>
				createBlock( 'core/shortcode', {
					text: toShortcode( attributes ),
				} ),
		},
	],
};
