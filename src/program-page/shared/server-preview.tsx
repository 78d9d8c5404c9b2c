import type { ReactElement } from 'react';
import { useBlockProps } from '@wordpress/block-editor';
import { Disabled } from '@wordpress/components';
import { useEntityProp } from '@wordpress/core-data';
import ServerSideRender from '@wordpress/server-side-render';

/** What a block of a program's page gets from where it stands; nothing in a template. */
export interface ProgramContext {
	postId?: unknown;
	postType?: unknown;
}

interface Props {
	block: string;
	attributes: Record< string, unknown >;
	context: ProgramContext;
	/** What is said where the page shows nothing. */
	nothing: string;
}

/**
 * Arguments of `useEntityProp()` for a property of the program.
 *
 * @param context  What the block gets.
 * @param property Property.
 */
export const programOf = (
	{ postType, postId }: ProgramContext,
	property: string
): [ type: string, property: string, id: number | undefined ] => [
	typeof postType === 'string' ? postType : '',
	property,
	typeof postId === 'number' && postId > 0 ? postId : undefined,
];

/**
 * A block of a program's page as the page shows it: the server's HTML, anew when the program was saved. In a template, an example.
 *
 * @param props Props.
 */
export function ServerPreview( props: Props ): ReactElement {
	const { block, attributes, context, nothing } = props;
	const program = programOf( context, 'modified' );
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
