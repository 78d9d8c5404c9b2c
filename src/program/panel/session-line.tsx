import type { ReactElement } from 'react';
import {
	BaseControl,
	Button,
	Flex,
	FlexBlock,
	TextControl,
} from '@wordpress/components';
import { FULL_SIZE } from '../../wordpress/control-props';
import { DateInput, WHOLE_DATE } from './date-input';
import {
	daysWith,
	isMonthly,
	ORDINALS,
	ordinalsOf,
	WEEKDAYS,
	weekdaysOf,
	type Line,
} from './sessions';
import type { Settings } from './settings';

type Texts = Settings[ 'texts' ];

/** The name of a weekday in the language of the editor: the fifth of January 1970 was a Monday. */
const weekdayName = ( index: number, weekday: 'long' | 'short' ): string =>
	new Date( Date.UTC( 1970, 0, 5 + index ) ).toLocaleDateString(
		document.documentElement.lang || undefined,
		{ weekday, timeZone: 'UTC' }
	);

interface LineProps {
	line: Line;
	texts: Texts;
	/** Name of the line, for who listens. */
	label: string;
	onChange: ( line: Line ) => void;
	onRemove: () => void;
}

/** A list of which one is taken in or out. */
const toggled = ( list: string[], one: string ): string[] =>
	list.includes( one )
		? list.filter( ( other ) => other !== one )
		: [ ...list, one ];

interface ToggleProps {
	legend: string;
	values: string[];
	pressed: string[];
	/** What is read, and what is seen. */
	nameOf: ( index: number, weekday: 'long' | 'short' ) => string;
	isDisabled: boolean;
	onChange: ( pressed: string[] ) => void;
}

/**
 * Buttons of which several can be pressed.
 *
 * @param props Props.
 */
function Toggles( props: ToggleProps ): ReactElement {
	const { legend, values, pressed, nameOf, isDisabled, onChange } = props;

	return (
		<fieldset>
			<BaseControl.VisualLabel as="legend">
				{ legend }
			</BaseControl.VisualLabel>
			<Flex gap={ 1 } justify="start" wrap>
				{ values.map( ( value, index ) => (
					<Button
						key={ value }
						size="compact"
						variant="secondary"
						isPressed={ pressed.includes( value ) }
						disabled={ isDisabled }
						accessibleWhenDisabled
						aria-label={ nameOf( index, 'long' ) }
						onClick={ () => onChange( toggled( pressed, value ) ) }
					>
						{ nameOf( index, 'short' ) }
					</Button>
				) ) }
			</Flex>
		</fieldset>
	);
}

/**
 * The days of a rule: of weeks, or of months.
 *
 * @param props Props.
 */
function Days( props: Omit< LineProps, 'onRemove' | 'label' > ): ReactElement {
	const { line, texts, onChange } = props;
	const weekdays = weekdaysOf( line );
	const ordinals = ordinalsOf( line );
	const write = ( days: string ): void => onChange( { ...line, days } );

	return (
		<>
			<Toggles
				legend={ texts.weekdays }
				values={ WEEKDAYS }
				pressed={ weekdays }
				nameOf={ weekdayName }
				isDisabled={ false }
				onChange={ ( pressed ) =>
					write( daysWith( pressed, ordinals ) )
				}
			/>
			<Toggles
				legend={ texts.ordinals }
				values={ ORDINALS }
				pressed={ ordinals }
				nameOf={ ( index ) => texts.ordinal[ index ] ?? '' }
				isDisabled={ weekdays.length < 1 }
				onChange={ ( pressed ) =>
					write( daysWith( weekdays, pressed ) )
				}
			/>
			<TextControl
				{ ...FULL_SIZE }
				label={ texts.monthdays }
				value={ weekdays.length < 1 ? line.days : '' }
				onChange={ ( value ) =>
					write( value.replace( /[^\d,]/g, '' ) )
				}
			/>
		</>
	);
}

/**
 * A day, or a rule.
 *
 * @param props Props.
 */
export function SessionLine( props: LineProps ): ReactElement {
	const { line, texts, label, onChange, onRemove } = props;
	const input = (
		type: 'date' | 'time',
		part: 'from' | 'to' | 'start' | 'end',
		name: string
	): ReactElement => (
		<FlexBlock style={ WHOLE_DATE }>
			<DateInput
				type={ type }
				label={ name }
				value={ line[ part ] }
				isWrong={ false }
				onChange={ ( value ) =>
					onChange( { ...line, [ part ]: value } )
				}
			/>
		</FlexBlock>
	);

	return (
		<fieldset
			aria-label={ label }
			style={ {
				borderInlineStart: '2px solid #ddd',
				minInlineSize: 0,
				paddingInlineStart: '12px',
			} }
		>
			<Flex direction="column" gap={ 3 }>
				<Flex align="start" wrap>
					{ input(
						'date',
						'from',
						line.isRepeated ? texts.firstDay : texts.date
					) }
					{ line.isRepeated && input( 'date', 'to', texts.lastDay ) }
				</Flex>
				{ line.isRepeated && <Days { ...{ line, texts, onChange } } /> }
				<Flex align="start" wrap>
					{ input( 'time', 'start', texts.fromHour ) }
					{ input( 'time', 'end', texts.toHour ) }
				</Flex>
				{ line.isRepeated && (
					<TextControl
						{ ...FULL_SIZE }
						type="number"
						min={ 1 }
						max={ 99 }
						label={
							isMonthly( line ) ? texts.everyMonth : texts.every
						}
						value={ line.every }
						onChange={ ( value ) =>
							onChange( {
								...line,
								every: Math.min(
									99,
									Math.max( 1, Math.trunc( Number( value ) ) )
								),
							} )
						}
					/>
				) }
				<div>
					<Button
						size="small"
						variant="tertiary"
						isDestructive
						aria-label={ `${ texts.remove }: ${ label }` }
						onClick={ onRemove }
					>
						{ texts.remove }
					</Button>
				</div>
			</Flex>
		</fieldset>
	);
}
