import type { ReactElement } from 'react';
import { PanelBody, SelectControl } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import type { AttributesProps, Order, OrderBy } from '../attributes';
import { CategoryPicker } from './category-picker';
import { FULL_SIZE } from './control-props';
import { CountControl } from './count-control';

/**
 * What says which programs the cards are of: nothing to say where another block shows them.
 *
 * @param props Props.
 */
function WhichCards( props: AttributesProps ): ReactElement {
	const { attributes, setAttributes } = props;
	const { order, orderBy, limit, when } = attributes;

	return (
		<>
			<SelectControl
				{ ...FULL_SIZE }
				label={ __( 'When', 'programs-filter' ) }
				help={
					when === 'current-and-coming'
						? __(
								'Programs without dates are shown too.',
								'programs-filter'
							)
						: undefined
				}
				value={ when }
				options={ [
					{
						value: 'all',
						label: __( 'Any time', 'programs-filter' ),
					},
					{
						value: 'current-and-coming',
						label: __( 'Current and upcoming', 'programs-filter' ),
					},
					{
						value: 'coming',
						label: _x( 'Upcoming', 'programs', 'programs-filter' ),
					},
					{
						value: 'past',
						label: _x( 'Ended', 'programs', 'programs-filter' ),
					},
				] }
				onChange={ ( value ) => setAttributes( { when: value } ) }
			/>
			<SelectControl
				{ ...FULL_SIZE }
				label={ __( 'Order by', 'programs-filter' ) }
				value={ `${ orderBy }/${ order }` }
				options={ [
					{
						value: 'manual/asc',
						label: __( 'Manual order', 'programs-filter' ),
					},
					{
						value: 'manual/desc',
						label: __(
							'Manual order, reversed',
							'programs-filter'
						),
					},
					{
						value: 'start/asc',
						label: __( 'Start date', 'programs-filter' ),
					},
					{
						value: 'start/desc',
						label: __( 'Start date, reversed', 'programs-filter' ),
					},
					{
						value: 'title/asc',
						label: __( 'Title, A to Z', 'programs-filter' ),
					},
					{
						value: 'title/desc',
						label: __( 'Title, Z to A', 'programs-filter' ),
					},
					{
						value: 'date/desc',
						label: __( 'Newest first', 'programs-filter' ),
					},
					{
						value: 'date/asc',
						label: __( 'Oldest first', 'programs-filter' ),
					},
				] }
				onChange={ ( value ) => {
					const [ by, direction ] = value.split( '/' );
					setAttributes( {
						orderBy: by as OrderBy,
						order: direction as Order,
					} );
				} }
			/>
			<CountControl
				label={ __( 'Maximum number', 'programs-filter' ) }
				value={ limit }
				onChange={ ( value ) => setAttributes( { limit: value } ) }
			/>
		</>
	);
}

/**
 * Which programs, and in which order.
 *
 * @param props Props.
 */
export function ContentPanel( props: AttributesProps ): ReactElement {
	const { attributes } = props;

	return (
		<PanelBody title={ __( 'Programs', 'programs-filter' ) }>
			<CategoryPicker { ...props } />
			{ attributes.showGrid && <WhichCards { ...props } /> }
		</PanelBody>
	);
}
