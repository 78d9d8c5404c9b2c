import type { ReactElement } from 'react';
import { PanelBody, RangeControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { AttributesProps, Order, OrderBy } from '../attributes';
import { CategoryPicker } from './category-picker';
import { FULL_SIZE } from './control-props';

/** Most programs that the slider offers; an attribute written by hand may be higher. */
const MOST = 100;

/**
 * Which programs, and in which order.
 *
 * @param props Props.
 */
export function ContentPanel( props: AttributesProps ): ReactElement {
	const { attributes, setAttributes } = props;
	const { order, orderBy, limit } = attributes;

	return (
		<PanelBody title={ __( 'Programs', 'programs-filter' ) }>
			<CategoryPicker { ...props } />
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
			<RangeControl
				{ ...FULL_SIZE }
				label={ __( 'Maximum number', 'programs-filter' ) }
				help={
					limit === 0
						? __( '0: all are shown.', 'programs-filter' )
						: undefined
				}
				value={ limit }
				min={ 0 }
				max={ Math.max( MOST, limit ) }
				onChange={ ( value ) => setAttributes( { limit: value ?? 0 } ) }
			/>
		</PanelBody>
	);
}
