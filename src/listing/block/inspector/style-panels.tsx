import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import type { Attributes, AttributesProps } from '../attributes';
import { ColorsPanel } from './colors-panel';
import { ShapePanel } from './shape-panel';

/** Whether the block has a style of block.json. */
export const hasStyle = (
	{ className }: Attributes,
	style: 'plain' | 'rows'
): boolean =>
	String( className ).split( /\s+/ ).includes( `is-style-${ style }` );

/** Colors of a frame. */
const FRAME = [ 'cardBackground', 'cardBorder' ] as const;

/**
 * Panels for colors, gaps and corners, as far as the block's style has them (styles/variations.css).
 *
 * @param props Props.
 */
export function StylePanels( props: AttributesProps ): ReactElement {
	const { attributes } = props;
	const { showGrid, showFilter } = attributes;
	const isFramed = ! hasStyle( attributes, 'plain' );
	return (
		<>
			{ showGrid && (
				<ColorsPanel
					{ ...props }
					title={ __( 'Colors of cards', 'programs-filter' ) }
					colors={ [ 'cardText', ...( isFramed ? FRAME : [] ) ] }
					pairs={
						isFramed ? [ [ 'cardText', 'cardBackground' ] ] : []
					}
				/>
			) }
			{ showFilter && (
				<ColorsPanel
					{ ...props }
					title={ __( 'Colors of buttons', 'programs-filter' ) }
					colors={ [
						'pillText',
						'pillBackground',
						'pillBorder',
						'activePillText',
						'activePillBackground',
					] }
					pairs={ [
						[ 'pillText', 'pillBackground' ],
						[ 'activePillText', 'activePillBackground' ],
					] }
				/>
			) }
			<ShapePanel { ...props } />
		</>
	);
}
