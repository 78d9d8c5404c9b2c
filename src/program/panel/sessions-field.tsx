/** The field for sessions: a form for each line, a field for sessions in words, and changes to single sessions. Used by fact-field.tsx. */
import type { ReactElement } from 'react';
import {
	Button,
	Flex,
	FlexBlock,
	TextareaControl,
	// WordPress's own question, under this name since 5.9.
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis
	__experimentalConfirmDialog as ConfirmDialog,
} from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { NO_MARGIN } from '../../wordpress/control-props';
import { errorOrHint, type FieldProps } from './field-help';
import { useKeys } from './use-keys';
import { SessionChanges } from './session-changes';
import { SessionLine } from './session-line';
import {
	EMPTY_LINE,
	newSessionLine,
	parseSessions,
	formatSessions,
	formatLine,
	isEmptyLine,
	type Line,
} from './sessions';

/**
 * A text field for sessions in words, which the server converts to lines, at the latest when the program is saved.
 *
 * @param props Props.
 */
function SessionsInWords(
	props: FieldProps & { words: string; onChange: ( words: string ) => void }
): ReactElement {
	const { field, form, words, onChange } = props;
	const problem = words === '' ? '' : ( form.problems[ field.key ] ?? '' );
	const read = (): void => void form.read( field.key );

	return (
		<Flex align="start" wrap>
			<FlexBlock style={ { flexBasis: '100%' } }>
				<TextareaControl
					{ ...NO_MARGIN }
					rows={ 2 }
					label={ __( 'Sessions, in words', 'programs-filter' ) }
					help={
						errorOrHint( problem, '' ) ?? (
							<span role="status">
								{ form.sentences[ field.key ] ||
									// eslint-disable-next-line @wordpress/i18n-hyphenated-range -- As people type it.
									__(
										'For example: Tuesdays and Thursdays 17:00-18:30 from 5/10 to 17/12',
										'programs-filter'
									) }
							</span>
						)
					}
					value={ words }
					aria-invalid={ problem !== '' }
					onChange={ onChange }
					onBlur={ ( { target } ) => {
						// Not when the window loses the focus.
						if ( target !== target.ownerDocument.activeElement ) {
							read();
						}
					} }
					onKeyDown={ ( event ) => {
						if ( event.key === 'Enter' ) {
							// Keeps the classic editor from submitting its form.
							event.preventDefault();
							read();
						}
					} }
				/>
			</FlexBlock>
			<Button __next40pxDefaultSize variant="secondary" onClick={ read }>
				{ __( 'Add', 'programs-filter' ) }
			</Button>
		</Flex>
	);
}

/**
 * The sessions of a program, line by line.
 *
 * @param props Props.
 */
export function SessionsField( props: FieldProps ): ReactElement {
	const { field, settings, form } = props;
	const sessions = parseSessions( form.texts[ field.key ] ?? '', form.words );
	const { lines, words } = sessions;
	// The first line is there before anything is filled in.
	const shown = lines.length > 0 ? lines : [ EMPTY_LINE ];
	const keys = useKeys( shown.map( formatLine ) );
	const [ pendingRemoval, setPendingRemoval ] = useState< number >();
	const list = useRef< HTMLFieldSetElement >( null );
	const isPressed = useRef( false );
	const kinds = lines.map( ( { isRepeated } ) => isRepeated ).join();
	const [ span ] = lines.filter( ( line ) => ! line.isRepeated && line.to );
	useEffect( () => {
		if ( isPressed.current ) {
			// Not when words were read, or the server has answered.
			isPressed.current = false;
			[ ...( list.current?.querySelectorAll( '[data-line]' ) ?? [] ) ]
				.at( -1 )
				?.querySelector( 'input' )
				?.focus();
		}
	}, [ kinds ] );
	const write = ( changed: Line[] ): void =>
		form.write( {
			[ field.key ]: formatSessions( {
				...sessions,
				lines: changed.every( isEmptyLine ) ? [] : changed,
			} ),
		} );
	const remove = ( key: number | undefined ): void => {
		setPendingRemoval( undefined );
		isPressed.current = true;
		write( lines.filter( ( _, index ) => keys[ index ] !== key ) );
	};
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
		<fieldset ref={ list } aria-label={ field.label }>
			<Flex direction="column" gap={ 4 }>
				{ shown.map( ( line, index ) => (
					<SessionLine
						key={ keys[ index ] }
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
								: () =>
										line.isRepeated
											? setPendingRemoval( keys[ index ] )
											: remove( keys[ index ] )
						}
					/>
				) ) }
				{ words === '' &&
					errorOrHint( form.problems[ field.key ] ?? '', '' ) }
				<SessionsInWords
					{ ...props }
					words={ words }
					onChange={ ( typed ) => {
						form.typeWords( typed );
						form.write( {
							[ field.key ]: formatSessions( {
								...sessions,
								words: typed,
							} ),
						} );
					} }
				/>
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
				<SessionChanges
					sessions={ sessions }
					days={ form.days }
					onChange={ ( changed ) =>
						form.write( {
							[ field.key ]: formatSessions( changed ),
						} )
					}
				/>
			</Flex>
			<ConfirmDialog
				isOpen={ pendingRemoval !== undefined }
				confirmButtonText={ __( 'Remove', 'programs-filter' ) }
				onConfirm={ () => remove( pendingRemoval ) }
				onCancel={ () => setPendingRemoval( undefined ) }
			>
				{ __( 'Remove all sessions of this line?', 'programs-filter' ) }
			</ConfirmDialog>
		</fieldset>
	);
}
