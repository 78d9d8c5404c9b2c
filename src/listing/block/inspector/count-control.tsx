import type { ReactElement } from 'react';
import { RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { FULL_SIZE } from '../../../wordpress/control-props';

/** Most programs that the slider offers; an attribute written by hand may be higher. */
const MOST = 100;

/**
 * A number of programs, of which 0 means all.
 *
 * @param props          Props.
 * @param props.label    Label.
 * @param props.value    Number.
 * @param props.onChange What to do with another one.
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
