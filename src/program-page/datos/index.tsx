/** Registers the block with the parts of a program's page in the editor: a preview from the server. The parts are variations (block.json). */
import type { BlockEditProps } from '@wordpress/blocks';
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

function Edit( {
	attributes,
	context,
}: BlockEditProps & {
	context: ProgramContext;
} ) {
	// What is typed in the sidebar is shown before it is saved.
	const typed = useEntityProp(
		'postType',
		...entityPropArgs( context, 'meta' )
	)[ 0 ] as Record< string, unknown > | undefined;

	return (
		<ServerPreview
			block={ metadata.name }
			attributes={ { ...attributes, ...( typed && { typed } ) } }
			context={ context }
			emptyText={ __(
				'Nothing is known of this program yet: write its facts in the sidebar. On other pages this block shows nothing.',
				'programs-filter'
			) }
		/>
	);
}

registerProgramBlock( metadata.name, Edit );
