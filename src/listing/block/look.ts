/**
 * What an editor chose of the listing's look, as the custom properties that the style and a theme know too.
 */
import type { CSSProperties } from 'react';
import { getCSSValueFromRawStyle } from '@wordpress/style-engine';
import type { Attributes } from './attributes';

/** Custom property by attribute. The same as in includes/listing/look.php. */
export const PROPERTIES = {
	columnsWide: '--programas-columns-wide',
	columnsMedium: '--programas-columns-medium',
	columnsSmall: '--programas-columns-small',
	gap: '--programas-gap',
	cardRadius: '--programas-radius',
	cardText: '--programas-card-text',
	cardBackground: '--programas-card-background',
	cardBorder: '--programas-card-border',
	pillGap: '--programas-pill-gap',
	pillRadius: '--programas-pill-radius',
	pillText: '--programas-pill-text',
	pillBackground: '--programas-pill-background',
	pillBorder: '--programas-pill-border',
	activePillText: '--programas-pill-active-text',
	activePillBackground: '--programas-pill-active-background',
} as const;

/** Texts by what they stand on: whoever chooses only that gets black or white, whichever is readable on it. */
export const ON = {
	cardText: 'cardBackground',
	pillText: 'pillBackground',
} as const;

/** Whether nothing shines through a color, as far as its notation says. */
const isOpaque = ( color: string ): boolean =>
	color !== '' && ! /^#(.{4}|.{8})$|^(rgb|hsl)a|\/|,.*,.*,/.test( color );

/**
 * The style of the block's wrapper, as the page has it.
 *
 * @param attributes Attributes.
 */
export function lookOf( attributes: Attributes ): CSSProperties {
	const chosen = Object.entries( PROPERTIES ).flatMap(
		( [ name, property ] ) => {
			const value = attributes[ name as keyof typeof PROPERTIES ];

			return value === 0 || value === ''
				? []
				: [ [ property, getCSSValueFromRawStyle( String( value ) ) ] ];
		}
	);
	const readable = Object.entries( ON ).flatMap( ( [ name, ground ] ) => {
		const text = name as keyof typeof ON;

		return attributes[ text ] === '' && isOpaque( attributes[ ground ] )
			? [
					[
						PROPERTIES[ text ],
						`oklch(from ${ getCSSValueFromRawStyle( attributes[ ground ] ) } clamp(0, (0.62 - l) * 1000, 1) 0 0)`,
					],
				]
			: [];
	} );

	return {
		'--programas-card-min': `${ attributes.minCardWidth }px`,
		...( Object.fromEntries( [ ...chosen, ...readable ] ) as object ),
	} as CSSProperties;
}
