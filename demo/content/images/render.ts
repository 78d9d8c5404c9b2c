import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import {
	chromiumFlags,
	findChromium,
} from '../../../tools/shared/chromium/index.ts';
import { projectRoot } from '../../../tools/shared/project-root.ts';

const SOURCES = join( import.meta.dirname, 'src' );
/** Those that the plugin brings, for its example programs. */
const EXAMPLES = join( projectRoot, 'images', 'examples' );
const QUALITIES = [ 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5 ];
const MAX_BYTES = 25_000;

/**
 * A drawing as WebP, 1200 × 800 pixels.
 *
 * @param page    Any page: its browser draws.
 * @param svg     Source, base64.
 * @param quality 0 to 1.
 */
async function draw(
	page: Page,
	svg: string,
	quality: number
): Promise< Buffer > {
	const address = await page.evaluate(
		async ( drawing ) => {
			const image = new Image( 1200, 800 );
			image.src = `data:image/svg+xml;base64,${ drawing.svg }`;
			await image.decode();
			const canvas = document.createElement( 'canvas' );
			canvas.width = image.width;
			canvas.height = image.height;
			canvas.getContext( '2d' )?.drawImage( image, 0, 0 );
			return canvas.toDataURL( 'image/webp', drawing.quality );
		},
		{ svg, quality }
	);
	return Buffer.from( address.replace( /^.*,/, '' ), 'base64' );
}

/**
 * The best quality that is small enough.
 *
 * @param  source File name in src/.
 * @throws {Error} When none is.
 */
async function drawSmall( page: Page, source: string ): Promise< Buffer > {
	const svg = await readFile( join( SOURCES, source ), 'base64' );
	for ( const quality of QUALITIES ) {
		const webp = await draw( page, svg, quality );
		if ( webp.length <= MAX_BYTES ) {
			console.log(
				`${ source }: ${ webp.length } bytes, quality ${ quality }`
			);
			return webp;
		}
	}
	throw new Error( `${ source } is too detailed for ${ MAX_BYTES } bytes.` );
}

const browser = await chromium.launch( {
	executablePath: await findChromium( console.log ),
	args: [ ...chromiumFlags ],
} );
const page = await browser.newPage();
for ( const source of await readdir( SOURCES ) ) {
	const webp = await drawSmall( page, source );
	const name = source.replace( '.svg', '.webp' );
	const shipped = join( EXAMPLES, name );
	await writeFile(
		existsSync( shipped ) ? shipped : join( import.meta.dirname, name ),
		webp
	);
}
await browser.close();
