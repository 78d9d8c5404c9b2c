/**
 * `npm run guide`: makes the pictures of docs/guia.md anew.
 */
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { ensureBuild } from '../../tools/shared/build/ensure.ts';
import {
	chromiumFlags,
	findChromium,
} from '../../tools/shared/chromium/index.ts';
import { startWordPress } from '../../tools/shared/site/index.ts';
import { projectRoot } from '../../tools/shared/project-root.ts';
import { CONTENT_MOUNT, EXAMPLE_CONTENT } from '../example-content.ts';
import { keepPicture } from './picture.ts';
import { ON_DEMO, ON_NEW_SITE, type Shot } from './shots.ts';

const FOLDER = join( projectRoot, 'docs', 'guia' );

/** Milliseconds after which pictures are there and panels have opened. */
const SETTLED = 3000;

/** No guide that would stand before the editor, no toolbar above the public page, no picture from elsewhere. */
const QUIET = `
update_option( 'show_avatars', 0 );
update_user_meta( 1, 'show_admin_bar_front', 'false' );
update_user_meta( 1, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', array(
	'core' => array( 'enableChoosePatternModal' => false, 'welcomeGuide' => false ),
	'core/edit-post' => array( 'welcomeGuide' => false, 'fullscreenMode' => true ),
	'_modified' => '2038-01-01T00:00:00.000Z',
) );
`;

async function signIn( page: Page ): Promise< void > {
	await page.goto( '/wp-login.php' );
	await page.locator( '#user_login' ).fill( 'admin' );
	await page.locator( '#user_pass' ).fill( 'password' );
	await page.locator( '#wp-submit' ).click();
	await page.waitForURL( '**/wp-admin/**' );
}

async function keep(
	shots: readonly Shot[],
	content?: string
): Promise< void > {
	const site = await startWordPress( {
		mounts: [ CONTENT_MOUNT ],
		...( content && { content } ),
	} );
	const browser = await chromium.launch( {
		executablePath: await findChromium( console.log ),
		args: [ ...chromiumFlags ],
	} );
	try {
		await site.runPhp( QUIET );
		const page = await browser.newPage( {
			baseURL: site.url,
			locale: 'es-ES',
			reducedMotion: 'reduce',
		} );
		await signIn( page );
		for ( const { name, size, show } of shots ) {
			await page.setViewportSize( size );
			await show( page );
			// Previews ask the server again and again: the network is never idle.
			await page.waitForTimeout( SETTLED );
			await keepPicture( page, join( FOLDER, `${ name }.webp` ) );
			console.log( `docs/guia/${ name }.webp` );
		}
	} finally {
		await browser.close();
		await site.stop();
	}
}

await ensureBuild();
await keep( ON_NEW_SITE );
await keep( ON_DEMO, EXAMPLE_CONTENT );
