import type { ReactElement } from 'react';
import { BaseControl, Button, Flex } from '@wordpress/components';
import { NO_MARGIN } from '../../wordpress/control-props';
import { helpOf } from './date-input';
import { SessionLine } from './session-line';
import { SessionChanges } from './session-changes';
import { newLine, problemOf, sessionsOf, textOf, type Line } from './sessions';
import type { Field, Settings } from './settings';
import { useSettled } from './use-settled';

interface Props {
	field: Field;
	texts: Settings[ 'texts' ];
	/** Lines. */
	text: string;
	/** What is wrong with them, '' for nothing. */
	problem: string;
	onChange: ( text: string ) => void;
}

/**
 * The sessions of a program, line by line.
 *
 * @param props Props.
 */
export function SessionsField( props: Props ): ReactElement {
	const { field, texts, text, problem, onChange } = props;
	const sessions = sessionsOf( text );
	const { lines } = sessions;
	const isWrong = useSettled( problem, text ) !== '';
	const own = problemOf( text );
	const write = ( changed: Line[] ): void =>
		onChange( textOf( { ...sessions, lines: changed } ) );

	return (
		<BaseControl { ...NO_MARGIN } help={ helpOf( '', field.hint ) }>
			<fieldset>
				<BaseControl.VisualLabel as="legend">
					{ field.label }
				</BaseControl.VisualLabel>
				<Flex direction="column" gap={ 4 }>
					{ lines.map( ( line, index ) => (
						<SessionLine
							key={ index }
							line={ line }
							texts={ texts }
							label={ `${ field.label } ${ index + 1 }` }
							onChange={ ( changed ) =>
								write(
									lines.map( ( one, at ) =>
										at === index ? changed : one
									)
								)
							}
							onRemove={ () =>
								write(
									lines.filter( ( _, at ) => at !== index )
								)
							}
						/>
					) ) }
					{ isWrong && helpOf( own ? texts[ own ] : problem, '' ) }
					<Flex justify="start" wrap>
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onClick={ () =>
								write( [
									...lines,
									newLine( false, lines.at( -1 ) ),
								] )
							}
						>
							{ texts.addDay }
						</Button>
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onClick={ () =>
								write( [
									...lines,
									newLine( true, lines.at( -1 ) ),
								] )
							}
						>
							{ texts.addWeekdays }
						</Button>
					</Flex>
					<SessionChanges
						sessions={ sessions }
						texts={ texts }
						onChange={ ( changed ) =>
							onChange( textOf( changed ) )
						}
					/>
				</Flex>
			</fieldset>
		</BaseControl>
	);
}
