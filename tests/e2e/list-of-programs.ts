/** The list of programs in the admin. */
import type { Locator, Page } from '@playwright/test';

export const LIST = '/wp-admin/edit.php?post_type=pfilter_programa';

export const titles = ( page: Page ): Promise< string[] > =>
	page.locator( '#the-list .row-title' ).allTextContents();

export const handleOf = ( page: Page, title: string ): Locator =>
	page.getByRole( 'button', { name: `Mover ${ title }`, exact: true } );

export const notice = ( page: Page ): Locator =>
	page.locator( '.programas-ordering__notice' );
