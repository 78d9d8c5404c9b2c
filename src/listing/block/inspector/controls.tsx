/**
 * Places the controls of the block in the editor, for edit.tsx. In the editing mode `contentOnly` the sidebar has no settings: they are in the group
 * "content", or in the toolbar before WordPress 7.0.
 */
import type { ReactElement, ReactNode } from 'react';
import {
	BlockControls,
	InspectorControls,
	useBlockEditContext,
	useBlockEditingMode,
} from '@wordpress/block-editor';
import { Dropdown, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** Whether the sidebar has a group for content. Other versions warn in the console about an unknown group. */
function hasContentGroup(): boolean {
	const [ , major ] = /\bbranch-(\d+)/.exec( document.body.className ) ?? [];

	return Number( major ?? 0 ) >= 7;
}

/**
 * The controls of the block.
 *
 * @param props
 * @param props.children Panels.
 */
export function Controls( props: {
	children: ReactNode;
} ): ReactElement | null {
	const { isSelected } = useBlockEditContext();
	const mode = useBlockEditingMode();
	if ( mode !== 'contentOnly' ) {
		return <InspectorControls>{ props.children }</InspectorControls>;
	}
	if ( hasContentGroup() ) {
		// The editor would show the controls of all blocks of the pattern.
		return isSelected ? (
			<InspectorControls group="content">
				{ props.children }
			</InspectorControls>
		) : null;
	}

	return (
		<BlockControls group="other">
			<ToolbarGroup>
				<Dropdown
					contentClassName="programas-controls"
					popoverProps={ { placement: 'bottom-start' } }
					renderToggle={ ( { isOpen, onToggle } ) => (
						<ToolbarButton
							aria-expanded={ isOpen }
							aria-haspopup="true"
							onClick={ onToggle }
						>
							{ __( 'Settings', 'programs-filter' ) }
						</ToolbarButton>
					) }
					renderContent={ () => props.children }
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}
