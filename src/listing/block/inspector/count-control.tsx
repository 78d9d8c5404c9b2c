import type { ReactElement } from 'react';
import { RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { FULL_SIZE } from '../../../wordpress/control-props';

/** Maximum of the slider. A hand-written attribute may be higher. */
const MOST = 100;

/**
 * Control for a number of programs; 0 for all.
 *
 * @param props          Props.
 * @param props.label    Label.
 * @param props.value    Number.
 * @param props.onChange Gets the new number.
 */
export function CountControl( {
	label,
	value,
	onChange,
}: {
	label: string;
	value: number;
	onChange: ( value: number ) => void;
} ): ReactElement {
	return (
		<RangeControl
			{ ...FULL_SIZE }
			label={ label }
			help={
				value === 0
					? __( '0: all are shown.', 'programs-filter' )
					: undefined
			}
			value={ value }
			min={ 0 }
			max={ Math.max( MOST, value ) }
			onChange={ ( chosen ) => onChange( chosen ?? 0 ) }
		/>
	);
}
