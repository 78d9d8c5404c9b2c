import { loadNodeRuntime } from '@php-wasm/node';
import { PHP } from '@php-wasm/universal';
import { USUAL_PHP } from '../../shared/versions.ts';

/**
 * A token of PHP's own lexer.
 */
export interface PhpToken {
	/** Such as "T_STRING"; the character itself for punctuation. */
	name: string;
	text: string;
	/** Line that it starts on, from 1. */
	line: number;
}

const LEXER = `<?php
echo json_encode( array_map(
	fn( $source ) => array_map(
		fn( $token ) => array( $token->getTokenName(), $token->text, $token->line ),
		PhpToken::tokenize( $source )
	),
	json_decode( file_get_contents( '/sources.json' ), true )
), JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE );`;

/**
 * Has PHP itself, as WebAssembly, take PHP files apart. No PHP is needed on the machine.
 *
 * @param sources Contents of the files.
 * @return The tokens of each, white space left out.
 */
export async function tokenize(
	sources: readonly string[]
): Promise< PhpToken[][] > {
	const runtime = await loadNodeRuntime( USUAL_PHP, {
		emscriptenOptions: { processId: process.pid },
	} );
	const php = new PHP( runtime );
	try {
		php.writeFile( '/sources.json', JSON.stringify( sources ) );
		const { stdoutText } = await php.runStream( { code: LEXER } );
		const files = JSON.parse( await stdoutText ) as [
			string,
			string,
			number,
		][][];
		return files.map( ( tokens ) =>
			tokens
				.map( ( [ name, content, line ] ) => ( {
					name,
					text: content,
					line,
				} ) )
				.filter( ( { name } ) => name !== 'T_WHITESPACE' )
		);
	} finally {
		php.exit();
	}
}
