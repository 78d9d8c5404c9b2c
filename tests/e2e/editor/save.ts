import type { Page } from '@playwright/test';

/**
 * Saves what is edited, as the keyboard does: not while WordPress saves by itself, which would leave nothing of it. That may begin at any
 * moment, so the page itself waits: between two steps of a test a busy one lets seconds pass.
 *
 * @param page    Page with the editor.
 * @param changes What is changed at the same time.
 * @return ID of the post, also where the server refused it.
 */
export function save(
	page: Page,
	changes: Record< string, unknown > = {}
): Promise< number > {
	return page.evaluate( async ( edits ) => {
		const { dispatch, select, subscribe } = window.wp.data;
		const editor = select( 'core/editor' );
		await new Promise< void >( ( resolve ) => {
			const look = () => {
				if ( editor.isEditedPostSaveable() ) {
					stop();
					resolve();
				}
			};
			const stop = subscribe( look );
			look();
		} );
		dispatch( 'core/editor' ).editPost( edits );
		await dispatch( 'core/editor' ).savePost();
		return editor.getCurrentPostId();
	}, changes );
}
