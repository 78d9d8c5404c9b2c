/** The text below a field: its error, or how the server understands the value, or the hint. Used by all fields. */
import type { ReactNode } from 'react';
import type { Field, Settings } from './settings';
import type { Form } from './use-form';

export interface FieldProps {
	field: Field;
	settings: Settings;
	form: Form;
}

/**
 * Returns the help of a field: its error, else how the server understands it, else the hint.
 *
 * @param props Props.
 */
export const fieldHelp = ( {
	field,
	form,
}: Pick< FieldProps, 'field' | 'form' > ): ReactNode =>
	errorOrHint(
		form.problems[ field.key ] ?? '',
		form.sentences[ field.key ] || field.hint
	);

/**
 * The help below a field: its problem, else its hint.
 *
 * @param problem What is wrong, '' for nothing.
 * @param hint    Hint.
 */
export function errorOrHint( problem: string, hint: string ): ReactNode {
	return problem ? (
		// WordPress's own red of errors.
		<span role="alert" style={ { color: '#cc1818' } }>
			{ problem }
		</span>
	) : (
		hint || undefined
	);
}
