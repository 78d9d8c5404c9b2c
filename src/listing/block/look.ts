/** The listing's custom properties, from the block's attributes. */
import type { CSSProperties } from 'react';
import { getCSSValueFromRawStyle } from '@wordpress/style-engine';
import { type Attributes, SCHEMA } from './attributes';

/** Whether a color is opaque, by its notation. */
const isOpaque = ( color: string ): boolean =>
	color !== '' && ! /^#(.{4}|.{8})$|^(rgb|hsl)a|\/|,.*,.*,/.test( color );

/**
 * Returns the style of the block's wrapper, as on the page.
 *
 * @param attributes Attributes.
 */
export function lookOf( attributes: Attributes ): CSSProperties {
	const look: Record< string, string > = {};
	for ( const [ name, { property, on } ] of Object.entries( SCHEMA ) ) {
		const value = attributes[ name ] as string | number;
		const ground = on ? String( attributes[ on ] ) : '';
		if ( property && value ) {
			look[ property ] = getCSSValueFromRawStyle( String( value ) );
		} else if ( property && isOpaque( ground ) ) {
			look[ property ] =
				`oklch(from ${ getCSSValueFromRawStyle( ground ) } clamp(0, (0.62 - l) * 1000, 1) 0 0)`;
		}
	}

	return {
		'--programas-card-min': `${ attributes.minCardWidth }px`,
		...look,
	} as CSSProperties;
}
