/**
 * Types of the used parts of `@wordpress/editor`, `@wordpress/media-utils`, `@wordpress/plugins` and `@wordpress/server-side-render`. WordPress
 * provides the packages.
 */
declare module '@wordpress/editor' {
	import type { ComponentType, ReactNode } from 'react';
	import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';

	/** The post that is being edited. */
	export const store: StoreDescriptor<
		ReduxStoreConfig<
			unknown,
			{
				toggleEditorPanelOpened: ( name: string ) => object;
				removeEditorPanel: ( name: string ) => object;
				savePost: () => object;
				closePublishSidebar: () => object;
			},
			{
				isEditorPanelOpened: (
					state: unknown,
					name: string
				) => boolean;
				getCurrentPostType: () => string | undefined;
				getCurrentPostId: () => number | undefined;
				isCleanNewPost: () => boolean;
				isCurrentPostPublished: () => boolean;
			}
		>
	>;

	/** A panel in the sidebar of the post. */
	export const PluginDocumentSettingPanel: ComponentType< {
		name: string;
		title: string;
		children: ReactNode;
	} >;

	/** The list of categories. */
	export const PostTaxonomiesHierarchicalTermSelector: ComponentType< {
		slug: string;
	} >;

	/** A panel in the checks before publishing. */
	export const PluginPrePublishPanel: ComponentType< {
		title: string;
		initialOpen: boolean;
		children: ReactNode;
	} >;
}

declare module '@wordpress/media-utils' {
	import type { ComponentType, ReactNode } from 'react';

	/** Opens the media library. */
	export const MediaUpload: ComponentType< {
		multiple: 'add';
		value: number[];
		title: string;
		onSelect: ( files: { id: number }[] ) => void;
		render: ( props: { open: () => void } ) => ReactNode;
	} >;
}

declare module '@wordpress/plugins' {
	import type { ComponentType } from 'react';

	/** Registers a plugin of the editor. */
	export function registerPlugin(
		name: string,
		settings: { render: ComponentType; icon?: null }
	): unknown;
}

declare module '@wordpress/server-side-render' {
	import type { ComponentType } from 'react';

	/** A block as the server renders it. */
	const ServerSideRender: ComponentType< {
		block: string;
		attributes: Record< string, unknown >;
		skipBlockSupportAttributes?: boolean;
		httpMethod?: 'GET' | 'POST';
		urlQueryArgs?: Record< string, unknown >;
		EmptyResponsePlaceholder?: ComponentType;
	} >;
	export default ServerSideRender;
}
