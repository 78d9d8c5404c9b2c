import type { ReactElement } from 'react';
import {
	BaseControl,
	Button,
	Flex,
	FlexBlock,
	TextControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { FULL_SIZE } from '../../wordpress/control-props';
import { DateInput, WHOLE_DATE } from './date-input';
import { WEEKDAYS, type Line } from './sessions';
import type { Settings } from './settings';

type Texts = Settings[ 'texts' ];

/** The name of a weekday in the language of the editor: the fifth of January 1970 was a Monday. */
const weekdayName = ( index: number, weekday: 'long' | 'short' ): string =>
	new Date( Date.UTC( 1970, 0, 5 + index ) ).toLocaleDateString(
		document.documentElement.lang || undefined,
		{ weekday, timeZone: 'UTC' }
	);

/** A day in the language of the editor. */
const dayName = ( day: string ): string =>
	new Date( day ).toLocaleDateString(
		document.documentElement.lang || undefined,
		{ dateStyle: 'medium', timeZone: 'UTC' }
	);

interface LineProps {
	line: Line;
	texts: Texts;
	/** Name of the line, for who listens. */
	label: string;
	onChange: ( line: Line ) => void;
	onRemove: () => void;
}

/**
 * The days without a session.
 *
 * @param props Props.
 */
function Without(
	props: Omit< LineProps, 'onRemove' | 'label' >
): ReactElement {
	const { line, texts, onChange } = props;
	const [ day, setDay ] = useState( '' );
	const { without } = line;

	return (
		<>
			<Flex align="end">
				<FlexBlock>
					<DateInput
						type="date"
						label={ texts.without }
						value={ day }
						isWrong={ false }
						onChange={ setDay }
					/>
				</FlexBlock>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					disabled={ ! /^\d/.test( day ) || without.includes( day ) }
					accessibleWhenDisabled
					onClick={ () => {
						onChange( {
							...line,
							without: [ ...without, day ].sort(),
						} );
						setDay( '' );
					} }
				>
					{ texts.add }
				</Button>
			</Flex>
			{ without.map( ( one ) => (
				<Flex key={ one }>
					<span>{ dayName( one ) }</span>
					<Button
						size="small"
						variant="tertiary"
						aria-label={ `${ texts.remove }: ${ dayName( one ) }` }
						onClick={ () =>
							onChange( {
								...line,
								without: without.filter(
									( other ) => other !== one
								),
							} )
						}
					>
						{ texts.remove }
					</Button>
				</Flex>
			) ) }
		</>
	);
}

/**
 * The weekdays of a line.
 *
 * @param props Props.
 */
function Weekdays(
	props: Omit< LineProps, 'onRemove' | 'label' >
): ReactElement {
	const { line, texts, onChange } = props;
	const { weekdays } = line;

	return (
		<fieldset>
			<BaseControl.VisualLabel as="legend">
				{ texts.weekdays }
			</BaseControl.VisualLabel>
			<Flex gap={ 1 } justify="start" wrap>
				{ WEEKDAYS.map( ( weekday, index ) => (
					<Button
						key={ weekday }
						size="compact"
						variant="secondary"
						isPressed={ weekdays.includes( weekday ) }
						aria-label={ weekdayName( index, 'long' ) }
						onClick={ () =>
							onChange( {
								...line,
								weekdays: weekdays.includes( weekday )
									? weekdays.filter(
											( one ) => one !== weekday
										)
									: [ ...weekdays, weekday ],
							} )
						}
					>
						{ weekdayName( index, 'short' ) }
					</Button>
				) ) }
			</Flex>
		</fieldset>
	);
}

/**
 * A day, or weekdays.
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
						line.isWeekly ? texts.firstDay : texts.date
					) }
					{ line.isWeekly && input( 'date', 'to', texts.lastDay ) }
				</Flex>
				{ line.isWeekly && (
					<Weekdays { ...{ line, texts, onChange } } />
				) }
				<Flex align="start" wrap>
					{ input( 'time', 'start', texts.fromHour ) }
					{ input( 'time', 'end', texts.toHour ) }
				</Flex>
				{ line.isWeekly && (
					<>
						<TextControl
							{ ...FULL_SIZE }
							type="number"
							min={ 1 }
							max={ 99 }
							label={ texts.every }
							value={ line.every }
							onChange={ ( value ) =>
								onChange( {
									...line,
									every: Math.min(
										99,
										Math.max(
											1,
											Math.trunc( Number( value ) )
										)
									),
								} )
							}
						/>
						<Without { ...{ line, texts, onChange } } />
					</>
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
