import type { ReactElement } from 'react';
import { BaseControl, CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { AttributesProps } from '../attributes';
import { NO_MARGIN } from './control-props';
import { SortableList } from './sortable-list';

/**
 * Chooses which facts cards show, and in which order.
 *
 * @param props Props.
 */
export function FactsControl( props: AttributesProps ): ReactElement {
	const { facts } = props.attributes;
	const { setAttributes } = props;
	const choose = ( chosen: string[] ): void =>
		setAttributes( { facts: chosen } );
	const labels = [
		[ 'dates', __( 'Dates', 'programs-filter' ) ],
		[ 'schedule', __( 'Schedule', 'programs-filter' ) ],
		[ 'place', __( 'Place', 'programs-filter' ) ],
		[ 'address', __( 'Address', 'programs-filter' ) ],
		[ 'audience', __( 'For whom', 'programs-filter' ) ],
		[ 'price', __( 'Price', 'programs-filter' ) ],
		[ 'signup', __( 'Sign-up', 'programs-filter' ) ],
		[ 'contact', __( 'Contact', 'programs-filter' ) ],
	] as const;
	const order = __( 'Order of the facts', 'programs-filter' );

	return (
		<>
			<BaseControl { ...NO_MARGIN }>
				<fieldset>
					<BaseControl.VisualLabel as="legend">
						{ __( 'Facts', 'programs-filter' ) }
					</BaseControl.VisualLabel>
					{ labels.map( ( [ key, label ] ) => (
						<CheckboxControl
							key={ key }
							{ ...NO_MARGIN }
							label={ label }
							checked={ facts.includes( key ) }
							onChange={ ( chosen ) =>
								choose(
									chosen
										? [ ...facts, key ]
										: facts.filter( ( one ) => one !== key )
								)
							}
						/>
					) ) }
				</fieldset>
			</BaseControl>
			{ facts.length > 1 && (
				<BaseControl { ...NO_MARGIN }>
					<BaseControl.VisualLabel>{ order }</BaseControl.VisualLabel>
					<SortableList
						label={ order }
						items={ facts.map( ( id ) => ( {
							id,
							label:
								labels.find(
									( [ key ] ) => key === id
								)?.[ 1 ] ?? id,
						} ) ) }
						onChange={ choose }
					/>
				</BaseControl>
			) }
		</>
	);
}
