import type { ReactElement } from 'react';
import { PanelBody, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Attributes, AttributesProps } from '../attributes';
import { canBeMultiple, CATEGORY, haveLook } from '../criteria';
import { FULL_SIZE } from '../../../wordpress/control-props';
import { CountControl } from './count-control';
import { AllLabel, EmptyText, InitialCategory } from './more-controls';
import { labelOf, optionsOf } from '../labels';
import { Switch } from './switch';

/**
 * Control for the parts of the block: without any it would be invisible.
 *
 * @param props Props.
 */
function Parts( props: AttributesProps ): ReactElement {
	const { attributes, setAttributes } = props;
	const { showFilter, showGrid } = attributes;
	const cards = showFilter ? 'both' : 'cards';

	return (
		<SelectControl
			{ ...FULL_SIZE }
			label={ __( 'Show', 'programs-filter' ) }
			value={ showGrid ? cards : 'filters' }
			options={ [
				{
					value: 'both',
					label: __( 'Filters and cards', 'programs-filter' ),
				},
				{
					value: 'cards',
					label: __( 'Cards only', 'programs-filter' ),
				},
				{
					value: 'filters',
					label: __( 'Filters only', 'programs-filter' ),
				},
			] }
			onChange={ ( parts ) =>
				setAttributes( {
					showFilter: parts !== 'cards',
					showGrid: parts !== 'filters',
				} )
			}
		/>
	);
}

/**
 * Controls for the look and the use of filters, as far as they have an effect.
 *
 * @param props Props.
 */
function FilterLook( props: AttributesProps ): ReactElement {
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
			<Switch { ...props } name="showPillCounts" />
		</>
	);
}

/**
 * Panel for what few pages need. Closed at first.
 *
 * @param props Props.
 */
export function MorePanel( props: AttributesProps ): ReactElement {
	const { attributes, setAttributes } = props;
	const { showFilter, showGrid } = attributes;

	return (
		<PanelBody
			title={ __( 'More', 'programs-filter' ) }
			initialOpen={ false }
		>
			<Parts { ...props } />
			{ showGrid && (
				<CountControl
					label={ labelOf( 'limit' ) }
					value={ attributes.limit }
					onChange={ ( limit ) => setAttributes( { limit } ) }
				/>
			) }
			{ showFilter && <FilterLook { ...props } /> }
			<InitialCategory { ...props } />
			<AllLabel { ...props } />
			<Switch { ...props } name="showCount" />
			{ showGrid && <Switch { ...props } name="showCalendar" /> }
			<EmptyText { ...props } />
		</PanelBody>
	);
}
