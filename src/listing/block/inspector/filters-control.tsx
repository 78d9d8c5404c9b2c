import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import type { AttributesProps } from '../attributes';
import { criteriaOf } from '../criteria';
import { labelOf } from '../labels';
import { OrderedChoice } from './ordered-choice';

/**
 * Control for the criteria and their order.
 *
 * @param props Props.
 */
export function FiltersControl( props: AttributesProps ): ReactElement {
	const { attributes, setAttributes } = props;
	const { filters } = attributes;

	return (
		<OrderedChoice
			label={ labelOf( 'filters' ) }
			order={ __( 'Order of the filters', 'programs-filter' ) }
			options={ criteriaOf( filters ) }
			chosen={ filters }
			onChange={ ( chosen ) => setAttributes( { filters: chosen } ) }
		/>
	);
}
