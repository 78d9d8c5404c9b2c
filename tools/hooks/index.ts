/**
 * `npm run hooks`: where the plugin hooks into WordPress. Read from a running WordPress, so that none is missing.
 * `npm run hooks -- --write-docs` writes docs/hooks.md instead: the hooks of its own.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { startWordPress } from '../shared/site/index.ts';
import { projectRoot } from '../shared/project-root.ts';
import { document } from './document.ts';
import { ownHooks } from './own-hooks.ts';

interface Hooked {
	hook: string;
	priority: number;
	callback: string;
	/** From the plugin's folder. */
	file: string;
	line: number;
}

const SCRIPT = join( projectRoot, 'tools', 'hooks', 'hooks.php' );

/** Prints them. */
async function print(): Promise< void > {
	const wordpress = await startWordPress();
	try {
		const script = await readFile( SCRIPT, 'utf8' );
		const hooked = JSON.parse(
			await wordpress.runPhp(
				`${ script } echo wp_json_encode( list_hooks() );`
			)
		) as Hooked[];
		for ( const { hook, priority, callback, file, line } of hooked ) {
			console.log(
				`${ hook.padEnd( 44 ) } ${ String( priority ).padStart( 5 ) }  ${ callback.padEnd( 36 ) } ${ file }:${ line }`
			);
		}
	} finally {
		await wordpress.stop();
	}
}

if ( process.argv.includes( '--write-docs' ) ) {
	await writeFile(
		join( projectRoot, 'docs', 'hooks.md' ),
		document( ownHooks( projectRoot ) )
	);
} else {
	await print();
}
