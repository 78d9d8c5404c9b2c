/** Registers the dynamic blocks of a program's page, for datos/ and relacionados/. */
import type { ComponentType } from 'react';
import {
	type BlockConfiguration,
	type BlockEditProps,
	registerBlockType,
} from '@wordpress/blocks';
import type { ProgramContext } from './server-preview';

/**
 * Registers a block of a program's page, which the server renders and describes (block.json).
 *
 * @param name Name.
 * @param edit What the editor shows.
 */
export function registerProgramBlock<
	Attributes extends Record< string, unknown >,
>(
	name: string,
	edit: ComponentType<
		BlockEditProps< Attributes > & { context: ProgramContext }
	>
): void {
	registerBlockType( name, {
		edit,
		save: () => null,
	} as unknown as BlockConfiguration< Attributes > );
}
