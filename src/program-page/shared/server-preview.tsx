/** The preview of a program's blocks in the editor, for datos/ and relacionados/: the HTML of the server, fetched again after each save. */
import type { ReactElement } from 'react';
import { useBlockProps } from '@wordpress/block-editor';
import { Disabled } from '@wordpress/components';
import { useEntityProp } from '@wordpress/core-data';
import ServerSideRender from '@wordpress/server-side-render';

/** The block context of a program's blocks; empty in a template. */
export interface ProgramContext {
	postId?: unknown;
	postType?: unknown;
}

interface Props {
	block: string;
	attributes: Record< string, unknown >;
	context: ProgramContext;
	/** Text where the block is empty. */
	emptyText: string;
}

/**
 * Arguments of `useEntityProp()` for a property of the program.
 *
 * @param context  What the block gets.
 * @param property Property.
 */
export const entityPropArgs = (
	{ postType, postId }: ProgramContext,
	property: string
): [ type: string, property: string, id: number | undefined ] => [
	typeof postType === 'string' ? postType : '',
	property,
	typeof postId === 'number' && postId > 0 ? postId : undefined,
];

/**
 * The preview of a block. In a template, it shows an example.
 *
 * @param props Props.
 */
export function ServerPreview( props: Props ): ReactElement {
	const { block, attributes, context, emptyText: nothing } = props;
	const program = entityPropArgs( context, 'modified' );
	const [ , , post ] = program;
	const modified = useEntityProp( 'postType', ...program )[ 0 ] as unknown;

	return (
		<div { ...useBlockProps() }>
			{ /* Its links would leave the editor. */ }
			<Disabled>
				<ServerSideRender
					key={ String( modified ) }
					block={ block }
					attributes={ attributes }
					skipBlockSupportAttributes
					httpMethod="POST"
					{ ...( post === undefined
						? {}
						: { urlQueryArgs: { post_id: post } } ) }
					EmptyResponsePlaceholder={ () => <p>{ nothing }</p> }
				/>
			</Disabled>
		</div>
	);
}
