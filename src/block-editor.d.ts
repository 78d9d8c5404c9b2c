/**
 * What the block uses of `@wordpress/block-editor`, which has no types of its own.
 */
declare module '@wordpress/block-editor' {
	import type { ComponentType, HTMLAttributes, ReactNode } from 'react';
	import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';

	/** A block of the editor. */
	export interface EditedBlock {
		clientId: string;
		name: string;
		attributes: Record< string, unknown >;
		innerBlocks: readonly EditedBlock[];
	}

	/** The blocks that are being edited. */
	export const store: StoreDescriptor<
		ReduxStoreConfig<
			unknown,
			Record< string, never >,
			{ getBlocks: () => EditedBlock[] }
		>
	>;

	/** Props of the element that is the block in the editor. */
	export function useBlockProps(
		props?: HTMLAttributes< HTMLElement >
	): HTMLAttributes< HTMLElement >;

	/** Toolbar of the block. */
	export const BlockControls: ComponentType< { children: ReactNode } >;

	/** Sidebar of the block. */
	export const InspectorControls: ComponentType< {
		group?: 'settings' | 'styles';
		children: ReactNode;
	} >;

	/** Chooses a heading level. */
	export const HeadingLevelDropdown: ComponentType< {
		options: readonly number[];
		value: number;
		onChange: ( level: number ) => void;
	} >;
}
