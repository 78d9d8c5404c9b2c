/** Changes to single sessions: cancels one, or moves it to another place or day. Used by sessions-field.tsx. */
import type { ReactElement } from 'react';
import {
	Button,
	Flex,
	FlexBlock,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import { FULL_SIZE } from '../../wordpress/control-props';
import { DateInput } from './date-input';
import { LONGEST_PLACE, UNREADABLE, type Sessions } from './sessions';

/** A day in the language of the editor. */
const dayName = ( day: string ): string =>
	new Date( day ).toLocaleDateString(
		document.documentElement.lang || undefined,
		{
			weekday: 'short',
			day: 'numeric',
			month: 'short',
			year: 'numeric',
			timeZone: 'UTC',
		}
	);

/** Changes in the order of their days. */
const sorted = < T extends { day: string } >( changes: T[] ): T[] =>
	changes.sort( ( one, other ) => ( one.day < other.day ? -1 : 1 ) );

interface Props {
	sessions: Sessions;
	/** Days of those to come. */
	days: string[];
	onChange: ( sessions: Sessions ) => void;
}

/**
 * Cancels single sessions, or moves them to another place or day. The next one is preselected.
 *
 * @param props Props.
 */
export function SessionChanges( props: Props ): ReactElement {
	const { sessions, onChange } = props;
	const { lines, cancelled, elsewhere, moved } = sessions;
	const [ chosen, setChosen ] = useState< string >();
	const list = useRef< HTMLSelectElement >( null );
	const changed = [ ...cancelled, ...elsewhere, ...moved ].map(
		( one ) => one.day
	);
	const coming = props.days.filter( ( day ) => ! changed.includes( day ) );
	// Nothing is selected after a change, so that a double click does not change the next session, too.
	const next = coming.find( ( one ) => one === chosen ) ?? coming[ 0 ] ?? '';
	const day = chosen === '' ? '' : next;
	// A day alone has a state of its own.
	const isSeveral = lines.length > 1 || lines[ 0 ]?.isRepeated === true;
	const change = ( changes: Partial< Sessions > ): void => {
		setChosen( '' );
		onChange( { ...sessions, ...changes } );
	};
	const action = (
		label: string,
		changes: Partial< Sessions >
	): ReactElement => (
		<Button
			__next40pxDefaultSize
			variant="secondary"
			accessibleWhenDisabled
			disabled={ ! day }
			onClick={ () => change( changes ) }
		>
			{ label }
		</Button>
	);
	const leftOut = [ ...new Set( lines.flatMap( ( line ) => line.without ) ) ];
	const remove = (
		of: string,
		without: Partial< Sessions >
	): ReactElement => (
		<Button
			size="small"
			variant="tertiary"
			aria-label={ `${ __( 'Remove', 'programs-filter' ) }: ${ dayName( of ) }` }
			onClick={ () => {
				onChange( { ...sessions, ...without } );
				// The button is removed with its line.
				list.current?.focus();
			} }
		>
			{ __( 'Remove', 'programs-filter' ) }
		</Button>
	);

	return (
		<>
			{ coming[ 0 ] && isSeveral && (
				<>
					<SelectControl
						{ ...FULL_SIZE }
						ref={ list }
						label={ __( 'One session alone', 'programs-filter' ) }
						value={ day }
						options={ [
							...( day ? [] : [ { value: '', label: '–' } ] ),
							...coming.map( ( value ) => ( {
								value,
								label: dayName( value ),
							} ) ),
						] }
						onChange={ setChosen }
					/>
					<Flex justify="start" wrap>
						{ action(
							_x(
								'It is canceled',
								'session',
								'programs-filter'
							),
							{ cancelled: [ ...cancelled, { day, reason: '' } ] }
						) }
						{ action(
							_x(
								'It is elsewhere',
								'session',
								'programs-filter'
							),
							{
								elsewhere: sorted( [
									...elsewhere,
									{ day, place: '' },
								] ),
							}
						) }
						{ action(
							_x(
								'It is on another day',
								'session',
								'programs-filter'
							),
							{
								moved: sorted( [
									...moved,
									{ day, to: UNREADABLE },
								] ),
							}
						) }
					</Flex>
				</>
			) }
			{ cancelled.map( ( one ) => (
				<Flex key={ one.day } align="end">
					<FlexBlock>
						<TextControl
							{ ...FULL_SIZE }
							label={ `${ dayName( one.day ) }: ${ _x( 'canceled', 'session', 'programs-filter' ) }` }
							placeholder={ __( 'Reason', 'programs-filter' ) }
							maxLength={ LONGEST_PLACE }
							value={ one.reason }
							onChange={ ( reason ) =>
								onChange( {
									...sessions,
									cancelled: cancelled.map( ( other ) =>
										other === one
											? { ...one, reason }
											: other
									),
								} )
							}
						/>
					</FlexBlock>
					{ remove( one.day, {
						cancelled: cancelled.filter(
							( other ) => other !== one
						),
					} ) }
				</Flex>
			) ) }
			{ moved.map( ( one ) => (
				<Flex key={ one.day } align="end">
					<FlexBlock>
						<DateInput
							type="date"
							label={ `${ dayName( one.day ) }: ${ _x( 'new day', 'session', 'programs-filter' ) }` }
							value={ one.to.slice( 0, 10 ) }
							onChange={ ( to ) =>
								onChange( {
									...sessions,
									moved: moved.map( ( other ) =>
										other === one
											? {
													...one,
													// The hours stay.
													to:
														( to || UNREADABLE ) +
														one.to.replace(
															/^\S*/,
															''
														),
												}
											: other
									),
								} )
							}
						/>
					</FlexBlock>
					{ remove( one.day, {
						moved: moved.filter( ( other ) => other !== one ),
					} ) }
				</Flex>
			) ) }
			{ elsewhere.map( ( one ) => (
				<Flex key={ one.day } align="end">
					<FlexBlock>
						<TextControl
							{ ...FULL_SIZE }
							label={ `${ dayName( one.day ) }: ${ __( 'Place', 'programs-filter' ) }` }
							// eslint-disable-next-line jsx-a11y/no-autofocus -- It appears after a press, which asks for it.
							autoFocus={ one.place === '' }
							maxLength={ LONGEST_PLACE }
							value={ one.place }
							onChange={ ( place ) =>
								onChange( {
									...sessions,
									elsewhere: elsewhere.map( ( other ) =>
										other === one
											? { ...one, place }
											: other
									),
								} )
							}
						/>
					</FlexBlock>
					{ remove( one.day, {
						elsewhere: elsewhere.filter(
							( other ) => other !== one
						),
					} ) }
				</Flex>
			) ) }
			{ leftOut.map( ( one ) => (
				<Flex key={ one }>
					<span>{ `${ dayName( one ) }: ${ _x( 'no session', 'day', 'programs-filter' ) }` }</span>
					{ remove( one, {
						lines: lines.map( ( line ) => ( {
							...line,
							without: line.without.filter(
								( other ) => other !== one
							),
						} ) ),
					} ) }
				</Flex>
			) ) }
		</>
	);
}
