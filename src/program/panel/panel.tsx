/** The facts panels in the block editor sidebar, with pre-publish warnings and the errors of a rejected save. Registered by index.tsx. */
import type { ReactElement } from 'react';
import { store as coreStore, useEntityProp } from '@wordpress/core-data';
import { useRegistry, useSelect } from '@wordpress/data';
import {
	PluginDocumentSettingPanel,
	PluginPrePublishPanel,
	PostTaxonomiesHierarchicalTermSelector,
	store as editorStore,
} from '@wordpress/editor';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ConflictDialog, withLabels } from './conflict-dialog';
import { FactsForm, focusFact, groupNameOf } from './form';
import type { LoadedFacts } from './loaded-facts';
import { missingLabels } from './missing';
import { metaKeyOf, type Settings, type Texts } from './settings';
import { useForm } from './use-form';
import { useOpenPanels } from './use-open-panels';
import { useTexts } from './use-texts';
import { useTitle } from './use-title';

/** Name of the editor's plugin. */
export const PLUGIN = 'programs-filter-facts';

/** WordPress's store, by name: its package is not installed. */
const INTERFACE = 'core/interface';

/** Error of a rejected save (includes/program/forms/facts-in-rest.php). */
interface Refusal {
	data?: {
		/** Messages by the name of the field, such as "meta.pfilter_sessions". */
		params?: Texts;
		/** Values that another user has saved in the meantime, by key. */
		conflicts?: Record< string, string >;
	};
}

/**
 * The form of a program in the sidebar. Closing a panel does not reset its state, as the plugin stays mounted.
 *
 * @param props Props.
 */
function ProgramPanel( props: {
	settings: Settings;
	loaded: LoadedFacts;
	id: number;
} ): ReactElement {
	const { settings, loaded, id } = props;
	const { postType } = settings;
	const [ texts, write ] = useTexts( settings, id );
	const { isPublished, error, meta, isEdited } = useSelect(
		( select ) => {
			const core = select( coreStore );
			const record = [ 'postType', postType, id ] as const;
			return {
				isPublished: select( editorStore ).isCurrentPostPublished(),
				error: core.getLastEntitySaveError( ...record ) as
					Refusal | undefined,
				meta: (
					core.getRawEntityRecord( ...record ) as
						{ meta?: Record< string, unknown > } | undefined
				 )?.meta,
				isEdited:
					(
						core.getEntityRecordEdits( ...record ) as
							{ meta?: unknown } | undefined
					 )?.meta !== undefined,
			};
		},
		[ postType, id ]
	);
	const form = useForm(
		{ program: id, texts, write, isPublished },
		metaKeyOf( settings, 'sessions' )
	);
	const [ conflict, setConflict ] = useState< Refusal[ 'data' ] >();
	const picture = useEntityProp(
		'postType',
		postType,
		'featured_media',
		id
	)[ 0 ] as unknown;
	const registry = useRegistry();

	useEffect( () => {
		if ( meta && ! isEdited ) {
			loaded.remember( id, meta );
		}
	}, [ loaded, id, meta, isEdited ] );

	const focusField = ( key: string ): void => {
		const panel = `${ PLUGIN }/${ groupNameOf( settings, key ) }`;
		const { enableComplementaryArea } = registry.dispatch(
			INTERFACE
		) as unknown as {
			enableComplementaryArea: ( scope: string, area: string ) => void;
		};
		// The pre-publish panel covers the sidebar.
		void registry.dispatch( editorStore ).closePublishSidebar();
		enableComplementaryArea( 'core', 'edit-post/document' );
		if ( ! registry.select( editorStore ).isEditorPanelOpened( panel ) ) {
			void registry
				.dispatch( editorStore )
				.toggleEditorPanelOpened( panel );
		}
		focusFact( key );
	};
	useEffect( () => {
		const { conflicts, params = {} } = error?.data ?? {};
		const refused = Object.entries( params ).flatMap(
			( [ name, problem ] ) =>
				name.startsWith( 'meta.' )
					? [ [ name.slice( 5 ), problem ] as const ]
					: []
		);
		setConflict( conflicts && error?.data );
		if ( refused[ 0 ] && ! conflicts ) {
			form.showAll( Object.fromEntries( refused ) );
			focusField( refused[ 0 ][ 0 ] );
		}
		// Only when the error changes.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ error ] );
	const resolveConflict = ( changes: Texts ): void => {
		loaded.accept( conflict?.conflicts ?? {} );
		setConflict( undefined );
		write( changes );
		void registry.dispatch( editorStore ).savePost();
	};

	const missing = missingLabels( settings, texts, picture ).join( ', ' );
	const until = metaKeyOf( settings, 'signup_until' );
	const warnings = withLabels( settings, {
		[ until ]: form.sentences[ until ] ?? '',
	} );
	useTitle();
	useOpenPanels(
		[ 'categories', 'basics' ].map( ( name ) => `${ PLUGIN }/${ name }` ),
		`taxonomy-panel-${ settings.taxonomy }`
	);

	return (
		<>
			<PluginDocumentSettingPanel
				name="categories"
				title={ __( 'Categories', 'programs-filter' ) }
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
			{ ( missing || warnings.length > 0 ) && (
				<PluginPrePublishPanel
					title={ settings.texts.title }
					initialOpen
				>
					{ missing && (
						<p>
							{ sprintf(
								/* translators: %s: names of facts, separated by commas. */
								__(
									'Not filled in yet: %s. You can publish the program like this and complete it later.',
									'programs-filter'
								),
								missing
							) }
						</p>
					) }
					{ warnings.map( ( warning ) => (
						<p key={ warning }>{ warning }</p>
					) ) }
				</PluginPrePublishPanel>
			) }
			{ conflict && (
				<ConflictDialog
					sentences={ withLabels( settings, conflict.params ?? {} ) }
					onKeep={ () => resolveConflict( {} ) }
					onDiscard={ () =>
						resolveConflict( conflict.conflicts ?? {} )
					}
					onClose={ () => setConflict( undefined ) }
				/>
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
	loaded: LoadedFacts;
} ): ReactElement | null {
	const { settings, loaded } = props;
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
		<ProgramPanel key={ id } { ...{ settings, loaded, id } } />
	);
}
