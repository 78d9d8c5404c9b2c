import type { Locator } from '@playwright/test';

import type { OwnContrast } from '../../../tools/shared/compat/subject.ts';

/** What was measured of a text. */
interface Measured {
	/** Such as `#7a7a7a`. */
	color: string;
	contrast: number;
}

/** Whether a part of the listing lacks what is known to be lacking, and nothing else: its colour and its contrast, so what is behind it, too. */
export const isOwnContrast = (
	own: OwnContrast | undefined,
	part: string,
	{ color, contrast }: Measured
): boolean =>
	own !== undefined &&
	own.parts.some( ( one ) => part.includes( one ) ) &&
	own.colors.includes( color ) &&
	own.contrasts.some( ( one ) => Math.abs( one - contrast ) < 0.011 );

/** The colour in which a text is painted, as axe writes it. */
export const colorOf = ( text: Locator ): Promise< string > =>
	text.evaluate( ( element ) => {
		const context = document.createElement( 'canvas' ).getContext( '2d' );
		if ( ! context ) {
			throw new Error( 'No canvas.' );
		}
		context.fillStyle = getComputedStyle(
			element.querySelector( '.programas-pill__label' ) ?? element
		).getPropertyValue( '-webkit-text-fill-color' );
		context.fillRect( 0, 0, 1, 1 );
		return `#${ [ ...context.getImageData( 0, 0, 1, 1 ).data ]
			.slice( 0, 3 )
			.map( ( value ) => value.toString( 16 ).padStart( 2, '0' ) )
			.join( '' ) }`;
	} );
