import { expect, type Page } from '@playwright/test';

import type { Proof } from '../../../tools/shared/compat/subject.ts';
import type { Session } from '../../e2e/editor/editor-wordpress.ts';

/**
 * Opens the page as a visitor, once what is tried has shown that it is at work.
 *
 * @param page
 * @param path    Of the page with the listing.
 * @param proof   What shows it.
 * @param session Of the administrator.
 */
export async function openWithProof(
	page: Page,
	path: string,
	proof: Proof,
	session: Session
): Promise< void > {
	const message = `it was at work: ${ proof.sign }`;
	if ( 'html' in proof ) {
		// A cache signs what it keeps, which is not the first answer.
		await expect
			.poll(
				async () =>
					proof.html.test(
						( await ( await page.goto( path ) )?.text() ) ?? ''
					),
				{ message }
			)
			.toBe( true );
		return;
	}
	if ( 'screen' in proof || proof.isForAdministrator ) {
		await page.context().addCookies( session.cookies );
		await page.goto( 'screen' in proof ? proof.screen : path );
		await expect( page.locator( proof.element ), message ).toHaveCount( 1 );
		await page.context().clearCookies();
		await page.goto( path );
		return;
	}
	await page.goto( path );
	await expect( page.locator( proof.element ), message ).toHaveCount( 1 );
}
