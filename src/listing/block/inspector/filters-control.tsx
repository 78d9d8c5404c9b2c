import type { ReactElement } from 'react';
import { store } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { AttributesProps } from '../attributes';
import { criteriaOf, type Taxonomy } from '../criteria';
import { OrderedChoice } from './ordered-choice';

/**
 * Chooses by what visitors can filter, and in which order.
 *
 * @param props Props.
 */
export function FiltersControl( props: AttributesProps ): ReactElement | null {
	const { attributes, setAttributes } = props;
	const { filters, showFilter } = attributes;
	const taxonomies = useSelect(
		// Asked as the editor itself asks: it knows the answer.
		( select ) =>
			select( store ).getEntityRecords< Taxonomy >( 'root', 'taxonomy' ),
		[]
	);

	return showFilter ? (
		<OrderedChoice
			label={ __( 'Filters', 'programs-filter' ) }
			order={ __( 'Order of the filters', 'programs-filter' ) }
			options={ criteriaOf( filters, taxonomies ) }
			chosen={ filters }
			onChange={ ( chosen ) => setAttributes( { filters: chosen } ) }
		/>
	) : null;
}
