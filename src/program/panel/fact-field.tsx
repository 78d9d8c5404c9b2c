/** The field of a fact, by the control that the server names for it. Used by form.tsx. */
import type { ReactElement } from 'react';
import {
	Button,
	Flex,
	FlexBlock,
	SelectControl,
	TextareaControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { FULL_SIZE, NO_MARGIN } from '../../wordpress/control-props';
import { DATE_WIDTH, DateInput, TIME_WIDTH } from './date-input';
import { DocumentsField } from './documents-field';
import { fieldHelp, type FieldProps } from './field-help';
import { SessionsField } from './sessions-field';

/**
 * A date, with a time or without one.
 *
 * @param props Props.
 */
function DateTimeField( props: FieldProps ): ReactElement {
	const { field, settings, form } = props;
	const { key, label } = field;
	const [ date = '', time = '' ] = ( form.texts[ key ] ?? '' ).split( 'T' );
	const isWrong = key in form.problems;
	const write = ( day: string, hour: string ): void =>
		form.write( { [ key ]: hour === '' ? day : `${ day }T${ hour }` } );

	return (
		<fieldset aria-label={ label }>
			<Flex align="start" gap={ 2 } wrap>
				<FlexBlock style={ DATE_WIDTH }>
					<DateInput
						type="date"
						label={ label }
						value={ date }
						help={ fieldHelp( props ) }
						isWrong={ isWrong }
						onChange={ ( day ) => write( day, time ) }
					/>
				</FlexBlock>
				<FlexBlock style={ TIME_WIDTH }>
					<DateInput
						type="time"
						label={ settings.texts.time }
						value={ time }
						isWrong={ isWrong && time !== '' }
						onChange={ ( hour ) => write( date, hour ) }
					/>
				</FlexBlock>
			</Flex>
		</fieldset>
	);
}

/**
 * Shows the ages that words say as numbers, to correct them.
 *
 * @param props Props.
 */
function OpenAges( { field, form }: FieldProps ): ReactElement | null {
	return form.ages || form.opened.includes( 'basics' ) ? null : (
		<Button
			variant="link"
			onClick={ () => {
				form.open( 'basics' );
				void form.read( field.key );
			} }
		>
			{ __( 'Correct', 'programs-filter' ) }
		</Button>
	);
}

/**
 * The field of a fact.
 *
 * @param props Props.
 */
export function FactField( props: FieldProps ): ReactElement {
	const { field, form } = props;
	const { key, label } = field;
	const shared = {
		label,
		help: fieldHelp( props ),
		value: form.texts[ key ] ?? '',
		'aria-invalid': key in form.problems,
		onChange: ( text: string ) => form.write( { [ key ]: text } ),
	};
	switch ( field.control ) {
		case 'moment':
			return <DateTimeField { ...props } />;
		case 'textarea':
			return field.kind === 'sessions' ? (
				<SessionsField { ...props } />
			) : (
				<TextareaControl
					{ ...NO_MARGIN }
					{ ...shared }
					rows={ Math.max( 1, shared.value.split( '\n' ).length ) }
				/>
			);
		case 'files':
			return <DocumentsField { ...props } />;
		case 'checkbox':
			return (
				<ToggleControl
					{ ...NO_MARGIN }
					label={ label }
					help={ shared.help }
					checked={ shared.value === '1' }
					onChange={ ( isOn ) => shared.onChange( isOn ? '1' : '' ) }
				/>
			);
		case 'select':
			return (
				<SelectControl
					{ ...FULL_SIZE }
					{ ...shared }
					options={ field.choices }
				/>
			);
		case 'date':
			return (
				<DateInput
					{ ...shared }
					type="date"
					isWrong={ shared[ 'aria-invalid' ] }
				/>
			);
		case 'text':
			return (
				<TextControl
					{ ...FULL_SIZE }
					{ ...shared }
					help={
						field.fact === 'audience' && shared.value ? (
							<>
								{ shared.help } <OpenAges { ...props } />
							</>
						) : (
							shared.help
						)
					}
					inputMode={ field.keyboard || undefined }
				/>
			);
	}
}
