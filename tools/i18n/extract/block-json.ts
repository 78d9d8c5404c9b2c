import type { Message } from '../message.ts';
import { TEXT_DOMAIN } from './functions.ts';

/**
 * Of a block.json, what WordPress translates (block-i18n.json).
 */
interface BlockMetadata {
	textdomain?: string;
	title?: string;
	description?: string;
	keywords?: string[];
	styles?: { label?: string }[];
	variations?: {
		title?: string;
		description?: string;
		keywords?: string[];
	}[];
}

/**
 * The messages of a block.json.
 *
 * @param file   Path from the project's folder.
 * @param source Its content.
 */
export function messagesOfBlockJson( file: string, source: string ): Message[] {
	const block = JSON.parse( source ) as BlockMetadata;
	if ( block.textdomain !== TEXT_DOMAIN ) {
		return [];
	}
	const texts: [ context: string, text: string | undefined ][] = [
		[ 'block title', block.title ],
		[ 'block description', block.description ],
		...keywords( 'block keyword', block.keywords ),
		...( block.styles ?? [] ).map(
			( { label } ): [ string, string | undefined ] => [
				'block style label',
				label,
			]
		),
		...( block.variations ?? [] ).flatMap(
			( variation ): [ string, string | undefined ][] => [
				[ 'block variation title', variation.title ],
				[ 'block variation description', variation.description ],
				...keywords( 'block variation keyword', variation.keywords ),
			]
		),
	];
	return texts.flatMap( ( [ context, text ] ) =>
		text ? [ { text, context, comments: [], references: [ file ] } ] : []
	);
}

function keywords(
	context: string,
	words: readonly string[] = []
): [ string, string ][] {
	return words.map( ( word ) => [ context, word ] );
}
