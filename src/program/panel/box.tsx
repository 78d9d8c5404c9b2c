/**
 * The form of a program in the box of the classic editor (includes/program/facts-box.php).
 */
import type { ReactElement } from 'react';
import { PanelBody } from '@wordpress/components';
import { createRoot, useEffect, useState } from '@wordpress/element';
import { ConflictDialog, labelled } from './conflict-dialog';
import { FactsForm, focusFact, groupOf } from './form';
import { keyOf, type Settings, type Texts } from './settings';
import { useForm } from './use-form';

/** What the server printed at the root. */
interface Printed {
	program: number;
	texts: Texts;
	/** As they are stored. */
	loaded: Texts;
	/** Keys of what could not be stored, and is shown again. */
	wrong: string[];
	/** Of these, what somebody else has changed meanwhile: sentences by key. */
	conflicts: Texts;
	isPublished: boolean;
	/** Names of the fields that are sent. */
	names: { facts: string; loaded: string };
}

/**
 * The box.
 *
 * @param props Props.
 */
function Box( props: {
	settings: Settings;
	printed: Printed;
	sent: HTMLFormElement | null;
} ): ReactElement {
	const { settings, printed, sent } = props;
	const { wrong: kept, loaded } = printed;
	const [ texts, setTexts ] = useState( printed.texts );
	const form = useForm(
		{
			...printed,
			texts,
			write: ( changes ) =>
				setTexts( ( before ) => ( { ...before, ...changes } ) ),
		},
		keyOf( settings, 'sessions' ),
		kept
	);
	const [ opened, setOpened ] = useState( () => [
		'when',
		...kept.map( ( key ) => groupOf( settings, form, key ) ),
	] );
	const sentences = labelled( settings, printed.conflicts );
	// Until the person has chosen, each attempt to save asks.
	const [ choice, setChoice ] = useState< 'asked' | 'later' | 'made' >(
		sentences.length > 0 ? 'asked' : 'made'
	);
	const [ wrong ] = form.wrong;
	useEffect( () => {
		if ( wrong === undefined && choice === 'made' ) {
			return undefined;
		}
		const stop = ( event: Event ): void => {
			// Earlier than WordPress, which looks whether the form is sent.
			event.preventDefault();
			if ( wrong === undefined ) {
				setChoice( 'asked' );
				return;
			}
			form.showAll();
			setOpened( [ ...opened, groupOf( settings, form, wrong ) ] );
			focusFact( wrong );
		};
		sent?.addEventListener( 'submit', stop, true );
		return () => sent?.removeEventListener( 'submit', stop, true );
	} );
	const isChanged = Object.entries( texts ).some(
		( [ key, text ] ) => text !== ( loaded[ key ] ?? '' )
	);
	useEffect( () => {
		if ( ! isChanged ) {
			return undefined;
		}
		// WordPress asks only about title and text.
		const warn = ( event: Event ): void => event.preventDefault();
		const allow = ( event: Event ): void => {
			if ( ! event.defaultPrevented ) {
				window.removeEventListener( 'beforeunload', warn );
			}
		};
		window.addEventListener( 'beforeunload', warn );
		sent?.addEventListener( 'submit', allow );
		return () => {
			window.removeEventListener( 'beforeunload', warn );
			sent?.removeEventListener( 'submit', allow );
		};
	}, [ isChanged, sent ] );
	const settle = ( changes: Texts ): void => {
		setTexts( ( before ) => ( { ...before, ...changes } ) );
		setChoice( 'made' );
		// Once the fields have it.
		setTimeout( () =>
			sent
				?.querySelector< HTMLElement >(
					printed.isPublished ? '#publish' : '#save-post'
				)
				?.click()
		);
	};

	return (
		<>
			<FactsForm
				{ ...{ settings, form } }
				section={ ( { key, name, title }, fields ) => (
					<PanelBody
						key={ key }
						title={ title }
						opened={ opened.includes( name ) }
						onToggle={ ( isOpen ) =>
							setOpened(
								isOpen
									? [ ...opened, name ]
									: opened.filter( ( one ) => one !== name )
							)
						}
					>
						{ fields }
					</PanelBody>
				) }
			/>
			{ settings.groups
				.flatMap( ( { fields } ) => fields )
				.map( ( { fact, key } ) => (
					<input
						key={ key }
						type="hidden"
						name={ `${ printed.names.facts }[${ fact }]` }
						value={ texts[ key ] ?? '' }
					/>
				) ) }
			<input
				type="hidden"
				name={ printed.names.loaded }
				value={ JSON.stringify( loaded ) }
			/>
			{ choice === 'asked' && (
				<ConflictDialog
					texts={ settings.texts }
					sentences={ sentences }
					onKeep={ () => settle( {} ) }
					onTake={ () =>
						settle(
							Object.fromEntries(
								Object.keys( printed.conflicts ).map(
									( key ) => [ key, loaded[ key ] ?? '' ]
								)
							)
						)
					}
					onClose={ () => setChoice( 'later' ) }
				/>
			) }
		</>
	);
}

const root = document.getElementById( 'programs-filter-facts-form' );
const settings = window.programsFilterProgram;

if ( root && settings ) {
	createRoot( root ).render(
		<Box
			settings={ settings }
			printed={ JSON.parse( root.dataset.form ?? '' ) as Printed }
			sent={ root.closest( 'form' ) }
		/>
	);
}
