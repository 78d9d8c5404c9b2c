/**
 * A text that the plugin shows, as the source has it.
 */
export interface Message {
	text: string;
	plural?: string;
	context?: string;
	/** What translators should know. */
	comments: readonly string[];
	/** The files that it stands in, from the project's folder. */
	references: readonly string[];
}

/**
 * @return What two messages have in common when they share one translation; WordPress uses the same key.
 */
export function keyOf( {
	text,
	context,
}: Pick< Message, 'text' | 'context' > ): string {
	return context === undefined ? text : `${ context }\u0004${ text }`;
}

/**
 * Joins messages that share a translation.
 *
 * @return In the order of their first appearance.
 * @throws {Error} When the same text has two different plurals, which no catalogue can hold.
 */
export function merge( messages: readonly Message[] ): Message[] {
	const merged = new Map< string, Message >();
	for ( const message of messages ) {
		const key = keyOf( message );
		const known = merged.get( key );
		if ( known === undefined ) {
			merged.set( key, message );
			continue;
		}
		const plural = known.plural ?? message.plural;
		if ( plural !== ( message.plural ?? plural ) ) {
			throw new Error(
				`"${ message.text }" has two plurals: ${ known.references.join() }, ${ message.references.join() }`
			);
		}
		merged.set( key, {
			...known,
			...( plural === undefined ? {} : { plural } ),
			comments: [
				...new Set( [ ...known.comments, ...message.comments ] ),
			],
			references: [
				...new Set( [ ...known.references, ...message.references ] ),
			],
		} );
	}
	return [ ...merged.values() ];
}
