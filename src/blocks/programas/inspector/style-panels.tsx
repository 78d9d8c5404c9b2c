import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import type { AttributesProps } from '../attributes';
import { ColorsPanel } from './colors-panel';
import { GridPanel } from './grid-panel';
import { ShapePanel } from './shape-panel';

/**
 * How the listing looks: columns, colours, gaps and corners.
 *
 * @param props Props.
 */
export function StylePanels( props: AttributesProps ): ReactElement {
	const { showGrid, showFilter } = props.attributes;

	return (
		<>
			{ showGrid && (
				<>
					<GridPanel { ...props } />
					<ColorsPanel
						{ ...props }
						title={ __( 'Colors of cards', 'programs-filter' ) }
						colors={ [
							[ 'cardText', __( 'Text', 'programs-filter' ) ],
							[
								'cardBackground',
								__( 'Background', 'programs-filter' ),
							],
							[ 'cardBorder', __( 'Border', 'programs-filter' ) ],
						] }
						pairs={ [ [ 'cardText', 'cardBackground' ] ] }
					/>
				</>
			) }
			{ showFilter && (
				<ColorsPanel
					{ ...props }
					title={ __( 'Colors of buttons', 'programs-filter' ) }
					colors={ [
						[ 'pillText', __( 'Text', 'programs-filter' ) ],
						[
							'pillBackground',
							__( 'Background', 'programs-filter' ),
						],
						[ 'pillBorder', __( 'Border', 'programs-filter' ) ],
						[
							'activePillText',
							__( 'Text of the active one', 'programs-filter' ),
						],
						[
							'activePillBackground',
							__(
								'Background of the active one',
								'programs-filter'
							),
						],
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
