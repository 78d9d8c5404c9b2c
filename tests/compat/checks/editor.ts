import { type Browser, expect } from '@playwright/test';

import type { Site } from '../../announced-site.ts';
import { callsTo } from '../../call.ts';
import type { Session } from '../../e2e/editor/editor-wordpress.ts';

/**
 * Opens a draft with the block in the post editor, which has a frame for it or has none, and waits for its cards.
 */
export async function openEditorWithBlock(
	browser: Browser,
	session: Session,
	site: Site
): Promise< void > {
	const call = callsTo( site, { file: 'e2e/editor/editor.php' } );
	const id = await call< number >(
		'draft',
		'<!-- wp:programs-filter/programas /-->'
	);
	const context = await browser.newContext( {
		baseURL: site.url,
		storageState: session,
		viewport: { width: 1366, height: 900 },
	} );
	try {
		const page = await context.newPage();
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
	} finally {
		await context.close();
	}
}
