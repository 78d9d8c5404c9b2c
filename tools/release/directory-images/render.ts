/**
 * Draws the plugin directory's icon and banner into .wordpress-org/: `npm exec -- node tools/release/directory-images/render.ts`.
 */
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { chromium } from '@playwright/test';

import { chromiumFlags, findChromium } from '../../shared/chromium/index.ts';
import { projectRoot } from '../../shared/project-root.ts';

const TARGET = join( projectRoot, '.wordpress-org' );

/** Source, size in CSS pixels, and the file for each density. */
const DRAWINGS = [
	{
		source: 'icon.svg',
		viewport: { width: 128, height: 128 },
		files: [ 'icon-128x128.png', 'icon-256x256.png' ],
	},
	{
		source: 'banner.html',
		viewport: { width: 772, height: 250 },
		files: [ 'banner-772x250.png', 'banner-1544x500.png' ],
	},
];

const browser = await chromium.launch( {
	executablePath: await findChromium( console.log ),
	args: [ ...chromiumFlags ],
} );
for ( const { source, viewport, files } of DRAWINGS ) {
	for ( const [ index, file ] of files.entries() ) {
		const page = await browser.newPage( {
			viewport,
			deviceScaleFactor: index + 1,
		} );
		await page.goto(
			pathToFileURL( join( import.meta.dirname, source ) ).href
		);
		await page.screenshot( { path: join( TARGET, file ) } );
		await page.close();
	}
}
await browser.close();
await copyFile(
	join( import.meta.dirname, 'icon.svg' ),
	join( TARGET, 'icon.svg' )
);
