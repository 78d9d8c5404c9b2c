import type { ReactElement } from 'react';
import { SelectControl } from '@wordpress/components';
import { _x } from '@wordpress/i18n';
import metadata from '../block.json';
import type { AttributesProps } from '../attributes';
import { FULL_SIZE } from '../../../wordpress/control-props';
import { labelOf } from '../labels';
import { hasStyle } from './style-panels';

const NUMBERS = Array.from(
	{ length: metadata.attributes.columnsWide.maximum },
	( _, index ) => String( index + 1 )
);

/**
 * Control for the columns of a wide window; narrower ones have as many as fit. Rows have no columns.
 *
 * @param props Props.
 */
export function ColumnsControl( props: AttributesProps ): ReactElement | null {
	const { attributes, setAttributes } = props;

	return hasStyle( attributes, 'rows' ) ? null : (
		<SelectControl
			{ ...FULL_SIZE }
			label={ labelOf( 'columnsWide' ) }
			value={ String( attributes.columnsWide ) }
			options={ [
				{
					value: '0',
					label: _x(
						'Automatic',
						'number of columns',
						'programs-filter'
					),
				},
				...NUMBERS.map( ( value ) => ( { value, label: value } ) ),
			] }
			onChange={ ( value ) =>
				// A shortcode may have set the others, which have no control.
				setAttributes( {
					columnsWide: Number( value ),
					columnsMedium: 0,
					columnsSmall: 0,
				} )
			}
		/>
	);
}
