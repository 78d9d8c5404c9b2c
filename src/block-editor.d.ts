/**
 * What the block uses of `@wordpress/block-editor`, which has no types of its own.
 */
declare module '@wordpress/block-editor' {
	import type { ComponentType, HTMLAttributes, ReactNode } from 'react';

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
