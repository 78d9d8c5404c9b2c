/** Entry point of the classic editor: the form of facts in its meta box, which submits them with the post (includes/program/forms/facts-box.php). */
import type { ReactElement } from 'react';
import { PanelBody } from '@wordpress/components';
import { createRoot, useEffect, useState } from '@wordpress/element';
import { ConflictDialog, withLabels } from './conflict-dialog';
import { FactsForm, focusFact, groupNameOf } from './form';
import { metaKeyOf, type Settings, type Texts } from './settings';
import { useForm } from './use-form';

/** Data that the server prints into the root element. */
interface BoxData {
	program: number;
	texts: Texts;
	/** As they are stored. */
	loaded: Texts;
	/** Keys of values that were rejected, and are shown again. */
	wrong: string[];
	/** Messages about those that another user has changed in the meantime, by key. */
	conflicts: Texts;
	isPublished: boolean;
	/** Names of the submitted fields. */
	names: { facts: string; loaded: string };
}

/**
 * The box.
 *
 * @param props Props.
 */
function Box( props: {
	settings: Settings;
	printed: BoxData;
	postForm: HTMLFormElement | null;
} ): ReactElement {
	const { settings, printed, postForm: sent } = props;
	const { wrong: rejected, loaded } = printed;
	const [ texts, setTexts ] = useState( printed.texts );
	const form = useForm(
		{
			...printed,
			texts,
			write: ( changes ) =>
				setTexts( ( before ) => ( { ...before, ...changes } ) ),
		},
		metaKeyOf( settings, 'sessions' ),
		rejected
	);
	const [ opened, setOpened ] = useState( () => [
		'basics',
		...rejected.map( ( key ) => groupNameOf( settings, key ) ),
	] );
	const sentences = withLabels( settings, printed.conflicts );
	// Each attempt to save shows the dialog, until the user has decided.
	const [ choice, setChoice ] = useState< 'open' | 'closed' | 'made' >(
		sentences.length > 0 ? 'open' : 'made'
	);
	const [ wrong ] = form.wrong;
	useEffect( () => {
		if ( wrong === undefined && choice === 'made' ) {
			return undefined;
		}
		const stop = ( event: Event ): void => {
			// Before WordPress's listener, which checks `defaultPrevented`.
			event.preventDefault();
			if ( wrong === undefined ) {
				setChoice( 'open' );
				return;
			}
			form.showAll();
			setOpened( [ ...opened, groupNameOf( settings, wrong ) ] );
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
		// WordPress warns only about unsaved changes of title and content.
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
	const resolveConflict = ( changes: Texts ): void => {
		setTexts( ( before ) => ( { ...before, ...changes } ) );
		setChoice( 'made' );
		// After the hidden fields are updated.
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
			{ choice === 'open' && (
				<ConflictDialog
					sentences={ sentences }
					onKeep={ () => resolveConflict( {} ) }
					onDiscard={ () =>
						resolveConflict(
							Object.fromEntries(
								Object.keys( printed.conflicts ).map(
									( key ) => [ key, loaded[ key ] ?? '' ]
								)
							)
						)
					}
					onClose={ () => setChoice( 'closed' ) }
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
			printed={ JSON.parse( root.dataset.form ?? '' ) as BoxData }
			postForm={ root.closest( 'form' ) }
		/>
	);
}
