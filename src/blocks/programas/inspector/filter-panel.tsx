import type { ReactElement } from 'react';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { AttributesProps } from '../attributes';
import { AllLabel, InitialCategory } from './content-controls';
import { NO_MARGIN } from './control-props';
import { TargetControl } from './target-control';

/**
 * The pills, and what the page opens with.
 *
 * @param props          Props.
 * @param props.clientId Block.
 */
export function FilterPanel(
	props: AttributesProps & { clientId: string }
): ReactElement {
	const { attributes, setAttributes, clientId } = props;

	return (
		<PanelBody title={ __( 'Filter', 'programs-filter' ) }>
			<ToggleControl
				{ ...NO_MARGIN }
				label={ __( 'Show the filter', 'programs-filter' ) }
				checked={ attributes.showFilter }
				onChange={ ( showFilter ) =>
					// A block without any part could no longer be seen.
					setAttributes( {
						showFilter,
						...( ! showFilter && { showGrid: true } ),
					} )
				}
			/>
			<AllLabel { ...props } />
			{ attributes.showFilter && (
				<ToggleControl
					{ ...NO_MARGIN }
					label={ __(
						'Show how many there are in each category',
						'programs-filter'
					) }
					checked={ attributes.showPillCounts }
					onChange={ ( showPillCounts ) =>
						setAttributes( { showPillCounts } )
					}
				/>
			) }
			<InitialCategory { ...props } />
			{ attributes.showFilter && ! attributes.showGrid && (
				<TargetControl
					value={ attributes.target }
					clientId={ clientId }
					onChange={ ( target ) => setAttributes( { target } ) }
				/>
			) }
		</PanelBody>
	);
}
