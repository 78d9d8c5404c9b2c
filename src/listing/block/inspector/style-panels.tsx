/** Panels for colors, gaps and corners, as far as the block's style has them (styles/variations.css). */
import type { ReactElement } from 'react';
import {
	ContrastChecker,
	getColorObjectByColorValue,
	type PaletteColor,
	PanelColorSettings,
	useSettings,
} from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { LARGE } from '../../../wordpress/control-props';
import {
	type Attributes,
	type AttributesProps,
	type Name,
	namesIn,
} from '../attributes';
import metadata from '../block.json';
import { labelOf } from '../labels';
import { hasStyle } from './choices';
import { ToolsPanel, ToolsPanelItem, UnitControl } from './tools-panel';

const PRESET = 'var:preset|color|';

/**
 * Converts colors to attributes. Those of the palettes of theme, site and WordPress are stored by slug, so that they follow the theme.
 * Before WordPress 7.1 a control gives their position, which is not unique.
 */
function usePalette() {
	const colors = useSettings(
		'color.palette.custom',
		'color.palette.theme',
		'color.palette.default'
	).flatMap( ( palette ) => ( palette ?? [] ) as PaletteColor[] );

	return {
		painted: ( value: string ): string | undefined =>
			value.startsWith( PRESET )
				? colors.find( ( { slug } ) => PRESET + slug === value )?.color
				: value || undefined,
		stored: ( color?: string, given?: string | number ): string => {
			const slug =
				typeof given === 'string'
					? given
					: getColorObjectByColorValue( colors, color )?.slug;

			return slug ? PRESET + slug : ( color ?? '' );
		},
	};
}

/** The block's own text color, which its parts inherit. */
function ownText( attributes: Attributes ): string {
	const { textColor, style } = attributes as {
		textColor?: string;
		style?: { color?: { text?: string } };
	};

	return textColor ? PRESET + textColor : ( style?.color?.text ?? '' );
}

/** Colors of a part of the listing, with a warning about low contrast. */
function ColorsPanel(
	props: AttributesProps & { title: string; names: readonly Name[] }
): ReactElement {
	const { attributes, setAttributes, names } = props;
	const { painted, stored } = usePalette();
	const colorOf = ( name: string ): string => String( attributes[ name ] );

	return (
		<PanelColorSettings
			__experimentalIsRenderedInSidebar
			enableAlpha
			title={ props.title }
			colorSettings={ names.map( ( name ) => ( {
				label: labelOf( name ),
				// A text follows its background, if there is one.
				isShownByDefault:
					name.endsWith( 'Background' ) || names.length === 1,
				value: painted( colorOf( name ) ),
				onChange: ( color, slug ) =>
					setAttributes( { [ name ]: stored( color, slug ) } ),
			} ) ) }
		>
			{ names
				.filter( ( name ) => name.endsWith( 'Background' ) )
				.map( ( background ) => {
					const text = background.replace( 'Background', 'Text' );

					return (
						<ContrastChecker
							key={ text }
							textColor={ painted(
								colorOf( text ) ||
									// The text of the chosen button follows its background.
									( text === 'activePillText'
										? ''
										: ownText( attributes ) )
							) }
							backgroundColor={ painted( colorOf( background ) ) }
						/>
					);
				} ) }
		</PanelColorSettings>
	);
}

const LENGTH = new RegExp( metadata.attributes.gap.pattern, 'u' );

const UNITS = [ 'rem', 'em', 'px', '%', 'vw' ];

/** Lengths, and their defaults of the stylesheet (styles/), shown as placeholders. */
const DEFAULTS: Partial< Record< Name, string > > = {
	gap: '1.5rem',
	cardRadius: '0.75rem',
	pillGap: '0.5rem',
	pillRadius: '2em',
};

/** Gaps and corners of cards and pills. */
function ShapePanel(
	props: AttributesProps & { names: readonly Name[] }
): ReactElement {
	const { attributes, setAttributes, names } = props;
	const reset = ( those: readonly Name[] ): void =>
		setAttributes(
			Object.fromEntries( those.map( ( name ) => [ name, '' ] ) )
		);

	return (
		<ToolsPanel
			label={ __( 'Gaps and corners', 'programs-filter' ) }
			resetAll={ () => reset( names ) }
		>
			{ names.map( ( name ) => {
				const [ , number = '', unit = '' ] =
					/^([\d.]+)(\D+)$/.exec( DEFAULTS[ name ] ?? '' ) ?? [];
				// The first one is the default.
				const units = [ ...new Set( [ unit, ...UNITS ] ) ];

				return (
					<ToolsPanelItem
						key={ name }
						label={ labelOf( name ) }
						isShownByDefault={ name.endsWith( 'Radius' ) }
						hasValue={ () => attributes[ name ] !== '' }
						onDeselect={ () => reset( [ name ] ) }
					>
						<UnitControl
							{ ...LARGE }
							label={ labelOf( name ) }
							min={ 0 }
							placeholder={ String( Number( number ) ) }
							units={ units.map( ( value ) => ( {
								value,
								label: value,
							} ) ) }
							value={ String( attributes[ name ] ) }
							onChange={ ( value = '' ) =>
								// The value is only a unit if that is chosen first.
								setAttributes( {
									[ name ]: LENGTH.test( value ) ? value : '',
								} )
							}
						/>
					</ToolsPanelItem>
				);
			} ) }
		</ToolsPanel>
	);
}

/**
 * The panels of the styles.
 *
 * @param props Props.
 */
export function StylePanels( props: AttributesProps ): ReactElement {
	const { showGrid, showFilter } = props.attributes;
	const cards = showGrid ? namesIn( 'card' ) : [];
	const pills = showFilter ? namesIn( 'pill' ) : [];
	const isColor = ( name: Name ): boolean => ! ( name in DEFAULTS );
	const isFramed = ! hasStyle( props.attributes, 'plain' );

	return (
		<>
			{ showGrid && (
				<ColorsPanel
					{ ...props }
					title={ __( 'Colors of cards', 'programs-filter' ) }
					names={ cards.filter(
						( name ) =>
							isColor( name ) &&
							( isFramed || name === 'cardText' )
					) }
				/>
			) }
			{ showFilter && (
				<ColorsPanel
					{ ...props }
					title={ __( 'Colors of buttons', 'programs-filter' ) }
					names={ pills.filter( isColor ) }
				/>
			) }
			<ShapePanel
				{ ...props }
				names={ [
					...( showGrid ? ( [ 'gap' ] as const ) : [] ),
					...cards,
					...pills,
				].filter( ( name ) => ! isColor( name ) ) }
			/>
		</>
	);
}
