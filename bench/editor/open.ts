import type { Browser, Page } from '@playwright/test';

import type { RunningWordPress } from '../../tools/shared/site/index.ts';

/** How long WordPress may take, in milliseconds: its editor is heavy, and Playground is slow. */
const PATIENCE_MS = 240_000;

/** No guide stands before the editor. */
const QUIET = `
	global $wpdb;
	update_user_meta( 1, $wpdb->get_blog_prefix() . 'persisted_preferences', array(
		'core'           => array( 'enableChoosePatternModal' => false, 'welcomeGuide' => false ),
		'core/edit-post' => array( 'welcomeGuide' => false ),
		'_modified'      => '2038-01-01T00:00:00.000Z',
	) );
`;

/** A block for people to type in, far enough from ours that both are in view. */
const PARAGRAPH = '<!-- wp:paragraph -->\n<p>Texto</p>\n<!-- /wp:paragraph -->';

/** Our block. */
export const BLOCK = '<!-- wp:programs-filter/programas /-->';

/** The same with six cards. */
export const BLOCK_OF_SIX =
	'<!-- wp:programs-filter/programas {"limit":6} /-->';

/** What happens in the page that matters to a measurement. */
export interface Events {
	/** Long tasks: when, and how long, in milliseconds. */
	longTasks: Array< { at: number; duration: number } >;
}

declare global {
	interface Window {
		benchEvents: Events;
	}
}

/**
 * Opens the post editor on a draft: a paragraph, and what follows it.
 *
 * @param browser   Browser.
 * @param wordPress Site.
 * @param content   Blocks after the paragraph.
 */
export async function openEditor(
	browser: Browser,
	wordPress: RunningWordPress,
	content: string
): Promise< Page > {
	const id = await wordPress.runPhp( `
		${ QUIET }
		echo wp_insert_post( array(
			'post_type'    => 'page',
			'post_status'  => 'draft',
			'post_author'  => 1,
			'post_title'   => 'Prueba',
			'post_content' => '${ PARAGRAPH }\n\n${ content }',
		) );
	` );
	const page = await browser.newPage( {
		viewport: { width: 1400, height: 1000 },
	} );
	page.setDefaultTimeout( PATIENCE_MS );
	await page.addInitScript( () => {
		window.benchEvents = { longTasks: [] };
		new PerformanceObserver( ( list ) => {
			for ( const { startTime, duration } of list.getEntries() ) {
				window.benchEvents.longTasks.push( {
					at: startTime,
					duration,
				} );
			}
		} ).observe( { type: 'longtask', buffered: true } );
	} );
	await page.goto( `${ wordPress.url }/wp-login.php` );
	await page.locator( '#user_login' ).fill( 'admin' );
	await page.locator( '#user_pass' ).fill( 'password' );
	await page.locator( '#wp-submit' ).click();
	await page.waitForURL( '**/wp-admin/**' );
	await page.goto(
		`${ wordPress.url }/wp-admin/post.php?post=${ id }&action=edit`
	);
	await canvasOf( page ).locator( 'p[data-type="core/paragraph"]' ).waitFor();

	return page;
}

/**
 * Where a page is edited.
 *
 * @param page Page.
 */
export const canvasOf = ( page: Page ) =>
	page.frameLocator( 'iframe[name="editor-canvas"]' );
