/** The field of a fact, by the control that the server names for it. Used by form.tsx. */
import type { ReactElement } from 'react';
import {
	Flex,
	FlexBlock,
	SelectControl,
	TextareaControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { _x } from '@wordpress/i18n';
import { FULL_SIZE, NO_MARGIN } from '../../wordpress/control-props';
import { DATE_WIDTH, DateInput, TIME_WIDTH } from './date-input';
import { DocumentsField } from './documents-field';
import { fieldHelp, type FieldProps } from './field-help';
import { SessionsField } from './sessions-field';
import { metaKeyOf } from './settings';

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
 * For whom it is: in words, or for all ages, which is stored as the first age 0.
 *
 * @param props Props.
 */
function AllAges( { settings, form }: FieldProps ): ReactElement {
	const [ from, to ] = [ 'age_from', 'age_to' ].map( ( fact ) =>
		metaKeyOf( settings, fact )
	) as [ string, string ];

	return (
		<ToggleControl
			{ ...NO_MARGIN }
			label={ _x( 'For all ages', 'switch', 'programs-filter' ) }
			checked={ form.texts[ from ] === '0' && ! form.texts[ to ] }
			onChange={ ( isOn ) =>
				form.write( { [ from ]: isOn ? '0' : '', [ to ]: '' } )
			}
		/>
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
				<TextareaControl { ...NO_MARGIN } { ...shared } rows={ 3 } />
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
				<Flex direction="column" gap={ 2 }>
					<TextControl
						{ ...FULL_SIZE }
						{ ...shared }
						inputMode={ field.keyboard || undefined }
					/>
					{ field.fact === 'audience' && <AllAges { ...props } /> }
				</Flex>
			);
	}
}
