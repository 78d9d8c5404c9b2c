/** When a program is: words that the server reads, what it has read, fields to correct it, and the next days. Used by fact-field.tsx. */
import type { ReactElement } from 'react';
import { Button, Flex, TextareaControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { NO_MARGIN } from '../../wordpress/control-props';
import { errorOrHint, type FieldProps } from './field-help';
import { SessionChanges } from './session-changes';
import { SessionLine } from './session-line';
import { metaKeyOf } from './settings';
import {
	EMPTY_LINE,
	newSessionLine,
	parseSessions,
	formatSessions,
	isEmptyLine,
	type Line,
} from './sessions';

/**
 * The lines of sessions, in fields.
 *
 * @param props Props.
 */
function Lines(
	props: FieldProps & { lines: Line[]; onChange: ( lines: Line[] ) => void }
): ReactElement {
	const { field, settings, lines } = props;
	// The first line is there before anything is filled in.
	const shown = lines.length > 0 ? lines : [ EMPTY_LINE ];
	const list = useRef< HTMLDivElement >( null );
	const isPressed = useRef( true );
	const kinds = lines.map( ( { isRepeated } ) => isRepeated ).join();
	const [ span ] = lines.filter( ( line ) => ! line.isRepeated && line.to );
	useEffect( () => {
		if ( isPressed.current ) {
			// Not when the server has answered.
			isPressed.current = false;
			[ ...( list.current?.querySelectorAll( '[data-line]' ) ?? [] ) ]
				.at( -1 )
				?.querySelector( 'input' )
				?.focus();
		}
	}, [ kinds ] );
	const write = ( changed: Line[] ): void =>
		props.onChange( changed.every( isEmptyLine ) ? [] : changed );
	const add = ( isRepeated: boolean ): void => {
		isPressed.current = true;
		write(
			span && lines.length === 1
				? // It takes place on some of its days.
					[
						{
							...span,
							from: span.from || newSessionLine( true ).from,
							isRepeated,
						},
					]
				: [ ...lines, newSessionLine( isRepeated, lines.at( -1 ) ) ]
		);
	};

	return (
		<Flex ref={ list } direction="column" gap={ 4 }>
			{ shown.map( ( line, index ) => (
				<SessionLine
					// A line is its fields.
					key={ index }
					line={ line }
					settings={ settings }
					label={ `${ field.label } ${ index + 1 }` }
					isAlone={ shown.length === 1 }
					onChange={ ( changed ) =>
						write(
							shown.map( ( one ) =>
								one === line ? changed : one
							)
						)
					}
					onRemove={
						line === EMPTY_LINE
							? undefined
							: () => {
									isPressed.current = true;
									write(
										lines.filter( ( one ) => one !== line )
									);
								}
					}
				/>
			) ) }
			<Flex justify="start" wrap>
				{ lines.length > 0 && ! span && (
					<Button
						size="compact"
						variant="secondary"
						onClick={ () => add( false ) }
					>
						{ __( 'Add a day', 'programs-filter' ) }
					</Button>
				) }
				<Button
					size="compact"
					variant="secondary"
					onClick={ () => add( true ) }
				>
					{ __( 'Add days of the week', 'programs-filter' ) }
				</Button>
			</Flex>
		</Flex>
	);
}

/**
 * The sessions of a program.
 *
 * @param props Props.
 */
export function SessionsField( props: FieldProps ): ReactElement {
	const { field, settings, form } = props;
	const { key } = field;
	const sessions = parseSessions( form.texts[ key ] ?? '', form.words );
	const { lines, words } = sessions;
	const [ isOpen, setOpen ] = useState( false );
	// A change that was just chosen has no place or day yet.
	const isNew =
		form.focused === key &&
		/^[@>]\S+ \??$/m.test( form.texts[ key ] ?? '' );
	const problem = isNew ? '' : ( form.problems[ key ] ?? '' );
	const inWords = words || ( lines.length > 0 ? form.wording : '' );
	const isOfLines = problem !== '' && words === '';
	const isAsked = problem !== '' && ! isOfLines;
	const schedule = metaKeyOf( settings, 'schedule' );
	const type = ( typed: string ): void => {
		form.typeWords( typed );
		form.write( {
			[ key ]:
				typed.trim() === ''
					? ''
					: formatSessions( {
							...sessions,
							lines: [],
							words: typed,
						} ),
		} );
	};
	const read = (): void => void form.read( key );

	return (
		<fieldset aria-label={ field.label }>
			<Flex direction="column" gap={ 3 }>
				<TextareaControl
					{ ...NO_MARGIN }
					rows={ Math.min(
						6,
						Math.max( 2, inWords.split( '\n' ).length )
					) }
					label={ __( 'When is it?', 'programs-filter' ) }
					help={
						<>
							<span
								role="status"
								style={ { opacity: form.isOld ? 0.5 : 1 } }
							>
								{ isAsked
									? ''
									: form.sentences[ key ] ||
										// eslint-disable-next-line @wordpress/i18n-hyphenated-range -- As people type it.
										__(
											'For example: Tuesdays and Thursdays 17:00-18:30 from 5/10 to 17/12',
											'programs-filter'
										) }
							</span>
							{ isAsked && errorOrHint( problem, '' ) }
						</>
					}
					value={ inWords }
					// Words that are not there yet are not to be replaced.
					readOnly={
						words === '' &&
						lines.length > 0 &&
						( form.isOld || form.wording === '' )
					}
					aria-invalid={ isAsked }
					onChange={ type }
					onBlur={ ( { target } ) => {
						// Not when the window loses the focus.
						if (
							words !== '' &&
							target !== target.ownerDocument.activeElement
						) {
							read();
						}
					} }
				/>
				{ isAsked && form.options.length > 0 && (
					<Flex justify="start" gap={ 1 } wrap>
						{ form.options.map( ( option ) => (
							<Button
								key={ option.label }
								size="small"
								variant="secondary"
								onClick={ () => {
									const text = [
										form.texts[ schedule ],
										option.schedule,
									];
									form.typeWords( option.words );
									void form.read( key, {
										[ key ]: formatSessions( {
											...sessions,
											words: option.words,
										} ),
										[ schedule ]: text
											.filter( Boolean )
											.join( '. ' ),
									} );
								} }
							>
								{ option.label }
							</Button>
						) ) }
					</Flex>
				) }
				{ words === '' && (
					<div>
						<Button
							variant="link"
							aria-expanded={ isOpen }
							onClick={ () => setOpen( ! isOpen ) }
						>
							{ lines.length > 0
								? __( 'Correct', 'programs-filter' )
								: __(
										'Fill in day by day',
										'programs-filter'
									) }
						</Button>
					</div>
				) }
				{ isOpen && (
					// The fields wait while words are typed.
					<div hidden={ words !== '' }>
						<Lines
							{ ...props }
							lines={ lines }
							onChange={ ( changed ) =>
								form.write( {
									[ key ]: formatSessions( {
										...sessions,
										lines: changed,
									} ),
								} )
							}
						/>
					</div>
				) }
				{ isOfLines && errorOrHint( problem, '' ) }
				<SessionChanges
					days={ form.days }
					isWrong={ problem !== '' }
					changes={ sessions.changes }
					onChange={ ( changes ) =>
						form.write( {
							[ key ]: formatSessions( { ...sessions, changes } ),
						} )
					}
				/>
			</Flex>
		</fieldset>
	);
}
