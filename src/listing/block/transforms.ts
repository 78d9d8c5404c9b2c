import { type Block, createBlock } from '@wordpress/blocks';
import { attrs } from '@wordpress/shortcode';
import metadata from './block.json';
import { fromShortcode, TAG } from './shortcode';

const SHORTCODE = new RegExp( `^\\s*\\[${ TAG }(\\s[^\\]]*)?\\]\\s*$` );

/** Attributes of a shortcode by name, as WordPress parses them. */
type Named = Record< string, string | undefined >;

/** Attributes of the block "Shortcode". */
interface ShortcodeBlock {
	text?: string;
}

/** Transforms from the shortcode and its block. */
export const transforms = {
	from: [
		{
			type: 'shortcode',
			tag: TAG,
			transform: ( { named }: { named: Named } ): Block =>
				createBlock( metadata.name, fromShortcode( named ) ),
		},
		{
			type: 'block',
			blocks: [ 'core/shortcode' ],
			isMatch: ( { text = '' }: ShortcodeBlock ): boolean =>
				SHORTCODE.test( text ),
			transform: ( { text = '' }: ShortcodeBlock ): Block => {
				const [ , written = '' ] = SHORTCODE.exec( text ) ?? [];

				return createBlock(
					metadata.name,
					fromShortcode( attrs( written ).named )
				);
			},
		},
	],
};
