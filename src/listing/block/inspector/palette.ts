import {
	getColorObjectByColorValue,
	type PaletteColor,
	useSettings,
} from '@wordpress/block-editor';

/** Converts colors to attributes. Colors of the palette are stored by slug, so that they follow the theme. */
interface Palette {
	/**
	 * Returns the current CSS color of an attribute.
	 *
	 * @return Undefined for none, or if the palette no longer has it.
	 */
	painted: ( value: string ) => string | undefined;
	/**
	 * Returns the attribute for a color.
	 *
	 * @param color CSS; undefined for the default.
	 * @param slug  Slug in the palette. Before WordPress 7.1 its position, which is not unique.
	 */
	stored: ( color: string | undefined, slug?: string | number ) => string;
}

const PRESET = 'var:preset|color|';

/** The palettes of theme, site and WordPress. */
export function usePalette(): Palette {
	const colors = useSettings(
		'color.palette.custom',
		'color.palette.theme',
		'color.palette.default'
	).flatMap( ( palette ) => ( palette ?? [] ) as PaletteColor[] );

	return {
		painted: ( value ) => {
			if ( ! value.startsWith( PRESET ) ) {
				return value || undefined;
			}
			const slug = value.slice( PRESET.length );

			return colors.find( ( one ) => one.slug === slug )?.color;
		},
		stored: ( color, given ) => {
			const slug =
				typeof given === 'string'
					? given
					: getColorObjectByColorValue( colors, color )?.slug;

			return slug ? PRESET + slug : ( color ?? '' );
		},
	};
}
