import type { RunCLIServer } from '@wp-playground/cli';

type Playground = RunCLIServer[ 'playground' ];

let runs = 0;

/**
 * Runs PHP inside WordPress, in the global scope.
 *
 * @param playground
 * @param url        Address of the site.
 * @param code       With or without `<?php` in front.
 * @return What it printed.
 * @throws {Error} With PHP's message, file and line.
 */
export async function runPhp(
	playground: Playground,
	url: string,
	code: string
): Promise< string > {
	const file = `/tmp/run-${ process.pid }-${ ++runs }.php`;
	const errors = `${ file }.error`;
	await playground.writeFile( file, /^\s*<\?php/.test( code ) ? code.trimStart() : `<?php ${ code }` );
	try {
		const { text } = await playground
			.run( { code: wrapper( file, errors ), headers: { host: new URL( url ).host } } )
			.catch( ( error: Error ) => {
				// PHP ended with an error code. The reason stands in the file, except when it never came that far.
				return { text: error.message };
			} );
		if ( await playground.fileExists( errors ) ) {
			throw new Error( await playground.readFileAsText( errors ) );
		}
		return text;
	} finally {
		await playground.unlink( file );
		if ( await playground.fileExists( errors ) ) {
			await playground.unlink( errors );
		}
	}
}

function wrapper( file: string, errors: string ): string {
	return `<?php
register_shutdown_function( static function () {
	$error = error_get_last();
	if ( $error && $error['type'] & ( E_ERROR | E_PARSE | E_CORE_ERROR | E_COMPILE_ERROR | E_USER_ERROR ) ) {
		file_put_contents( '${ errors }', "{$error['message']} in {$error['file']}:{$error['line']}" );
	}
} );
try {
	require '/wordpress/wp-load.php';
	require '${ file }';
} catch ( Throwable $error ) {
	file_put_contents( '${ errors }', sprintf( '%s: %s in %s:%d', get_class( $error ), $error->getMessage(), $error->getFile(), $error->getLine() ) );
}
`;
}
