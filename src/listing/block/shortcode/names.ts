/** The words of the shortcode that block.json does not have. */
import { cardFacts } from '../../../program/shown-facts';

/** The shortcode: `[programas]`. */
export const TAG = 'programas';

/** Names for attributes that every block has, from the block supports. */
export const SUPPORTS = {
	className: 'clase',
	align: 'alineacion',
	style: 'estilo',
} as const;

/** Spanish word by value, of what block.json does not list. */
export const WORDS: Record< string, Record< string, string > > = {
	get facts() {
		return Object.fromEntries(
			cardFacts().map( ( { key, word } ) => [ key, word ] )
		);
	},
	align: { wide: 'ancho', full: 'completo' },
};
