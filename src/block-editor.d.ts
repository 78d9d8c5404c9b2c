/**
 * What the block uses of `@wordpress/block-editor`, which has no types of its own.
 */
declare module '@wordpress/block-editor' {
	import type { ComponentType, HTMLAttributes, ReactNode } from 'react';
	import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';

	/** What may be changed: everything, what is in it, or nothing. */
	type EditingMode = 'default' | 'contentOnly' | 'disabled';

	/** A block of the editor. */
	export interface EditedBlock {
		clientId: string;
		name: string;
		attributes: Record< string, unknown >;
	}

	/** The blocks that are being edited. */
	export const store: StoreDescriptor<
		ReduxStoreConfig<
			unknown,
			{
				updateBlockAttributes: (
					clientId: string,
					attributes: Record< string, unknown >
				) => object;
				__unstableMarkLastChangeAsPersistent: () => { type: string };
				__unstableMarkNextChangeAsNotPersistent: () => { type: string };
			},
			{
				/** Their client IDs, in the order of the page. */
				getBlocksByName: ( state: unknown, name: string ) => string[];
				getBlocksByClientId: (
					state: unknown,
					clientIds: readonly string[]
				) => EditedBlock[];
				getClientIdsWithDescendants: () => string[];
				/** Those right inside of a block. */
				getBlockOrder: ( state: unknown, clientId: string ) => string[];
				/** Those around a block: from the outermost, or to it. */
				getBlockParents: (
					state: unknown,
					clientId: string,
					ascending?: boolean
				) => string[];
				/** Whether something else than the page holds what is in a block: a synced pattern, a template. */
				areInnerBlocksControlled: (
					state: unknown,
					clientId: string
				) => boolean;
				/** Whether a block, not one inside of it, came with the last insertion. */
				wasBlockJustInserted: (
					state: unknown,
					clientId: string,
					source?: string
				) => boolean;
				getBlockEditingMode: (
					state: unknown,
					clientId: string
				) => EditingMode;
			}
		>
	>;

	/** That of the block in whose `edit` a component is. */
	export function useBlockEditingMode(): EditingMode;

	/** The block in whose `edit` a component is; `clientId` is missing outside of one. */
	export function useBlockEditContext(): {
		clientId?: string;
		isSelected: boolean;
	};

	/** Props of the element that is the block in the editor. */
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

	/** Colours of a part of the block. */
	export const PanelColorSettings: ComponentType< {
		title: string;
		enableAlpha?: boolean;
		__experimentalIsRenderedInSidebar?: boolean;
		colorSettings: readonly {
			label: string;
			value: string | undefined;
			/** Of a colour of the palette with its slug, or, before WordPress 7.1, its position. */
			onChange: ( color?: string, slug?: string | number ) => void;
		}[];
		children: ReactNode;
	} >;

	/** Says so where a text can hardly be read. */
	export const ContrastChecker: ComponentType< {
		textColor: string | undefined;
		backgroundColor: string | undefined;
	} >;

	/** A colour of a palette. */
	export interface PaletteColor {
		name: string;
		slug: string;
		color: string;
	}

	/** Settings of the theme by their paths. */
	export function useSettings( ...paths: string[] ): unknown[];

	/** The colour of a palette that has a value. */
	export function getColorObjectByColorValue(
		colors: readonly PaletteColor[],
		color: string | undefined
	): PaletteColor | undefined;

	/** Chooses a heading level. */
	export const HeadingLevelDropdown: ComponentType< {
		options: readonly number[];
		value: number;
		onChange: ( level: number ) => void;
	} >;
}
