import type { ReactElement } from 'react';
import { PanelBody, SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { AttributesProps } from '../attributes';
import { canBeMultiple, CATEGORY, haveLook } from '../criteria';
import { AllLabel, InitialCategory } from './content-controls';
import { FULL_SIZE, NO_MARGIN } from './control-props';
import { FiltersControl } from './filters-control';
import { TargetControl } from './target-control';

/**
 * What the filters look like, and how they are used: only what changes anything.
 *
 * @param props Props.
 */
function Look( props: AttributesProps ): ReactElement {
	const { attributes, setAttributes } = props;
	const { filters, filterControl, multiple, stickyFilter } = attributes;

	return (
		<>
			{ haveLook( attributes ) && (
				<SelectControl
					{ ...FULL_SIZE }
					label={ __( 'Look of the filters', 'programs-filter' ) }
					value={ filterControl }
					options={ [
						{
							value: 'select',
							label: __( 'Drop-down list', 'programs-filter' ),
						},
						{
							value: 'pills',
							label: __( 'Buttons', 'programs-filter' ),
						},
					] }
					onChange={ ( value ) =>
						setAttributes( { filterControl: value } )
					}
				/>
			) }
			{ canBeMultiple( attributes ) && (
				<ToggleControl
					{ ...NO_MARGIN }
					label={ __( 'Several at once', 'programs-filter' ) }
					help={
						filters.includes( CATEGORY )
							? __(
									'Categories become boxes to tick.',
									'programs-filter'
								)
							: undefined
					}
					checked={ multiple }
					onChange={ ( value ) =>
						setAttributes( { multiple: value } )
					}
				/>
			) }
			{ attributes.showGrid && filters.length > 0 && (
				<ToggleControl
					{ ...NO_MARGIN }
					label={ __(
						'Keep the filters at hand while scrolling',
						'programs-filter'
					) }
					checked={ stickyFilter }
					onChange={ ( value ) =>
						setAttributes( { stickyFilter: value } )
					}
				/>
			) }
		</>
	);
}

/**
 * The filters, and what the page opens with.
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
			<FiltersControl { ...props } />
			{ attributes.showFilter && <Look { ...props } /> }
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
