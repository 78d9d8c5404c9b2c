import type { RunCLIServer } from '@wp-playground/cli';

type Playground = RunCLIServer[ 'playground' ];

/** In the file system of this PHP, which no other site shares. */
const FOLDER = '/internal/shared';

let runs = 0;

/**
 * Runs PHP inside WordPress, in the global scope.
 *
 * @param  playground
 * @param  url        Address of the site.
 * @param  code       With or without `<?php` in front.
 * @return What it printed.
 * @throws {Error} With PHP's message, file and line.
 */
export async function runPhp(
	playground: Playground,
	url: string,
	code: string
): Promise< string > {
	const file = `${ FOLDER }/run-${ ++runs }.php`;
	const failure = `${ file }.failure`;
	await playground.writeFile(
		file,
		code.startsWith( '<?php' ) ? code : `<?php ${ code }`
	);
	try {
		const { text } = await playground.run( {
			code: wrapper( file, failure ),
			headers: { host: new URL( url ).host },
		} );
		return text;
	} catch ( error ) {
		const isExplained = await playground.fileExists( failure );
		throw isExplained
			? new Error( await playground.readFileAsText( failure ) )
			: error;
	}
}

/**
 * PHP that runs a file and, when that fails, leaves the reason in another and ends with an error code.
 *
 * @param file
 * @param failure
 */
function wrapper( file: string, failure: string ): string {
	return `<?php
register_shutdown_function( static function () {
	$error = error_get_last();
	if ( $error && $error['type'] & ( E_ERROR | E_PARSE | E_CORE_ERROR | E_COMPILE_ERROR | E_USER_ERROR ) ) {
		file_put_contents( '${ failure }', "{$error['message']} in {$error['file']}:{$error['line']}" );
	}
} );
try {
	require '/wordpress/wp-load.php';
	require '${ file }';
} catch ( Throwable $error ) {
	file_put_contents(
		'${ failure }',
		get_class( $error ) . ": {$error->getMessage()} in {$error->getFile()}:{$error->getLine()}"
	);
	exit( 1 );
}
`;
}
