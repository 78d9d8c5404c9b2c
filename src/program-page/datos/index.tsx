/** Registers the block with a program's facts in the editor: a preview from the server, and the choice of its part. */
import type { BlockEditProps } from '@wordpress/blocks';
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, SelectControl } from '@wordpress/components';
import { useEntityProp } from '@wordpress/core-data';
import { __ } from '@wordpress/i18n';
import { LARGE } from '../../wordpress/control-props';
import { registerProgramBlock } from '../shared/register';
import {
	type ProgramContext,
	entityPropArgs,
	ServerPreview,
} from '../shared/server-preview';
import metadata from './block.json';
import './style.css';

/** Which part the block shows. */
interface Attributes extends Record< string, unknown > {
	part: 'all' | 'back' | 'lead' | 'facts' | 'sessions';
}

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
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'programs-filter' ) }>
					<SelectControl
						{ ...LARGE }
						label={ __( 'Show', 'programs-filter' ) }
						value={ attributes.part }
						options={ [
							{
								value: 'all',
								label: __( 'Everything', 'programs-filter' ),
							},
							{
								value: 'back',
								label: __(
									'Link to all programs',
									'programs-filter'
								),
							},
							{
								value: 'lead',
								label: __(
									'When, state, buttons and excerpt',
									'programs-filter'
								),
							},
							{
								value: 'facts',
								label: __(
									'Facts of the program',
									'programs-filter'
								),
							},
							{
								value: 'sessions',
								label: __(
									'Sessions and documents',
									'programs-filter'
								),
							},
						] }
						onChange={ ( part ) => setAttributes( { part } ) }
					/>
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
