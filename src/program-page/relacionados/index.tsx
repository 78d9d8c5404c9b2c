/** Registers the block of related programs in the editor: a preview from the server, heading and number. */
import type { BlockEditProps } from '@wordpress/blocks';
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, RangeControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LARGE } from '../../wordpress/control-props';
import { registerProgramBlock } from '../shared/register';
import { type ProgramContext, ServerPreview } from '../shared/server-preview';
import metadata from './block.json';
import './style.css';

/** The block's attributes. */
interface Attributes extends Record< string, unknown > {
	heading: string;
	limit: number;
}

function Edit( {
	attributes,
	setAttributes,
	context,
}: BlockEditProps< Attributes > & { context: ProgramContext } ) {
	const { minimum, maximum, default: usual } = metadata.attributes.limit;

	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'programs-filter' ) }>
					<TextControl
						{ ...LARGE }
						label={ __( 'Heading', 'programs-filter' ) }
						placeholder={ __(
							'You may also like',
							'programs-filter'
						) }
						value={ attributes.heading }
						onChange={ ( heading ) => setAttributes( { heading } ) }
					/>
					<RangeControl
						{ ...LARGE }
						label={ __( 'Number of programs', 'programs-filter' ) }
						min={ minimum }
						max={ maximum }
						value={ attributes.limit }
						onChange={ ( limit = usual ) =>
							setAttributes( { limit } )
						}
					/>
				</PanelBody>
			</InspectorControls>
			<ServerPreview
				block={ metadata.name }
				attributes={ attributes }
				context={ context }
				emptyText={ __(
					'There are no other programs yet. On other pages this block shows nothing.',
					'programs-filter'
				) }
			/>
		</>
	);
}

registerProgramBlock( metadata.name, Edit );
