import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import {
	chromiumFlags,
	findChromium,
} from '../../../tools/shared/chromium/index.ts';
import { projectRoot } from '../../../tools/shared/project-root.ts';
import { webpOf } from '../../webp.ts';

const SOURCES = join( import.meta.dirname, 'src' );
/** Those that the plugin brings, for its example programs. */
const EXAMPLES = join( projectRoot, 'images', 'examples' );
const SIZE = { width: 1200, height: 800 };
const MAX_BYTES = 25_000;

const browser = await chromium.launch( {
	executablePath: await findChromium( console.log ),
	args: [ ...chromiumFlags ],
} );
const page = await browser.newPage();
for ( const source of await readdir( SOURCES ) ) {
	const base64 = await readFile( join( SOURCES, source ), 'base64' );
	const svg = { type: 'image/svg+xml', base64 };
	const name = source.replace( '.svg', '.webp' );
	const shipped = join( EXAMPLES, name );
	await writeFile(
		existsSync( shipped ) ? shipped : join( import.meta.dirname, name ),
		await webpOf( page, svg, SIZE, MAX_BYTES )
	);
}
await browser.close();
