import type { ReactElement } from 'react';
import { BaseControl, CheckboxControl } from '@wordpress/components';
import { NO_MARGIN } from '../../../wordpress/control-props';
import { SortableList } from './sortable-list';

/** An option: key and label. */
export type Option = readonly [ key: string, label: string ];

/**
 * Control to choose some of several options and their order.
 *
 * @param props
 * @param props.label    Name of the choice.
 * @param props.order    Name of the order.
 * @param props.options  Options.
 * @param props.chosen   Chosen keys in order, with unknown ones.
 * @param props.onChange Gets the new keys.
 */
export function OrderedChoice( props: {
	label: string;
	order: string;
	options: readonly Option[];
	chosen: readonly string[];
	onChange: ( chosen: string[] ) => void;
} ): ReactElement {
	const { order, options, chosen, onChange } = props;

	return (
		<>
			<BaseControl { ...NO_MARGIN } className="programas-ordered-choice">
				<fieldset>
					<BaseControl.VisualLabel as="legend">
						{ props.label }
					</BaseControl.VisualLabel>
					{ options.map( ( [ key, label ] ) => (
						<CheckboxControl
							key={ key }
							{ ...NO_MARGIN }
							label={ label }
							checked={ chosen.includes( key ) }
							onChange={ ( isChosen ) =>
								onChange(
									isChosen
										? [ ...chosen, key ]
										: chosen.filter(
												( one ) => one !== key
											)
								)
							}
						/>
					) ) }
				</fieldset>
			</BaseControl>
			{ chosen.length > 1 && (
				<BaseControl { ...NO_MARGIN }>
					<BaseControl.VisualLabel>{ order }</BaseControl.VisualLabel>
					<SortableList
						label={ order }
						items={ chosen.map( ( id ) => ( {
							id,
							label:
								options.find(
									( [ key ] ) => key === id
								)?.[ 1 ] ?? id,
						} ) ) }
						onChange={ onChange }
					/>
				</BaseControl>
			) }
		</>
	);
}
