/** The inline style of the block's wrapper in the editor: the custom properties that the server prints on the page. Used by edit.tsx. */
import type { CSSProperties } from 'react';
import { getCSSValueFromRawStyle } from '@wordpress/style-engine';
import type { Attributes } from './attributes';

/**
 * Returns the style of the block's wrapper, as on the page.
 *
 * @param attributes Attributes.
 */
export function wrapperStyle( attributes: Attributes ): CSSProperties {
	const { columns, minCardWidth, style } = attributes as Attributes & {
		style?: { spacing?: { blockGap?: string } };
	};

	return {
		'--programas-card-min': `${ minCardWidth }px`,
		'--programas-columns': columns || undefined,
		'--programas-gap': getCSSValueFromRawStyle( style?.spacing?.blockGap ),
	} as CSSProperties;
}
