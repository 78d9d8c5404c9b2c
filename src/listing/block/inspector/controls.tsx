/**
 * Where the block's controls are. In a pattern, and wherever only content may be changed, the editor takes the settings out of the
 * sidebar: what is content has another place there, and before WordPress 7.0 none but the toolbar.
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

/** Whether the sidebar has a place for content. An editor that has none says so in the console when it is asked for it. */
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
		// The editor would show those of all blocks of the pattern, one below the other.
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
