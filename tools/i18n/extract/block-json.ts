import { message, type Message } from '../message.ts';
import { TEXT_DOMAIN } from './calls.ts';

/**
 * What WordPress translates of a block.json, with its context: the plugin's part of WordPress's block-i18n.json.
 */
const TEXTS = {
	title: 'block title',
	description: 'block description',
	keywords: [ 'block keyword' ],
	styles: [ { label: 'block style label' } ],
	variations: [
		{
			title: 'block variation title',
			description: 'block variation description',
			keywords: [ 'block variation keyword' ],
		},
	],
};

/**
 * The messages of a block.json.
 *
 * @param file   Path from the project's folder.
 * @param source Its content.
 */
export function messagesOfBlockJson( file: string, source: string ): Message[] {
	const block = JSON.parse( source ) as Record< string, unknown >;
	return block.textdomain === TEXT_DOMAIN ? texts( TEXTS, block, file ) : [];
}

function texts( schema: unknown, value: unknown, file: string ): Message[] {
	if ( typeof schema === 'string' ) {
		return typeof value === 'string'
			? [ message( { msgid: value, msgctxt: schema }, [ file ] ) ]
			: [];
	}
	if ( Array.isArray( schema ) ) {
		return Object.values( value ?? [] ).flatMap( ( item: unknown ) =>
			texts( schema[ 0 ], item, file )
		);
	}
	return Object.entries( schema ?? {} ).flatMap( ( [ key, part ] ) =>
		texts( part, ( value as Record< string, unknown > )[ key ], file )
	);
}
