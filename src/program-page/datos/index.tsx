/** Registers the block with a program's facts in the editor: a preview from the server, and switches for its parts. */
import type { BlockEditProps } from '@wordpress/blocks';
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { useEntityProp } from '@wordpress/core-data';
import { __ } from '@wordpress/i18n';
import { registerProgramBlock } from '../shared/register';
import {
	type ProgramContext,
	entityPropArgs,
	ServerPreview,
} from '../shared/server-preview';
import metadata from './block.json';
import './style.css';

/** Which parts the block shows. */
type Attributes = Record<
	'showFacts' | 'showCategories' | 'showBack',
	boolean
>;

function Edit( {
	attributes,
	setAttributes,
	context,
}: BlockEditProps< Attributes > & { context: ProgramContext } ) {
	// What is typed in the sidebar is shown before it is saved.
	const typed = useEntityProp(
		'postType',
		...entityPropArgs( context, 'meta' )
	)[ 0 ] as Record< string, unknown > | undefined;
	const parts = [
		[ 'showFacts', __( 'Facts of the program', 'programs-filter' ) ],
		[ 'showCategories', __( 'Categories', 'programs-filter' ) ],
		[ 'showBack', __( 'Link to all programs', 'programs-filter' ) ],
	] as const;

	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Show', 'programs-filter' ) }>
					{ parts.map( ( [ name, label ] ) => (
						<ToggleControl
							key={ name }
							label={ label }
							checked={ attributes[ name ] }
							onChange={ ( shown ) =>
								setAttributes( { [ name ]: shown } )
							}
						/>
					) ) }
				</PanelBody>
			</InspectorControls>
			<ServerPreview
				block={ metadata.name }
				attributes={ { ...attributes, ...( typed && { typed } ) } }
				context={ context }
				emptyText={ __(
					'Nothing is known of this program yet: write its facts in the sidebar. On other pages this block shows nothing.',
					'programs-filter'
				) }
			/>
		</>
	);
}

registerProgramBlock( metadata.name, Edit );
