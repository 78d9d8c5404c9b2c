/** The fields of one line of sessions: a single day, or a recurrence rule. Used by sessions-field.tsx. */
import type { ReactElement } from 'react';
import {
	BaseControl,
	Button,
	Flex,
	FlexBlock,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import { FULL_SIZE, NO_MARGIN } from '../../wordpress/control-props';
import { DATE_WIDTH, DateInput, TIME_WIDTH } from './date-input';
import {
	serializeDays,
	isMonthly,
	NO_END,
	ORDINALS,
	ordinalsOf,
	WEEKDAYS,
	weekdaysOf,
	type Line,
} from './sessions';
import type { Settings } from './settings';

/** The name of a weekday in the language of the editor: the fifth of January 1970 was a Monday. */
const weekdayName = ( index: number, weekday: 'long' | 'short' ): string =>
	new Date( Date.UTC( 1970, 0, 5 + index ) ).toLocaleDateString(
		document.documentElement.lang || undefined,
		{ weekday, timeZone: 'UTC' }
	);

/** The label of an item of ORDINALS. */
const ordinalName = ( index: number ): string =>
	[
		_x( '1st', 'weekday of a month', 'programs-filter' ),
		_x( '2nd', 'weekday of a month', 'programs-filter' ),
		_x( '3rd', 'weekday of a month', 'programs-filter' ),
		_x( '4th', 'weekday of a month', 'programs-filter' ),
		_x( 'last', 'weekday of a month', 'programs-filter' ),
	][ index ] ?? '';

interface LineProps {
	line: Line;
	settings: Settings;
	/** Accessible name of the line. */
	label: string;
	/** Whether it is the only one, which may last several days. */
	isAlone: boolean;
	onChange: ( line: Line ) => void;
	/** Undefined for one that has nothing yet. */
	onRemove?: ( () => void ) | undefined;
}

/** Adds a value to a list, or removes it. */
const toggled = ( list: string[], one: string ): string[] =>
	list.includes( one )
		? list.filter( ( other ) => other !== one )
		: [ ...list, one ];

interface ToggleProps {
	legend: string;
	values: string[];
	pressed: string[];
	/** Accessible name (long) and visible label (short). */
	nameOf: ( index: number, weekday: 'long' | 'short' ) => string;
	isDisabled?: boolean;
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
						disabled={ isDisabled ?? false }
						accessibleWhenDisabled
						aria-label={ nameOf( index, 'long' ) }
						onClick={ () => onChange( toggled( pressed, value ) ) }
					>
						{ /* Forced colors leave no other mark. */ }
						{ pressed.includes( value ) && '✓ ' }
						{ nameOf( index, 'short' ) }
					</Button>
				) ) }
			</Flex>
		</fieldset>
	);
}

/**
 * Rarely used parts of a recurrence rule: days of the month, and the interval.
 *
 * @param props Props.
 */
function Rhythm( props: Pick< LineProps, 'line' | 'onChange' > ): ReactElement {
	const { line, onChange } = props;
	const weekdays = weekdaysOf( line );
	const [ isOpen ] = useState( isMonthly( line ) || line.every !== '1' );

	return (
		<details open={ isOpen }>
			<summary>
				{ __( 'By months, or not each week', 'programs-filter' ) }
			</summary>
			<Flex direction="column" gap={ 3 }>
				<Toggles
					legend={ __(
						'Of the month (without any: each week)',
						'programs-filter'
					) }
					values={ ORDINALS }
					pressed={ ordinalsOf( line ) }
					nameOf={ ( index ) => ordinalName( index ) }
					isDisabled={ weekdays.length < 1 }
					onChange={ ( pressed ) =>
						onChange( {
							...line,
							days: serializeDays( weekdays, pressed ),
						} )
					}
				/>
				<TextControl
					{ ...FULL_SIZE }
					label={ __(
						'Or days of the month, such as 1,15',
						'programs-filter'
					) }
					value={ weekdays.length < 1 ? line.days : '' }
					onChange={ ( value ) =>
						onChange( {
							...line,
							days: value.replace( /[^\d,]/g, '' ),
						} )
					}
				/>
				<TextControl
					{ ...FULL_SIZE }
					type="number"
					min={ 1 }
					max={ 99 }
					label={
						isMonthly( line )
							? __(
									'Months from one to the next',
									'programs-filter'
								)
							: __(
									'Weeks from one to the next',
									'programs-filter'
								)
					}
					value={ line.every }
					onChange={ ( every ) => onChange( { ...line, every } ) }
				/>
			</Flex>
		</details>
	);
}

/**
 * A single day, a span of days, or a recurrence rule.
 *
 * @param props Props.
 */
export function SessionLine( props: LineProps ): ReactElement {
	const { line, settings, label, onChange, onRemove } = props;
	const hasEnd = line.isRepeated || props.isAlone || line.to !== '';
	const input = (
		type: 'date' | 'time',
		part: 'from' | 'to' | 'start' | 'end',
		name: string
	): ReactElement => (
		<FlexBlock style={ type === 'date' ? DATE_WIDTH : TIME_WIDTH }>
			<DateInput
				type={ type }
				label={ name }
				value={ line[ part ] === NO_END ? '' : line[ part ] }
				onChange={ ( value ) =>
					onChange( { ...line, [ part ]: value } )
				}
			/>
		</FlexBlock>
	);

	return (
		<fieldset
			aria-label={ label }
			data-line
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
						line.isRepeated
							? __( 'First day', 'programs-filter' )
							: settings.texts.date
					) }
					{ hasEnd &&
						line.to !== NO_END &&
						input(
							'date',
							'to',
							line.isRepeated
								? __( 'Last day', 'programs-filter' )
								: __(
										'Last day, if several',
										'programs-filter'
									)
						) }
				</Flex>
				{ hasEnd && (
					<ToggleControl
						{ ...NO_MARGIN }
						label={ __( 'Without an end', 'programs-filter' ) }
						checked={ line.to === NO_END }
						onChange={ ( isOn ) =>
							onChange( { ...line, to: isOn ? NO_END : '' } )
						}
					/>
				) }
				{ line.isRepeated && (
					<Toggles
						legend={ __( 'Days of the week', 'programs-filter' ) }
						values={ WEEKDAYS }
						pressed={ weekdaysOf( line ) }
						nameOf={ weekdayName }
						onChange={ ( pressed ) =>
							onChange( {
								...line,
								days: serializeDays(
									pressed,
									ordinalsOf( line )
								),
							} )
						}
					/>
				) }
				{ ( line.isRepeated || line.to !== NO_END ) && (
					<Flex align="start" wrap>
						{ input(
							'time',
							'start',
							_x( 'From', 'hour', 'programs-filter' )
						) }
						{ input(
							'time',
							'end',
							_x( 'To', 'hour', 'programs-filter' )
						) }
					</Flex>
				) }
				{ line.isRepeated && <Rhythm { ...{ line, onChange } } /> }
				{ line.isRepeated && settings.hasDaysOff && (
					<ToggleControl
						{ ...NO_MARGIN }
						label={ __(
							'Also on days without activity',
							'programs-filter'
						) }
						checked={ line.isAlways }
						onChange={ ( isAlways ) =>
							onChange( { ...line, isAlways } )
						}
					/>
				) }
				{ onRemove && (
					<div>
						<Button
							size="small"
							variant="tertiary"
							isDestructive
							aria-label={ `${ __( 'Remove', 'programs-filter' ) }: ${ label }` }
							onClick={ onRemove }
						>
							{ __( 'Remove', 'programs-filter' ) }
						</Button>
					</div>
				) }
			</Flex>
		</fieldset>
	);
}
