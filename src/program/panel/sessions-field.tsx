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
	newSessionLine,
	parseSessions,
	formatSessions,
	formatLine,
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
	const keys = useKeys( lines.map( formatLine ) );
	const [ isAdding, setAdding ] = useState( false );
	const [ pendingRemoval, setPendingRemoval ] = useState< number >();
	// Only a line that was added with a button takes the focus.
	useEffect( () => setAdding( false ), [ lines.length ] );
	const addDay = useRef< HTMLButtonElement >( null );
	const write = ( changed: Line[] ): void =>
		form.write( {
			[ field.key ]: formatSessions( { ...sessions, lines: changed } ),
		} );
	const remove = ( key: number | undefined ): void => {
		setPendingRemoval( undefined );
		write( lines.filter( ( _, index ) => keys[ index ] !== key ) );
		// The button is removed with its line.
		addDay.current?.focus();
	};
	const add = ( isRepeated: boolean ): void => {
		setAdding( true );
		write( [ ...lines, newSessionLine( isRepeated, lines.at( -1 ) ) ] );
	};

	return (
		<fieldset aria-label={ field.label }>
			<Flex direction="column" gap={ 4 }>
				{ lines.map( ( line, index ) => (
					<SessionLine
						key={ keys[ index ] }
						line={ line }
						settings={ settings }
						label={ `${ field.label } ${ index + 1 }` }
						isFirst={ isAdding }
						onChange={ ( changed ) =>
							write(
								lines.map( ( one ) =>
									one === line ? changed : one
								)
							)
						}
						onRemove={ () =>
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
					<Button
						size="compact"
						ref={ addDay }
						variant="secondary"
						onClick={ () => add( false ) }
					>
						{ __( 'Add a day', 'programs-filter' ) }
					</Button>
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
