import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import type { AttributesProps } from '../attributes';
import { OrderedChoice } from './ordered-choice';

/**
 * Chooses which facts cards show, and in which order.
 *
 * @param props Props.
 */
export function FactsControl( props: AttributesProps ): ReactElement {
	const { attributes, setAttributes } = props;

	return (
		<OrderedChoice
			label={ __( 'Facts', 'programs-filter' ) }
			order={ __( 'Order of the facts', 'programs-filter' ) }
			options={ [
				[ 'dates', __( 'Dates', 'programs-filter' ) ],
				[ 'schedule', __( 'Schedule', 'programs-filter' ) ],
				[ 'place', __( 'Place', 'programs-filter' ) ],
				[ 'address', __( 'Address', 'programs-filter' ) ],
				[ 'audience', __( 'For whom', 'programs-filter' ) ],
				[ 'price', __( 'Price', 'programs-filter' ) ],
				[ 'signup', __( 'Sign-up', 'programs-filter' ) ],
				[ 'contact', __( 'Contact', 'programs-filter' ) ],
			] }
			chosen={ attributes.facts }
			onChange={ ( facts ) => setAttributes( { facts } ) }
		/>
	);
}
