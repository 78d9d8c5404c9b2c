/**
 * What the tests use of WordPress's globals in the editor.
 */
interface BlockInEditor {
	clientId: string;
	name: string;
	isValid: boolean;
	attributes: Record< string, unknown >;
	innerBlocks: BlockInEditor[];
}

interface SelectBlocks {
	getBlocks: () => BlockInEditor[];
	getBlocksByName: ( name: string ) => string[];
	getSelectedBlock: () => BlockInEditor | null;
}

interface SelectEditor {
	getEditedPostContent: () => string;
	/** Null where it cannot be viewed: a pattern, a draft. */
	getPermalink: () => string | null;
	getCurrentPostType: () => string;
	/** Not while it is being saved. */
	isEditedPostSaveable: () => boolean;
	isEditedPostDirty: () => boolean;
	getCurrentPostId: () => number;
	getCurrentPostAttribute: ( name: string ) => unknown;
	getEditedPostAttribute: ( name: string ) => unknown;
}

interface DispatchBlocks {
	clearSelectedBlock: () => void;
	insertBlocks: (
		block: BlockInEditor | BlockInEditor[],
		index?: number,
		rootClientId?: string
	) => void;
	selectBlock: ( clientId: string | undefined ) => void;
	setBlockEditingMode: (
		clientId: string,
		mode: 'disabled' | 'contentOnly' | 'default'
	) => void;
	updateBlockAttributes: (
		clientId: string | undefined,
		attributes: Record< string, unknown >
	) => void;
}

interface DispatchEditor {
	editPost: ( changes: Record< string, unknown > ) => void;
	savePost: () => Promise< void >;
	autosave: () => Promise< void >;
	/** Returns the address of the preview. */
	__unstableSaveForPreview: ( options: {
		forceIsAutosaveable: boolean;
	} ) => Promise< string >;
	resetEditorBlocks: ( blocks: BlockInEditor[] ) => void;
	setDeviceType: ( name: string ) => void;
	setIsInserterOpened: ( isOpened: boolean ) => void;
	setIsListViewOpened: ( isOpened: boolean ) => void;
	undo: () => void;
	redo: () => void;
}

declare interface Window {
	/** The clock of a page where it stands still. */
	clockOfTests?: () => number;
	/** What the user preferred when the editor was opened. */
	preferencesOfTests?: unknown;
	wp: {
		data: {
			subscribe: ( listener: () => void ) => () => void;
			select: ( ( store: 'core/block-editor' ) => SelectBlocks ) &
				( ( store: 'core/editor' ) => SelectEditor );
			resolveSelect: ( store: 'core' ) => {
				getEntityRecord: (
					kind: string,
					name: string,
					id: number
				) => Promise< unknown >;
			};
			dispatch: ( ( store: 'core/block-editor' ) => DispatchBlocks ) &
				( ( store: 'core/editor' ) => DispatchEditor ) &
				( ( store: 'core' ) => {
					editEntityRecord: (
						kind: string,
						name: string,
						id: number,
						edits: Record< string, unknown >
					) => Promise< void >;
				} ) &
				( ( store: 'core/edit-post' ) => {
					openGeneralSidebar: ( name: string ) => void;
				} ) &
				( ( store: 'core/notices' ) => {
					removeAllNotices: ( type: string ) => void;
				} ) &
				( ( store: 'core/preferences' ) => {
					setPersistenceLayer: ( layer: {
						get: () => Promise< unknown >;
						set: () => void;
					} ) => Promise< void >;
					set: (
						scope: string,
						name: string,
						value: unknown
					) => void;
				} );
		};
		blocks: {
			createBlock: (
				name: string,
				attributes?: Record< string, unknown >
			) => BlockInEditor;
			parse: ( content: string ) => BlockInEditor[];
			switchToBlockType: (
				block: BlockInEditor | BlockInEditor[],
				name: string
			) => BlockInEditor[] | null;
		};
		plugins: {
			registerPlugin: ( name: string, settings: object ) => void;
			/** Returns the settings. */
			unregisterPlugin: ( name: string ) => object;
		};
		apiFetch: {
			( options: Record< string, unknown > ): Promise< unknown >;
			nonceMiddleware: { nonce: string };
		};
	};
}
