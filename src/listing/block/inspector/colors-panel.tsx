import type { ReactElement } from 'react';
import { ContrastChecker, PanelColorSettings } from '@wordpress/block-editor';
import type { Attributes, AttributesProps } from '../attributes';
import { usePalette } from './palette';
import { labelOf } from '../labels';

/** Attribute with a color. */
export type ColorName =
	| `card${ 'Text' | 'Background' | 'Border' }`
	| `pill${ 'Text' | 'Background' | 'Border' }`
	| `activePill${ 'Text' | 'Background' }`;

/** The block's own text color, which its parts inherit. */
function ownText( attributes: Attributes ): string {
	const { textColor, style } = attributes as {
		textColor?: string;
		style?: { color?: { text?: string } };
	};

	return textColor
		? `var:preset|color|${ textColor }`
		: ( style?.color?.text ?? '' );
}

/**
 * Colors of a part of the listing, with a warning about low contrast.
 *
 * @param props
 * @param props.title         Title of the panel.
 * @param props.colors        Attributes.
 * @param props.pairs         Attributes of texts and their backgrounds.
 * @param props.attributes    Attributes.
 * @param props.setAttributes Changes them.
 */
export function ColorsPanel(
	props: AttributesProps & {
		title: string;
		colors: readonly ColorName[];
		pairs: readonly ( readonly [
			text: ColorName,
			background: ColorName,
		] )[];
	}
): ReactElement {
	const { attributes, setAttributes } = props;
	const { painted, stored } = usePalette();

	return (
		<PanelColorSettings
			__experimentalIsRenderedInSidebar
			enableAlpha
			title={ props.title }
			colorSettings={ props.colors.map( ( name ) => ( {
				label: labelOf( name ),
				// A text follows its background, if there is one.
				isShownByDefault:
					name.endsWith( 'Background' ) || props.colors.length === 1,
				value: painted( attributes[ name ] ),
				onChange: ( color, slug ) =>
					setAttributes( { [ name ]: stored( color, slug ) } ),
			} ) ) }
		>
			{ props.pairs.map( ( [ text, background ] ) => (
				<ContrastChecker
					key={ text }
					textColor={ painted(
						attributes[ text ] ||
							// The text of the active pill follows its background.
							( text === 'activePillText'
								? ''
								: ownText( attributes ) )
					) }
					backgroundColor={ painted( attributes[ background ] ) }
				/>
			) ) }
		</PanelColorSettings>
	);
}
