/**
 * The block bindings source of facts in the editor: shows their values from the REST API, or their labels where there is no program
 * (includes/program/fact-binding.php).
 */
import { registerBlockBindingsSource } from '@wordpress/blocks';
import { store } from '@wordpress/core-data';
import type { select } from '@wordpress/data';
import { bindableFacts } from '../shown-facts';

interface BindingRequest {
	select: typeof select;
	context: { postId?: unknown; postType?: unknown };
	/** Bindings by attribute. */
	bindings: Record< string, { args?: { key?: unknown } } >;
}

/** The texts of a program; undefined until the server has answered. */
function factsOf( {
	select: from,
	context: { postId, postType },
}: BindingRequest ): Record< string, string > | undefined {
	const program =
		typeof postId === 'number' && typeof postType === 'string'
			? from( store ).getEntityRecord( 'postType', postType, postId )
			: undefined;

	return (
		program as { pfilter_facts?: Record< string, string > } | undefined
	 )?.pfilter_facts;
}

/** The choices of a block that is about a program. Always the same lists: the editor compares them. */
const fields = bindableFacts().map( ( { key, label } ) => ( {
	label,
	type: 'string',
	args: { key },
} ) );

const none: typeof fields = [];

registerBlockBindingsSource( {
	name: 'programs-filter/fact',
	usesContext: [ 'postId', 'postType' ],
	getValues: ( request: BindingRequest ) => {
		const facts = factsOf( request );

		return Object.fromEntries(
			Object.entries( request.bindings ).map(
				( [ attribute, { args } ] ) => {
					const name = bindableFacts().find(
						( { key } ) => key === args?.key
					);

					return [
						attribute,
						facts?.[ String( args?.key ) ] || ( name?.label ?? '' ),
					];
				}
			)
		);
	},
	getFieldsList: ( { context } ) =>
		context.postType === 'pfilter_programa' ? fields : none,
} );
