import type { FocusEvent, ReactElement, ReactNode } from 'react';
import {
	BaseControl,
	Flex,
	FlexBlock,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { FULL_SIZE, NO_MARGIN } from '../../wordpress/control-props';
import { UNREADABLE } from './rules';
import type { Field, Kind, Settings } from './settings';
import type { Facts } from './use-facts';

interface FieldProps {
	field: Field;
	states: Settings[ 'states' ];
	texts: Settings[ 'texts' ];
	facts: Facts;
}

/** What a phone's keyboard offers. The browser does not check these types, as there is no form. */
const TYPES: Partial< Record< Kind, 'url' | 'email' | 'tel' > > = {
	url: 'url',
	email: 'email',
	phone: 'tel',
};

/** Pause in typing before a text is judged, in milliseconds. */
const PAUSE = 700;

/**
 * The problem of a text after a pause in typing; it stays until it is solved.
 *
 * @param problem What is wrong, '' for nothing.
 * @param text    The text.
 */
function useSettled( problem: string, text: string ): string {
	const [ isSettled, setSettled ] = useState( false );
	useEffect( () => {
		if ( ! problem ) {
			setSettled( false );
			return;
		}
		const timer = setTimeout( () => setSettled( true ), PAUSE );
		return () => clearTimeout( timer );
	}, [ problem, text ] );

	return isSettled ? problem : '';
}

/**
 * The help below a field: its problem, else its hint.
 *
 * @param problem What is wrong, '' for nothing.
 * @param hint    Hint.
 */
function helpOf( problem: string, hint: string ): ReactNode {
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
function DateInput( props: DateInputProps ): ReactElement {
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

/**
 * A text, with its problem.
 *
 * @param props Props.
 */
function TextField( { field, facts }: FieldProps ): ReactElement {
	const { key, kind, label, hint } = field;
	const value = facts.texts[ key ] ?? '';
	const problem = useSettled( facts.problems[ key ] ?? '', value );
	const isWrong = problem !== '';
	const shared = {
		label,
		value,
		help: helpOf( problem, hint ),
		onChange: ( text: string ) => facts.write( key, text ),
	};

	return kind === 'day' ? (
		<DateInput { ...shared } type="date" isWrong={ isWrong } />
	) : (
		<TextControl
			{ ...FULL_SIZE }
			{ ...shared }
			type={ TYPES[ kind ] ?? 'text' }
			aria-invalid={ isWrong }
			onBlur={ facts.leave }
		/>
	);
}

/** Below this width a date is cut off: in the sidebar, the time stands below it. */
const WHOLE_DATE = { flexBasis: '10em' };

/**
 * A date, with a time or without one.
 *
 * @param props Props.
 */
function MomentField( props: FieldProps ): ReactElement {
	const { field, texts, facts } = props;
	const text = facts.texts[ field.key ] ?? '';
	const [ date = '', time = '' ] = text.split( 'T' );
	const problem = useSettled( facts.problems[ field.key ] ?? '', text );
	const ofHour = facts.isHourWrong( field.key ) ? problem : '';
	const ofDay = ofHour ? '' : problem;
	const write = ( day: string, hour: string ): void =>
		facts.write( field.key, hour === '' ? day : `${ day }T${ hour }` );

	return (
		<BaseControl { ...NO_MARGIN }>
			<fieldset>
				<BaseControl.VisualLabel as="legend">
					{ field.label }
				</BaseControl.VisualLabel>
				<Flex
					align="start"
					wrap
					onBlur={ ( event: FocusEvent ) => {
						const { currentTarget, relatedTarget } = event;
						// An emptied date may be followed by the time.
						if ( ! currentTarget.contains( relatedTarget ) ) {
							facts.leave();
						}
					} }
				>
					<FlexBlock style={ WHOLE_DATE }>
						<DateInput
							type="date"
							label={ texts.date }
							value={ date }
							help={ helpOf( ofDay, field.hint ) }
							isWrong={ ofDay !== '' }
							onChange={ ( day ) => write( day, time ) }
						/>
					</FlexBlock>
					<FlexBlock style={ WHOLE_DATE }>
						<DateInput
							type="time"
							label={ texts.time }
							value={ time }
							help={ helpOf( ofHour, '' ) }
							isWrong={ ofHour !== '' }
							onChange={ ( hour ) => write( date, hour ) }
						/>
					</FlexBlock>
				</Flex>
			</fieldset>
		</BaseControl>
	);
}

/**
 * The field of a fact.
 *
 * @param props Props.
 */
export function FactField( props: FieldProps ): ReactElement {
	const { field, states, facts } = props;
	switch ( field.kind ) {
		case 'moment':
			return <MomentField { ...props } />;
		case 'flag':
			return (
				<ToggleControl
					{ ...NO_MARGIN }
					label={ field.label }
					help={ field.hint }
					checked={ facts.flags[ field.key ] ?? false }
					onChange={ ( on ) => facts.turn( field.key, on ) }
				/>
			);
		case 'state':
			return (
				<SelectControl
					{ ...FULL_SIZE }
					label={ field.label }
					help={ field.hint }
					value={ facts.texts[ field.key ] ?? '' }
					options={ states }
					onChange={ ( state ) => facts.write( field.key, state ) }
				/>
			);
		default:
			return <TextField { ...props } />;
	}
}
