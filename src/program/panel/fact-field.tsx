import type { FocusEvent, ReactElement } from 'react';
import {
	BaseControl,
	Flex,
	FlexBlock,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { FULL_SIZE, NO_MARGIN } from '../../wordpress/control-props';
import { DateInput, helpOf, WHOLE_DATE } from './date-input';
import { DocumentsField } from './documents-field';
import { PricesField } from './prices-field';
import { SessionsField } from './sessions-field';
import type { Field, Settings } from './settings';
import type { Facts } from './use-facts';
import { useSettled } from './use-settled';

interface FieldProps {
	field: Field;
	/** Whether a switch cannot be turned on: its hint says why. */
	isRefused?: boolean;
	texts: Settings[ 'texts' ];
	facts: Facts;
}

/**
 * A text, with its problem.
 *
 * @param props Props.
 */
function TextField( { field, facts }: FieldProps ): ReactElement {
	const { key, control, keyboard, label, hint } = field;
	const value = facts.texts[ key ] ?? '';
	const problem = useSettled( facts.problems[ key ] ?? '', value );
	const isWrong = problem !== '';
	const shared = {
		label,
		value,
		help: helpOf( problem, hint ),
		onChange: ( text: string ) => facts.write( key, text ),
	};

	return control === 'date' ? (
		<DateInput { ...shared } type="date" isWrong={ isWrong } />
	) : (
		<TextControl
			{ ...FULL_SIZE }
			{ ...shared }
			inputMode={ keyboard || undefined }
			aria-invalid={ isWrong }
			onBlur={ facts.leave }
		/>
	);
}

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
	const { field, facts } = props;
	const shared = {
		field,
		texts: props.texts,
		text: facts.texts[ field.key ] ?? '',
		onChange: ( text: string ) => facts.write( field.key, text ),
	};
	const Lines = field.kind === 'sessions' ? SessionsField : PricesField;
	switch ( field.control ) {
		case 'moment':
			return <MomentField { ...props } />;
		case 'textarea':
			return (
				<Lines
					{ ...shared }
					problem={ facts.problems[ field.key ] ?? '' }
				/>
			);
		case 'files':
			return <DocumentsField { ...shared } />;
		case 'checkbox':
			return (
				<ToggleControl
					{ ...NO_MARGIN }
					label={ field.label }
					help={ field.hint }
					checked={
						! props.isRefused &&
						( facts.flags[ field.key ] ?? false )
					}
					disabled={ props.isRefused ?? false }
					onChange={ ( on ) => facts.turn( field.key, on ) }
				/>
			);
		case 'select':
			return (
				<SelectControl
					{ ...FULL_SIZE }
					label={ field.label }
					help={ field.hint }
					value={ shared.text }
					options={ field.choices }
					onChange={ shared.onChange }
				/>
			);
		default:
			return <TextField { ...props } />;
	}
}
