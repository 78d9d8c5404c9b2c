import {
	getColorObjectByColorValue,
	type PaletteColor,
	useSettings,
} from '@wordpress/block-editor';

/** Colours as attributes have them: of the palette by name, so that they follow the theme. */
interface Palette {
	/**
	 * A colour as it is painted now.
	 *
	 * @return Undefined where there is none, also where the palette no longer has it.
	 */
	painted: ( value: string ) => string | undefined;
	/**
	 * The attribute for a colour.
	 *
	 * @param color CSS; undefined for the default.
	 * @param slug  Which of the palette, where WordPress says so: before 7.1 that is its position, which tells nothing of several palettes.
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
