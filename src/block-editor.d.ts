/** Types of the parts of `@wordpress/block-editor` that the block uses. The package has none. */
declare module '@wordpress/block-editor' {
	import type { ComponentType, HTMLAttributes, ReactNode } from 'react';
	import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';

	/** What can be changed: everything, the content, or nothing. */
	type EditingMode = 'default' | 'contentOnly' | 'disabled';

	/** A block of the editor. */
	export interface EditedBlock {
		clientId: string;
		name: string;
		attributes: Record< string, unknown >;
	}

	/** The block editor's store. */
	export const store: StoreDescriptor<
		ReduxStoreConfig<
			unknown,
			{
				selectBlock: ( clientId: string ) => object;
				updateBlockAttributes: (
					clientId: string,
					attributes: Record< string, unknown >
				) => object;
				__unstableMarkLastChangeAsPersistent: () => { type: string };
				__unstableMarkNextChangeAsNotPersistent: () => { type: string };
			},
			{
				/** Client IDs in the order of the page. */
				getBlocksByName: (
					state: unknown,
					name: string | readonly string[]
				) => string[];
				getBlocksByClientId: (
					state: unknown,
					clientIds: readonly string[]
				) => EditedBlock[];
				getClientIdsWithDescendants: () => string[];
				getSelectedBlockClientId: () => string | null;
				getBlockEditingMode: (
					state: unknown,
					clientId: string
				) => EditingMode;
			}
		>
	>;

	/** Editing mode of the current block. */
	export function useBlockEditingMode(): EditingMode;

	/** The current block; `clientId` is missing outside of a block. */
	export function useBlockEditContext(): {
		clientId?: string;
		isSelected: boolean;
	};

	/** Props of the block's element in the editor. */
	export function useBlockProps(
		props?: HTMLAttributes< HTMLElement >
	): HTMLAttributes< HTMLElement >;

	/** Toolbar of the block. */
	export const BlockControls: ComponentType< {
		group?: 'other';
		children: ReactNode;
	} >;

	/** Sidebar of the block. */
	export const InspectorControls: ComponentType< {
		group?: 'settings' | 'styles' | 'content';
		children: ReactNode;
	} >;

	/** Chooses a heading level. */
	export const HeadingLevelDropdown: ComponentType< {
		options: readonly number[];
		value: number;
		onChange: ( level: number ) => void;
	} >;
}
