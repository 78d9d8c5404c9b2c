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

/** What a block has whichever it is, as far as it is of importance here. */
interface OfAnyBlock {
	/** The name that a person gave it, whether it is hidden, … */
	metadata?: Record< string, unknown >;
	lock?: Record< string, unknown >;
}

type AnyBlock = Pick< Block, 'name' > & { attributes: OfAnyBlock };

/**
 * Gives what a block became the name and the lock that it had. A filter, as WordPress 7.1 has its own way from a shortcode to the block.
 *
 * @param result What it became.
 * @param from   Blocks that become others.
 * @param index  Which of them it was.
 * @return The same, where it is not of the block and its shortcode.
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

/** To and from the shortcode, also where it is written into a shortcode block. */
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
			// What a shortcode cannot hold must not be lost without a word.
			isMatch: (
				attributes: Partial< Attributes > & OfAnyBlock
			): boolean =>
				// A shortcode cannot be hidden, and has no attributes to bind.
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
