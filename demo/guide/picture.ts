import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { webpOf } from '../webp.ts';

/** What a picture of the guide may weigh: it is read in a browser, and stays in the repository's history. Those of the directory are PNG. */
const MAX_BYTES = 60_000;

/**
 * Keeps what a page shows, as PNG or WebP.
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
	if ( path.endsWith( '.png' ) ) {
		await writeFile( path, png );
		return;
	}
	const picture = { type: 'image/png', base64: png.toString( 'base64' ) };
	await writeFile(
		path,
		await webpOf( page, picture, { width, height }, MAX_BYTES )
	);
}
