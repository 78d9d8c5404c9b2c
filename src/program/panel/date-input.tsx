import type { ReactElement, ReactNode } from 'react';
import { TextControl } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { FULL_SIZE } from '../../wordpress/control-props';
import { UNREADABLE } from './rules';

/** Below this width a date is cut off: in the sidebar, the time stands below it. */
export const WHOLE_DATE = { flexBasis: '10em' };

/**
 * The help below a field: its problem, else its hint.
 *
 * @param problem What is wrong, '' for nothing.
 * @param hint    Hint.
 */
export function helpOf( problem: string, hint: string ): ReactNode {
	return problem ? (
		// WordPress's own red of errors.
		<span role="alert" style={ { color: '#cc1818' } }>
			{ problem }
		</span>
	) : (
		hint || undefined
	);
}

interface DateInputProps {
	type: 'date' | 'time';
	label: string;
	value: string;
	help?: ReactNode;
	isWrong: boolean;
	onChange: ( value: string ) => void;
}

/**
 * The browser's own field for a date or a time: with its picker, and with the keyboard.
 *
 * @param props Props.
 */
export function DateInput( props: DateInputProps ): ReactElement {
	const { type, label, value, help, isWrong, onChange } = props;
	const input = useRef< HTMLInputElement >( null );
	const read = ( text: string ): void =>
		// Half a date, or 31 February, reads as nothing, which would delete the date.
		onChange(
			text === '' && input.current?.validity.badInput ? UNREADABLE : text
		);

	return (
		<TextControl
			{ ...FULL_SIZE }
			ref={ input }
			type={ type }
			label={ label }
			help={ help }
			value={ value === UNREADABLE ? '' : value }
			aria-invalid={ isWrong }
			onChange={ read }
			onBlur={ ( { target } ) => {
				// React has no event for a field that goes from empty to unreadable.
				if ( target.validity.badInput ) {
					onChange( UNREADABLE );
				} else if ( value === UNREADABLE && target.value === '' ) {
					onChange( '' );
				}
			} }
		/>
	);
}
