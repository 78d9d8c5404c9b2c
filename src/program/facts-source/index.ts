/**
 * The facts of a program in the editor, where blocks show them by bindings: as the server says them (includes/program/facts-in-editor.php),
 * and their names where a block stands in no program.
 */
import { registerBlockBindingsSource } from '@wordpress/blocks';
import { store } from '@wordpress/core-data';
import type { select } from '@wordpress/data';

declare global {
	interface Window {
		/** Names of the facts, by their keys. */
		programsFilterFacts?: Record< string, string >;
	}
}

interface Asked {
	select: typeof select;
	context: { postId?: unknown; postType?: unknown };
	/** What is bound, by attribute. */
	bindings: Record< string, { args?: { key?: unknown } } >;
}

/** What the server says of a program; undefined as long as it is not there. */
function factsOf( {
	select: from,
	context: { postId, postType },
}: Asked ): Record< string, string > | undefined {
	const program =
		typeof postId === 'number' && typeof postType === 'string'
			? from( store ).getEntityRecord( 'postType', postType, postId )
			: undefined;

	return (
		program as { pfilter_facts?: Record< string, string > } | undefined
	 )?.pfilter_facts;
}

const names = window.programsFilterFacts ?? {};

/** What can be chosen for a block that is about a program. Always the same lists: the editor compares them. */
const fields = Object.entries( names ).map( ( [ key, label ] ) => ( {
	label,
	type: 'string',
	args: { key },
} ) );

const none: typeof fields = [];

registerBlockBindingsSource( {
	name: 'programs-filter/fact',
	usesContext: [ 'postId', 'postType' ],
	getValues: ( asked: Asked ) => {
		const facts = factsOf( asked );

		return Object.fromEntries(
			Object.entries( asked.bindings ).map(
				( [ attribute, { args } ] ) => {
					const key = String( args?.key );

					return [
						attribute,
						facts?.[ key ] || ( names[ key ] ?? '' ),
					];
				}
			)
		);
	},
	getFieldsList: ( { context } ) =>
		context.postType === 'pfilter_programa' ? fields : none,
} );
