/** Registers the block "Programs" in the editor. Its metadata comes from the server. */
import { type BlockConfiguration, registerBlockType } from '@wordpress/blocks';
import type { Attributes } from './attributes';
import metadata from './block.json';
import { Edit } from './edit';
import { icon } from './icon';
import { variations } from './variations';
import './editor.css';
import './style.css';

registerBlockType(
	// The server registers the metadata.
	metadata.name,
	{
		icon,
		edit: Edit,
		// The server renders it.
		save: () => null,
		variations,
	} as unknown as BlockConfiguration< Attributes >
);
