import type { ReactElement } from 'react';
import { PanelBody, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Attributes, AttributesProps } from '../attributes';
import { canBeMultiple, CATEGORY, haveLook } from '../criteria';
import { AllLabel, InitialCategory } from './content-controls';
import { FULL_SIZE } from '../../../wordpress/control-props';
import { FiltersControl } from './filters-control';
import { TargetControl } from './target-control';
import { labelOf, optionsOf } from '../labels';
import { Switch } from './switch';

/**
 * Controls for the look and the use of filters, as far as they have an effect.
 *
 * @param props Props.
 */
function Look( props: AttributesProps ): ReactElement {
	const { attributes, setAttributes } = props;
	const { filters, filterControl } = attributes;

	return (
		<>
			{ haveLook( attributes ) && (
				<SelectControl
					{ ...FULL_SIZE }
					label={ labelOf( 'filterControl' ) }
					value={ filterControl }
					options={ optionsOf( 'filterControl' ) }
					onChange={ ( value ) =>
						setAttributes( {
							filterControl:
								value as Attributes[ 'filterControl' ],
						} )
					}
				/>
			) }
			{ canBeMultiple( attributes ) && (
				<Switch
					{ ...props }
					name="multiple"
					help={
						filters.includes( CATEGORY )
							? __(
									'Categories become boxes to tick.',
									'programs-filter'
								)
							: undefined
					}
				/>
			) }
			{ attributes.showGrid && filters.length > 0 && (
				<Switch { ...props } name="stickyFilter" />
			) }
		</>
	);
}

/**
 * Panel for the filters and their initial state.
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
			<Switch
				{ ...props }
				name="showFilter"
				// Without any part the block would be invisible.
				also={ ( isShown ) => ( isShown ? {} : { showGrid: true } ) }
			/>
			<FiltersControl { ...props } />
			{ attributes.showFilter && <Look { ...props } /> }
			<AllLabel { ...props } />
			{ attributes.showFilter && (
				<Switch { ...props } name="showPillCounts" />
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
