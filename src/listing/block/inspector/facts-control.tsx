import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { cardFacts } from '../../../program/shown-facts';
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
			options={ cardFacts().map( ( { key, label } ) => [ key, label ] ) }
			chosen={ attributes.facts }
			onChange={ ( facts ) => setAttributes( { facts } ) }
		/>
	);
}
