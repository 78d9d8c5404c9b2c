import type { ReactElement } from 'react';
import { store as coreStore, useEntityProp } from '@wordpress/core-data';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import {
	PluginDocumentSettingPanel,
	PluginPrePublishPanel,
	PostTaxonomiesHierarchicalTermSelector,
	store as editorStore,
} from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { FactsForm, focusFact, groupOf } from './form';
import { missingLabels } from './missing';
import { keyOf, type Settings } from './settings';
import { useForm } from './use-form';
import { useOpenPanels } from './use-open-panels';
import { useTexts } from './use-texts';
import { useTitle } from './use-title';

/** Name of the editor's plugin, and of what locks saving. */
export const PLUGIN = 'programs-filter-facts';

/** WordPress's stores, by name: their packages are not installed. */
const NOTICES = 'core/notices';
const INTERFACE = 'core/interface';

/** The part of the first that is used. */
interface Notices {
	createErrorNotice: (
		content: string,
		options: {
			id: string;
			isDismissible: boolean;
			actions: { label: string; onClick: () => void }[];
		}
	) => void;
	removeNotice: ( id: string ) => void;
}

/**
 * The form of a program in the sidebar. Its state outlives the closing of a panel, as the plugin stays mounted.
 *
 * @param props Props.
 */
function OfProgram( props: { settings: Settings; id: number } ): ReactElement {
	const { settings, id } = props;
	const { postType, groups, texts: says } = settings;
	const [ texts, write ] = useTexts( settings, id );
	const { isPublished, error } = useSelect(
		( select ) => ( {
			isPublished: select( editorStore ).isCurrentPostPublished(),
			error: select( coreStore ).getLastEntitySaveError(
				'postType',
				postType,
				id
			) as unknown,
		} ),
		[ postType, id ]
	);
	const sessions = keyOf( settings, 'sessions' );
	const form = useForm(
		{ program: id, texts, write, isPublished },
		sessions
	);
	const picture = useEntityProp(
		'postType',
		postType,
		'featured_media',
		id
	)[ 0 ] as unknown;
	const registry = useRegistry();
	const { lockPostSaving, unlockPostSaving } = useDispatch( editorStore );
	const { createErrorNotice, removeNotice } = useDispatch(
		NOTICES
	) as unknown as Notices;

	const isWrong = form.wrong.length > 0;
	useEffect( () => {
		if ( ! isWrong ) {
			return undefined;
		}
		void lockPostSaving( PLUGIN );
		return () => {
			void unlockPostSaving( PLUGIN );
		};
	}, [ isWrong, lockPostSaving, unlockPostSaving ] );

	useEffect( () => {
		if ( error ) {
			form.showAll();
		}
		// With each refusal.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ error ] );

	const [ first ] = form.wrong;
	const show = (): void => {
		form.showAll();
		const panel = `${ PLUGIN }/${ groupOf( settings, form, first ?? '' ) }`;
		const { enableComplementaryArea } = registry.dispatch(
			INTERFACE
		) as unknown as {
			enableComplementaryArea: ( scope: string, area: string ) => void;
		};
		// The checks before publishing stand above it.
		void registry.dispatch( editorStore ).closePublishSidebar();
		enableComplementaryArea( 'core', 'edit-post/document' );
		if ( ! registry.select( editorStore ).isEditorPanelOpened( panel ) ) {
			void registry
				.dispatch( editorStore )
				.toggleEditorPanelOpened( panel );
		}
		focusFact( first ?? '' );
	};
	const wrong = groups
		.flatMap( ( { fields } ) => fields )
		.filter(
			( { key } ) =>
				key in form.problems ||
				( key === sessions && 'words' in form.problems )
		)
		.map( ( { label } ) => label )
		.join( ', ' );
	useEffect( () => {
		if ( ! wrong ) {
			return undefined;
		}
		createErrorNotice( says.correct.replace( '%s', wrong ), {
			id: PLUGIN,
			isDismissible: false,
			actions: [ { label: says.show, onClick: show } ],
		} );
		return () => removeNotice( PLUGIN );
		// Anew with other fields only.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ wrong ] );

	const absent = missingLabels( settings, texts, picture ).join( ', ' );
	const doubt = form.sentences[ keyOf( settings, 'end' ) ];
	useTitle();
	useOpenPanels(
		[ 'categories', 'when' ].map( ( name ) => `${ PLUGIN }/${ name }` ),
		`taxonomy-panel-${ settings.taxonomy }`
	);

	return (
		<>
			<PluginDocumentSettingPanel
				name="categories"
				title={ says.categories }
			>
				<PostTaxonomiesHierarchicalTermSelector
					slug={ settings.taxonomy }
				/>
			</PluginDocumentSettingPanel>
			<FactsForm
				{ ...{ settings, form } }
				section={ ( { key, ...group }, fields ) => (
					<PluginDocumentSettingPanel key={ key } { ...group }>
						{ fields }
					</PluginDocumentSettingPanel>
				) }
			/>
			{ ( absent || doubt ) && (
				<PluginPrePublishPanel title={ says.title } initialOpen>
					{ absent && (
						<p>{ says.missing.replace( '%s', absent ) }</p>
					) }
					{ doubt && <p>{ doubt }</p> }
				</PluginPrePublishPanel>
			) }
		</>
	);
}

/**
 * The panels while a program is edited: the editor may switch from it to a template.
 *
 * @param props Props.
 */
export function FactsPanel( props: {
	settings: Settings;
} ): ReactElement | null {
	const { settings } = props;
	const { postType } = settings;
	const id = useSelect(
		( select ) => {
			const { getCurrentPostType, getCurrentPostId } =
				select( editorStore );
			return getCurrentPostType() === postType
				? getCurrentPostId()
				: undefined;
		},
		[ postType ]
	);

	return id === undefined ? null : (
		<OfProgram key={ id } settings={ settings } id={ id } />
	);
}
