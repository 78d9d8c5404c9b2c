import type { FocusEvent, ReactElement } from 'react';
import { BaseControl, Flex, FlexBlock } from '@wordpress/components';
import { NO_MARGIN } from '../../wordpress/control-props';
import { DateInput } from './date-input';
import { helpOf, useSettled } from './message';
import type { FieldProps } from './fact-field';

/** Below this width a date is cut off: in the sidebar, the time stands below it. */
const WHOLE_DATE = { flexBasis: '10em' };

/**
 * A date, with a time or without one.
 *
 * @param props Props.
 */
export function MomentField( props: FieldProps ): ReactElement {
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
						// Who empties the date goes on to the time.
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
