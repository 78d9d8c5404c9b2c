import type { RunCLIServer } from '@wp-playground/cli';
import { PHP } from '../mounts.ts';

type Playground = RunCLIServer[ 'playground' ];

/** In the file system of this PHP, which no other site shares. */
const FOLDER = '/internal/shared';

let runs = 0;

/**
 * Runs PHP inside WordPress, in the global scope.
 *
 * @param  url  Address of the site.
 * @param  code With or without `<?php` in front.
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
			scriptPath: `${ PHP }/run.php`,
			headers: { host: new URL( url ).host },
			env: {
				RUN_WORDPRESS: '/wordpress/wp-load.php',
				RUN_FILE: file,
				RUN_FAILURE: failure,
			},
		} );
		return text;
	} catch ( error ) {
		const isExplained = await playground.fileExists( failure );
		throw isExplained
			? new Error( await playground.readFileAsText( failure ) )
			: error;
	}
}
