import { expect, type Page } from '@playwright/test';

import type { Site } from '../../announced-site.ts';
import { callsTo } from '../../call.ts';

/**
 * Opens a draft in the post editor, which has a frame for it or has none, and waits for the cards of the block in it.
 *
 * @param page   Of the administrator.
 * @param site
 * @param blocks The block, and what may be around it.
 */
export async function expectBlockInEditor(
	page: Page,
	site: Site,
	blocks: string
): Promise< void > {
	const call = callsTo( site, { file: 'e2e/editor/editor.php' } );
	const id = await call< number >( 'draft', blocks );
	await page.setViewportSize( { width: 1366, height: 900 } );
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	const card =
		'[data-type="programs-filter/programas"] .programas-card__title';
	await expect
		.poll(
			async () => {
				const counts = await Promise.all(
					page.frames().map( ( frame ) =>
						frame
							.locator( card )
							.count()
							.catch( () => 0 )
					)
				);
				return Math.max( ...counts );
			},
			{ timeout: 90_000 }
		)
		.toBeGreaterThan( 0 );
}
