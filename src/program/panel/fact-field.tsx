import type { ReactElement } from 'react';
import {
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { FULL_SIZE, NO_MARGIN } from '../../wordpress/control-props';
import { DateInput } from './date-input';
import { helpOf, useSettled } from './message';
import { MomentField } from './moment-field';
import type { Field, Kind, Settings } from './settings';
import type { Facts } from './use-facts';

export interface FieldProps {
	field: Field;
	states: Settings[ 'states' ];
	texts: Settings[ 'texts' ];
	facts: Facts;
}

/** What a phone's keyboard offers. The browser's own checks of these types are none of ours, and it has no form to check. */
const TYPES: Partial< Record< Kind, 'url' | 'email' | 'tel' > > = {
	url: 'url',
	email: 'email',
	phone: 'tel',
};

/**
 * A text, with what is wrong with it.
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
