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
import { ConflictDialog, labelled } from './conflict-dialog';
import { FactsForm, focusFact, groupOf } from './form';
import type { LoadedFacts } from './loaded-facts';
import { missingLabels } from './missing';
import { keyOf, type Settings, type Texts } from './settings';
import { useForm } from './use-form';
import { useOpenPanels } from './use-open-panels';
import { useTexts } from './use-texts';
import { useTitle } from './use-title';

/** Name of the editor's plugin. */
export const PLUGIN = 'programs-filter-facts';

/** WordPress's store, by name: its package is not installed. */
const INTERFACE = 'core/interface';

/** Why the server has not saved the program (includes/program/facts-in-rest.php). */
interface Refusal {
	data?: {
		/** Sentences by the name of the field, such as "meta.pfilter_end". */
		params?: Texts;
		/** What somebody else has stored meanwhile, by key. */
		conflicts?: Record< string, string >;
	};
}

/**
 * The form of a program in the sidebar. Its state outlives the closing of a panel, as the plugin stays mounted.
 *
 * @param props Props.
 */
function OfProgram( props: {
	settings: Settings;
	loaded: LoadedFacts;
	id: number;
} ): ReactElement {
	const { settings, loaded, id } = props;
	const { postType, texts: says } = settings;
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
		keyOf( settings, 'sessions' )
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

	const show = ( key: string ): void => {
		const panel = `${ PLUGIN }/${ groupOf( settings, form, key ) }`;
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
			show( refused[ 0 ][ 0 ] );
		}
		// With each refusal.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ error ] );
	const settle = ( changes: Texts ): void => {
		loaded.accept( conflict?.conflicts ?? {} );
		setConflict( undefined );
		write( changes );
		void registry.dispatch( editorStore ).savePost();
	};

	const absent = missingLabels( settings, texts, picture ).join( ', ' );
	const doubted = [ 'end', 'signup_until' ].map( ( fact ) =>
		keyOf( settings, fact )
	);
	const doubts = labelled(
		settings,
		Object.fromEntries(
			doubted.map( ( key ) => [ key, form.sentences[ key ] ?? '' ] )
		)
	);
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
			{ ( absent || doubts.length > 0 ) && (
				<PluginPrePublishPanel title={ says.title } initialOpen>
					{ absent && (
						<p>{ says.missing.replace( '%s', absent ) }</p>
					) }
					{ doubts.map( ( doubt ) => (
						<p key={ doubt }>{ doubt }</p>
					) ) }
				</PluginPrePublishPanel>
			) }
			{ conflict && (
				<ConflictDialog
					texts={ says }
					sentences={ labelled( settings, conflict.params ?? {} ) }
					onKeep={ () => settle( {} ) }
					onTake={ () => settle( conflict.conflicts ?? {} ) }
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
		<OfProgram key={ id } { ...{ settings, loaded, id } } />
	);
}
