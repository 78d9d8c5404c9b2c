import type { BlockEditProps } from '@wordpress/blocks';
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { useEntityProp } from '@wordpress/core-data';
import { __ } from '@wordpress/i18n';
import { register } from '../shared/register';
import {
	type ProgramContext,
	programOf,
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
		...programOf( context, 'meta' )
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
				nothing={ __(
					'Nothing is known of this program yet: write its facts in the sidebar. On other pages this block shows nothing.',
					'programs-filter'
				) }
			/>
		</>
	);
}

register( metadata.name, Edit );
