import type { ReactElement } from 'react';
import { createElement } from '@wordpress/element';

/** HTML attributes that React knows by another name. */
const PROPS: Record< string, string > = {
	class: 'className',
	srcset: 'srcSet',
	crossorigin: 'crossOrigin',
	usemap: 'useMap',
};

/** Attributes that React does not take as text. */
const LEFT_OUT = [ 'style' ];

/**
 * The `sizes` of a picture in a grid whose columns are at least so wide. The same as in includes/html/picture.php.
 *
 * @param minWidth Minimum width of a card, in CSS pixels.
 */
const sizes = ( minWidth: number ): string =>
	`(max-width: ${ 2 * minWidth }px) 100vw, ${ Math.round(
		1.25 * minWidth
	) }px`;

/**
 * The picture of a card.
 *
 * @param props
 * @param props.htmlAttributes Attributes of the `img`, by their HTML names.
 * @param props.eager          Whether it is likely to be in view at load.
 * @param props.minCardWidth   Minimum width of a card, in CSS pixels.
 */
export function Picture( props: {
	htmlAttributes: Record< string, string >;
	eager: boolean;
	minCardWidth: number;
} ): ReactElement {
	const given = Object.entries( props.htmlAttributes )
		.filter( ( [ name ] ) => ! LEFT_OUT.includes( name ) )
		.map( ( [ name, value ] ) => [ PROPS[ name ] ?? name, value ] );

	// WordPress lets the browser measure a picture that it loads later.
	const auto = props.eager ? '' : 'auto, ';

	return (
		<div className="programas-card__picture">
			{ createElement( 'img', {
				...Object.fromEntries( given ),
				sizes: auto + sizes( props.minCardWidth ),
				loading: props.eager ? 'eager' : 'lazy',
			} ) }
		</div>
	);
}
