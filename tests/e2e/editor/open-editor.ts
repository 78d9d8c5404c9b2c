import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Session } from './editor-wordpress.ts';

/** How wide and high a window is, unless a test says so. */
export const VIEWPORT = { width: 1400, height: 1000 };

/**
 * The browser of the editor that stays open for the next test: opening one takes seconds, another content a third of one. A failure ends it,
 * as Playwright then goes on with another worker.
 *
 * @param browser Browser.
 * @param url     Address of the site.
 * @param session Of the editor.
 * @return What gives it, and starts it when it is first wanted.
 */
export function keepContext(
	browser: Browser,
	url: string,
	session: Session
): () => Promise< BrowserContext > {
	let context: Promise< BrowserContext > | undefined;
	return () =>
		( context ??= browser.newContext( {
			baseURL: url,
			locale: 'es-ES',
			storageState: session,
			viewport: VIEWPORT,
		} ) );
}

/** Whether the editor of a page stands in it; a test may have gone on to that of a pattern. */
export const isOpen = async ( page: Page ): Promise< boolean > =>
	/\/post\.php\?post=\d+&action=edit$/.test( page.url() ) &&
	( await page.evaluate( () =>
		window.wp.data.select( 'core/editor' ).getCurrentPostType()
	) ) === 'page';

/**
 * Makes an editor as one that was just opened: another content, nothing selected, nothing open, no notice, the user's preferences. The
 * history of undo stays, below what the test does.
 *
 * @param page    Page with the editor.
 * @param content What the post contains then.
 */
export async function startOver(
	page: Page,
	content: string
): Promise< void > {
	// Where it hovers over nothing.
	await page.mouse.move( VIEWPORT.width - 1, VIEWPORT.height - 1 );
	await page.evaluate( async ( post ) => {
		const { select, dispatch } = window.wp.data;
		const editor = dispatch( 'core/editor' );
		const frame = document.querySelector< HTMLIFrameElement >(
			'iframe[name="editor-canvas"]'
		);
		const drawn = ( wanted: BlockInEditor[] ) => () =>
			select( 'core/block-editor' )
				.getBlocks()
				.map( ( { clientId } ) => clientId )
				.join() === wanted.map( ( { clientId } ) => clientId ).join() &&
			frame?.contentDocument?.querySelectorAll(
				'.is-root-container > .block-editor-block-list__block'
			).length === wanted.length;
		const until = async ( isDone: () => boolean ): Promise< void > => {
			while ( ! isDone() ) {
				await new Promise( requestAnimationFrame );
			}
		};
		const show = async ( blocks: BlockInEditor[] ): Promise< void > => {
			editor.resetEditorBlocks( blocks );
			await until( drawn( blocks ) );
		};

		dispatch( 'core/block-editor' ).clearSelectedBlock();
		editor.setIsInserterOpened( false );
		editor.setIsListViewOpened( false );
		editor.setDeviceType( 'Desktop' );
		editor.editPost( { title: 'Prueba', status: 'draft' } );
		for ( const type of [ 'default', 'snackbar' ] ) {
			dispatch( 'core/notices' ).removeAllNotices( type );
		}
		window.preferencesOfTests ??= (
			( await window.wp.apiFetch( {
				path: '/wp/v2/users/me?context=edit',
			} ) ) as { meta: { persisted_preferences: unknown } }
		 ).meta.persisted_preferences;
		const preferences = window.preferencesOfTests;
		await dispatch( 'core/preferences' ).setPersistenceLayer( {
			get: () => Promise.resolve( preferences ),
			set: () => {},
		} );
		dispatch( 'core/edit-post' ).openGeneralSidebar( 'edit-post/document' );
		await show( [] );
		const canvas = frame?.contentDocument;
		canvas?.scrollingElement?.scrollTo( 0, 0 );
		for ( const one of [ canvas, document ] ) {
			( one?.activeElement as HTMLElement | null )?.blur();
		}
		await show( window.wp.blocks.parse( post ) );
	}, content );
}
