import type { ReactElement } from 'react';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { AttributesProps } from '../attributes';
import { SCHEMA } from '../schema';
import { EmptyText } from './content-controls';
import { FactsControl } from './facts-control';
import { Switch } from './switch';

/** Switches for parts of a card, in the order of block.json. */
const SWITCHES = Object.entries( SCHEMA ).flatMap(
	( [ name, { type, panel } ] ) =>
		type === 'boolean' &&
		panel === 'cards' &&
		! [ 'showGrid', 'showCount' ].includes( name )
			? name
			: []
);

/**
 * Panel for the contents of the grid and its cards.
 *
 * @param props Props.
 */
export function CardsPanel( props: AttributesProps ): ReactElement {
	const { showGrid } = props.attributes;

	return (
		<PanelBody title={ __( 'Cards', 'programs-filter' ) }>
			<Switch
				{ ...props }
				name="showGrid"
				// Without any part the block would be invisible.
				also={ ( isShown ) => ( isShown ? {} : { showFilter: true } ) }
			/>
			{ showGrid &&
				SWITCHES.map( ( name ) => (
					<Switch key={ name } { ...props } name={ name } />
				) ) }
			{ showGrid && <FactsControl { ...props } /> }
			<Switch { ...props } name="showCount" />
			<EmptyText { ...props } />
		</PanelBody>
	);
}
