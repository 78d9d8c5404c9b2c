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
			isMatch: ( attributes: Partial< Attributes > ): boolean =>
				toShortcode( attributes ) !== undefined,
			transform: ( attributes: Partial< Attributes > ): Block =>
				createBlock( 'core/shortcode', {
					text: toShortcode( attributes ),
				} ),
		},
	],
};
