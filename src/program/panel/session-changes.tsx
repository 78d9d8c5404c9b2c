/** The next days of a program, each of which can be cancelled, moved to another day or held elsewhere. Used by sessions-field.tsx. */
import type { ReactElement } from 'react';
import {
	Button,
	DropdownMenu,
	Flex,
	FlexBlock,
	TextControl,
} from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import { FULL_SIZE } from '../../wordpress/control-props';
import { DateInput } from './date-input';
import { LONGEST_PLACE, UNREADABLE, type Change } from './sessions';

/** Days that are listed at first. */
const FIRST_DAYS = 4;

interface DayProps {
	/** The day in words. */
	name: string;
	change: Change | undefined;
	onChange: ( sign: Change[ 'sign' ], text: string ) => void;
	onRemove: () => void;
}

/**
 * A day, and what happens to its sessions.
 *
 * @param props Props.
 */
function Day( props: DayProps ): ReactElement {
	const { name, change, onChange, onRemove } = props;
	const row = useRef< HTMLDivElement >( null );
	const isPressed = useRef( false );
	const sign = change?.sign;
	useEffect( () => {
		if ( isPressed.current ) {
			// What was pressed is gone.
			isPressed.current = false;
			(
				row.current?.querySelector( 'input' ) ??
				row.current?.querySelector( 'button' )
			)?.focus();
		}
	}, [ sign ] );
	const hint =
		sign === '!'
			? __( 'Reason', 'programs-filter' )
			: __( 'Place', 'programs-filter' );
	const labels = {
		'!': _x( 'It is canceled', 'session', 'programs-filter' ),
		'>': __( 'It moves to another day', 'programs-filter' ),
		'@': _x( 'It is elsewhere', 'session', 'programs-filter' ),
	};

	return (
		<Flex
			ref={ row }
			direction="column"
			gap={ 1 }
			role="group"
			aria-label={ name }
		>
			<Flex>
				<FlexBlock>
					{ change ? `${ name }: ${ labels[ change.sign ] }` : name }
				</FlexBlock>
				{ change ? (
					<Button
						size="small"
						variant="tertiary"
						aria-label={ `${ __( 'As it was', 'programs-filter' ) }: ${ name }` }
						onClick={ () => {
							isPressed.current = true;
							onRemove();
						} }
					>
						{ __( 'As it was', 'programs-filter' ) }
					</Button>
				) : (
					<DropdownMenu
						icon={ moreVertical }
						label={ sprintf(
							/* translators: %s: a day. */
							__( 'Change %s', 'programs-filter' ),
							name
						) }
						toggleProps={ { size: 'small' } }
						controls={ [
							[ '!', '' ] as const,
							[ '>', UNREADABLE ] as const,
							[ '@', '' ] as const,
						].map( ( [ chosen, text ] ) => ( {
							title: labels[ chosen ],
							onClick: () => {
								isPressed.current = true;
								onChange( chosen, text );
							},
						} ) ) }
					/>
				) }
			</Flex>
			{ change && change.sign !== '>' && (
				<TextControl
					{ ...FULL_SIZE }
					hideLabelFromVision
					label={ hint }
					placeholder={ hint }
					value={ change.text }
					maxLength={ LONGEST_PLACE }
					onChange={ ( text: string ) =>
						onChange( change.sign, text )
					}
				/>
			) }
			{ change?.sign === '>' && (
				<DateInput
					type="date"
					label={ __( 'New day', 'programs-filter' ) }
					value={ change.text.slice( 0, 10 ) }
					onChange={ ( to ) =>
						// The hours stay.
						onChange(
							'>',
							( to || UNREADABLE ) +
								change.text.replace( /^\S*/, '' )
						)
					}
				/>
			) }
		</Flex>
	);
}

interface Props {
	/** Sessions to come, also those that are cancelled or moved. */
	days: { day: string; text: string }[];
	/** Whether a change is of a day that has no session. */
	isWrong: boolean;
	changes: Change[];
	onChange: ( changes: Change[] ) => void;
}

/**
 * The next days as a list.
 *
 * @param props Props.
 */
export function SessionChanges( props: Props ): ReactElement | null {
	const { changes, onChange, isWrong } = props;
	const [ count, setCount ] = useState( FIRST_DAYS );
	const of = ( day: string ): Change | undefined =>
		changes.find( ( change ) => change.day === day );
	const lost = changes
		.filter(
			( { day } ) => ! props.days.some( ( other ) => other.day === day )
		)
		.map( ( { day } ) => ( { day, text: day } ) );
	const days = [ ...( isWrong ? lost : [] ), ...props.days ];
	const shown = days.filter(
		( { day }, index ) => index < count || of( day )
	);

	// A day alone is the program, which has a state of its own.
	return days.length < 2 && changes.length < 1 ? null : (
		<Flex
			direction="column"
			role="group"
			aria-label={ __( 'Next sessions', 'programs-filter' ) }
		>
			{ shown.map( ( { day, text } ) => (
				<Day
					key={ day }
					name={ text }
					change={ of( day ) }
					onChange={ ( sign, changed ) =>
						onChange( [
							...changes.filter( ( one ) => one !== of( day ) ),
							{ sign, day, text: changed },
						] )
					}
					onRemove={ () =>
						onChange(
							changes.filter( ( one ) => one !== of( day ) )
						)
					}
				/>
			) ) }
			{ shown.length < days.length && (
				<div>
					<Button
						variant="link"
						onClick={ () => setCount( days.length ) }
					>
						{ __( 'All sessions', 'programs-filter' ) }
					</Button>
				</div>
			) }
		</Flex>
	);
}
