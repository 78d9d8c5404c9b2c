/** The form of facts in groups, which the panel of the block editor and the box of the classic editor share. */
import type { FocusEvent, ReactElement, ReactNode } from 'react';
import { Button, Flex, FlexBlock } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { FactField } from './fact-field';
import type { Field, Settings } from './settings';
import { shownGroups } from './shown-groups';
import type { Form } from './use-form';

/** Two numbers stand side by side. */
const WHOLE_WIDTH = { flexBasis: '100%' };
const TEXT_WIDTH = { flexBasis: 'min(100%, 18em)' };
const HALF_WIDTH = { flexBasis: '40%' };

/** When it is has days and reasons below it. */
function widthOf( { kind, highest }: Field ): { flexBasis: string } {
	if ( highest !== null ) {
		return HALF_WIDTH;
	}
	return kind === 'sessions' ? WHOLE_WIDTH : TEXT_WIDTH;
}

/**
 * The facts of a program, in groups.
 *
 * @param props Props.
 */
export function FactsForm( props: {
	settings: Settings;
	form: Form;
	/** Draws a group that can be closed. */
	section: (
		group: { key: string; name: string; title: string },
		fields: ReactNode
	) => ReactElement;
} ): ReactElement {
	const { settings, form, section } = props;

	return (
		<>
			{ shownGroups( settings, form, form.opened ).map(
				( { name, title, fields, others } ) =>
					section(
						{ key: name, name, title },
						<Flex wrap align="start" gap={ 3 }>
							{ fields.map( ( field ) => (
								<FlexBlock
									key={ field.key }
									data-fact={ field.key }
									style={ widthOf( field ) }
									onFocus={ () => form.enter( field.key ) }
									onBlur={ ( event: FocusEvent ) => {
										const { currentTarget, relatedTarget } =
											event;
										if (
											! currentTarget.contains(
												relatedTarget
											)
										) {
											form.leave( field.key );
										}
									} }
								>
									<FactField
										{ ...{ field, settings, form } }
									/>
								</FlexBlock>
							) ) }
							{ others.length > 0 && (
								<Button
									variant="link"
									onClick={ () => form.open( name ) }
								>
									{ __( 'More options', 'programs-filter' ) }
								</Button>
							) }
						</Flex>
					)
			) }
		</>
	);
}

/** Focuses the invalid input of a fact, else its first one, once its group has opened. */
export function focusFact( key: string ): void {
	setTimeout( () => {
		const fact = document.querySelector( `[data-fact="${ key }"]` );
		const first = ( fields: string ): HTMLElement | null | undefined =>
			fact?.querySelector< HTMLElement >( fields );
		(
			first( '[aria-invalid="true"]' ) ??
			first( 'input, select, textarea, button' )
		)?.focus();
	} );
}

/** The name of the group of a fact. */
export const groupNameOf = ( settings: Settings, key: string ): string =>
	settings.groups.find( ( { fields } ) =>
		fields.some( ( field ) => field.key === key )
	)?.name ?? '';
