/** The browser's native date or time input, which reports incomplete values, for all fields with dates and times. */
import type { ReactElement, ReactNode } from 'react';
import { TextControl } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { FULL_SIZE } from '../../wordpress/control-props';
import { UNREADABLE } from './sessions';

/** Narrower, a date or a time would be cut off. */
export const DATE_WIDTH = { flex: '3 0 128px' };
export const TIME_WIDTH = { flex: '2 0 100px' };

interface DateInputProps {
	type: 'date' | 'time';
	label: string;
	value: string;
	help?: ReactNode;
	isWrong?: boolean;
	onChange: ( value: string ) => void;
}

/**
 * The browser's own field for a date or a time: with its picker, and with the keyboard.
 *
 * @param props Props.
 */
export function DateInput( props: DateInputProps ): ReactElement {
	const { type, label, value, help, onChange } = props;
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
			aria-invalid={ props.isWrong ?? false }
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
