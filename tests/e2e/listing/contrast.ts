import type { Locator } from '@playwright/test';

/** What a person sees of a pill. */
export interface Seen {
	label: string;
	/** Contrast of its text with what is behind the text, 1 to 21. */
	text: number;
	/** Contrast of its fill with what is around it. */
	fill: number;
	/** Contrast of its frame with what is around it; 1 without a frame. */
	frame: number;
	/** Whether its ends are round. */
	round: boolean;
	height: number;
	fontFamily: string;
	shadow: string;
	transform: string;
}

/** In the page. */
function look( elements: Element | Element[] ): Seen[] {
	const context = document
		.createElement( 'canvas' )
		.getContext( '2d', { willReadFrequently: true } );
	if ( ! context ) {
		throw new Error( 'No canvas.' );
	}
	/** Relative luminance of colors, each painted over the one before. */
	const luminance = ( colors: string[] ): number => {
		for ( const color of [ 'white', ...colors ] ) {
			context.fillStyle = color;
			context.fillRect( 0, 0, 1, 1 );
		}
		const [ r = 0, g = 0, b = 0 ] = [
			...context.getImageData( 0, 0, 1, 1 ).data,
		].map( ( value ) =>
			value / 255 <= 0.04045
				? value / 255 / 12.92
				: ( ( value / 255 + 0.055 ) / 1.055 ) ** 2.4
		);
		return 0.2126 * r + 0.7152 * g + 0.0722 * b;
	};
	const contrast = ( one: string[], other: string[] ): number => {
		const [ dark = 0, light = 0 ] = [
			luminance( one ),
			luminance( other ),
		].sort( ( a, b ) => a - b );
		return ( light + 0.05 ) / ( dark + 0.05 );
	};
	const backgrounds = ( from: Element | null ): string[] =>
		from
			? [
					...backgrounds( from.parentElement ),
					getComputedStyle( from ).backgroundColor,
				]
			: [];

	return [ elements ].flat().map( ( element ) => {
		const style = getComputedStyle( element );
		const label =
			element.querySelector( '.programas-pill__label' ) ?? element;
		const around = backgrounds( element.parentElement );
		const behind = backgrounds( label );
		return {
			label: element.textContent.trim(),
			text: contrast(
				[
					...behind,
					getComputedStyle( label ).getPropertyValue(
						'-webkit-text-fill-color'
					),
				],
				behind
			),
			fill: contrast( [ ...around, style.backgroundColor ], around ),
			frame:
				parseFloat( style.borderTopWidth ) >= 1
					? contrast( [ ...around, style.borderTopColor ], around )
					: 1,
			round:
				parseFloat( style.borderTopLeftRadius ) >=
				element.getBoundingClientRect().height / 2,
			height: element.getBoundingClientRect().height,
			fontFamily: style.fontFamily,
			shadow: style.boxShadow,
			transform: style.textTransform,
		};
	} );
}

/**
 * Reads the painted colors of a pill, translucent ones included.
 *
 * @param pill Pill.
 */
export const seen = async ( pill: Locator ): Promise< Seen > => {
	const [ one ] = await pill.evaluate( look );
	if ( ! one ) {
		throw new Error( 'No pill.' );
	}
	return one;
};

/** Reads those of several. */
export const allSeen = ( pills: Locator ): Promise< Seen[] > =>
	pills.evaluateAll( look );
