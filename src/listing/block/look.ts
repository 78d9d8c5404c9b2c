/** What an editor chose of the listing's look, as the custom properties that the style and a theme know too. */
import type { CSSProperties } from 'react';
import { getCSSValueFromRawStyle } from '@wordpress/style-engine';
import type { Attributes } from './attributes';
import { SCHEMA } from './schema';

/** Whether nothing shines through a color, as far as its notation says. */
const isOpaque = ( color: string ): boolean =>
	color !== '' && ! /^#(.{4}|.{8})$|^(rgb|hsl)a|\/|,.*,.*,/.test( color );

/**
 * The style of the block's wrapper, as the page has it.
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
