import { type BlockConfiguration, registerBlockType } from '@wordpress/blocks';
import type { Attributes } from './attributes';
import metadata from './block.json';
import { Edit } from './edit';
import { icon } from './icon';
import { transforms } from './transforms';
import './editor.css';
import './style.css';

registerBlockType(
	// The types of the packages know neither every field of block.json nor shortcode transforms.
	metadata as unknown as BlockConfiguration< Attributes >,
	{
		icon,
		edit: Edit,
		// The server renders it.
		save: () => null,
		transforms,
	} as unknown as Partial< BlockConfiguration< Attributes > >
);
