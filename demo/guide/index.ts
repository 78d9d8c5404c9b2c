/**
 * `npm run pictures`: makes those of docs/guia.md and of the plugin directory anew.
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
import { OF_DIRECTORY, ON_DEMO, ON_NEW_SITE, type Shot } from './shots.ts';

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

/** Words of WordPress's newest version that Debian's Spanish does not have yet. */
const REST: Readonly< Record< string, string > > = {
	Save: 'Guardar',
	Block: 'Bloque',
	Group: 'Grupo',
	Publish: 'Publicar',
	'Add Page': 'Añadir página',
	'Collapse Menu': 'Cerrar menú',
	'Howdy,': 'Hola, ',
	'Bulk actions': 'Acciones en lote',
	'5 items': '5 elementos',
	'6 items': '6 elementos',
};

/** Writes these words into the page. */
function translateRest( words: Readonly< Record< string, string > > ): void {
	const texts = document.createTreeWalker( document, NodeFilter.SHOW_TEXT );
	while ( texts.nextNode() ) {
		const { currentNode: node } = texts;
		const word = words[ node.nodeValue?.trim() ?? '' ];
		if ( word ) {
			node.nodeValue = word;
		}
	}
}

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
		// Examples and editors take long on a busy machine.
		page.setDefaultTimeout( 120_000 );
		await signIn( page );
		for ( const { file, size, show } of shots ) {
			await page.setViewportSize( size );
			await show( page );
			// Previews ask the server again and again: the network is never idle.
			await page.waitForTimeout( SETTLED );
			await page.evaluate( translateRest, REST );
			await keepPicture( page, join( projectRoot, file ) );
			console.log( file );
		}
	} finally {
		await browser.close();
		await site.stop();
	}
}

await ensureBuild();
await keep( ON_NEW_SITE );
await keep( [ ...ON_DEMO, ...OF_DIRECTORY ], EXAMPLE_CONTENT );
