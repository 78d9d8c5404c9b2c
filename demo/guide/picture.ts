import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** What a picture of the guide may weigh: it is read in a browser, and stays in the repository's history. */
const MAX_BYTES = 60_000;

const QUALITIES = [ 0.85, 0.75, 0.65, 0.55, 0.45 ];

/**
 * Keeps what a page shows as WebP, which Chromium's own screenshots cannot be.
 *
 * @param  page   Page.
 * @param  path   File.
 * @param  height Pixels from the top of the window. Default: all of it.
 * @throws {Error} When it is too heavy.
 */
export async function keepPicture(
	page: Page,
	path: string,
	height = page.viewportSize()?.height ?? 0
): Promise< void > {
	const { width = 0 } = page.viewportSize() ?? {};
	const png = await page.screenshot( {
		clip: { x: 0, y: 0, width, height },
		animations: 'disabled',
	} );
	for ( const quality of QUALITIES ) {
		const webp = await converted( page, png.toString( 'base64' ), quality );
		if ( webp.length <= MAX_BYTES ) {
			await writeFile( path, webp );
			return;
		}
	}
	throw new Error( `${ path } is more than ${ MAX_BYTES } bytes.` );
}

async function converted(
	page: Page,
	png: string,
	quality: number
): Promise< Buffer > {
	const address = await page.evaluate(
		async ( source ) => {
			const image = new Image();
			image.src = `data:image/png;base64,${ source.png }`;
			await image.decode();
			const canvas = document.createElement( 'canvas' );
			canvas.width = image.width;
			canvas.height = image.height;
			canvas.getContext( '2d' )?.drawImage( image, 0, 0 );
			return canvas.toDataURL( 'image/webp', source.quality );
		},
		{ png, quality }
	);
	return Buffer.from( address.replace( /^.*,/, '' ), 'base64' );
}
