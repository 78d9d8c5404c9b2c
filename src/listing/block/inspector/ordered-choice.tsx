/**
 * A control for several values and their order: checkboxes, and a list with buttons that move the chosen ones. Used for filters, facts and
 * categories.
 */
import type { ReactElement } from 'react';
import { speak } from '@wordpress/a11y';
import { BaseControl, Button, CheckboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp } from '@wordpress/icons';
import { NO_MARGIN } from '../../../wordpress/control-props';
import type { Option } from '../labels';

/**
 * Control to choose some of several options and their order.
 *
 * @param props
 * @param props.label     Name of the choice.
 * @param props.help      Hint below it.
 * @param props.options   Options, with all that are chosen.
 * @param props.chosen    Chosen values in order.
 * @param props.unordered Values whose place does not matter.
 * @param props.onChange  Gets the new values.
 */
export function OrderedChoice( props: {
	label: string;
	help: string | undefined;
	options: readonly Option[];
	chosen: readonly string[];
	unordered?: readonly string[];
	onChange: ( chosen: string[] ) => void;
} ): ReactElement {
	const { label, options, chosen, unordered = [], onChange } = props;
	const ordered = chosen.filter( ( value ) => ! unordered.includes( value ) );
	const order = sprintf(
		/* translators: %s: what is in the list, such as “Categories”. */
		__( '%s: order', 'programs-filter' ),
		label
	);
	const labelOf = ( value: string ): string =>
		options.find( ( [ one ] ) => one === value )?.[ 1 ] ?? value;
	const move = ( index: number, by: number ): void => {
		const next = [ ...ordered ];
		next.splice( index + by, 0, ...next.splice( index, 1 ) );
		onChange( [
			...chosen.filter( ( value ) => unordered.includes( value ) ),
			...next,
		] );
		speak(
			sprintf(
				/* translators: 1: name of a category, of a fact of programs, or of a filter, 2: its position, 3: how many there are. */
				__( '%1$s: position %2$d of %3$d', 'programs-filter' ),
				labelOf( ordered[ index ] ?? '' ),
				index + by + 1,
				ordered.length
			)
		);
	};

	return (
		<>
			<BaseControl { ...NO_MARGIN } help={ props.help }>
				<fieldset>
					<BaseControl.VisualLabel as="legend">
						{ label }
					</BaseControl.VisualLabel>
					<div className="programas-choices">
						{ options.map( ( [ value, text ] ) => (
							<CheckboxControl
								key={ value }
								{ ...NO_MARGIN }
								label={ text }
								checked={ chosen.includes( value ) }
								onChange={ ( isChosen ) =>
									onChange(
										isChosen
											? [ ...chosen, value ]
											: chosen.filter(
													( one ) => one !== value
												)
									)
								}
							/>
						) ) }
					</div>
				</fieldset>
			</BaseControl>
			{ ordered.length > 1 && (
				<BaseControl { ...NO_MARGIN }>
					<BaseControl.VisualLabel>{ order }</BaseControl.VisualLabel>
					<ol className="programas-sortable" aria-label={ order }>
						{ ordered.map( ( value, index ) => (
							<li key={ value }>
								<span>{ labelOf( value ) }</span>
								<Button
									size="small"
									icon={ chevronUp }
									label={ sprintf(
										/* translators: %s: name of a category, of a fact of programs, or of a filter. */
										__( 'Move %s up', 'programs-filter' ),
										labelOf( value )
									) }
									accessibleWhenDisabled
									disabled={ index === 0 }
									onClick={ () => move( index, -1 ) }
								/>
								<Button
									size="small"
									icon={ chevronDown }
									label={ sprintf(
										/* translators: %s: name of a category, of a fact of programs, or of a filter. */
										__( 'Move %s down', 'programs-filter' ),
										labelOf( value )
									) }
									accessibleWhenDisabled
									disabled={ index === ordered.length - 1 }
									onClick={ () => move( index, 1 ) }
								/>
							</li>
						) ) }
					</ol>
				</BaseControl>
			) }
		</>
	);
}
