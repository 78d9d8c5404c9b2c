import type { ReactElement } from 'react';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { AttributesProps } from '../attributes';
import { SCHEMA } from '../schema';
import { ColumnsControl } from './columns-control';
import { FactsControl } from './facts-control';
import { Switch } from './switch';

/** Switches for parts of a card, in the order of block.json. */
const SWITCHES = Object.entries( SCHEMA ).flatMap(
	( [ name, { type, panel } ] ) =>
		type === 'boolean' && panel === 'cards' ? name : []
);

/**
 * Panel for the cards.
 *
 * @param props Props.
 */
export const CardsPanel = ( props: AttributesProps ): ReactElement => (
	<PanelBody title={ __( 'Cards', 'programs-filter' ) }>
		<ColumnsControl { ...props } />
		{ SWITCHES.map( ( name ) => (
			<Switch key={ name } { ...props } name={ name } />
		) ) }
		<FactsControl { ...props } />
	</PanelBody>
);
