import { type BrowserContext, request } from '@playwright/test';
import { NEWEST_WORDPRESS } from '../../../tools/shared/versions.ts';
import { test as base } from '../fixtures.ts';
import { expectNoProblems } from '../problems.ts';
import { Editor } from './editor.ts';
import { keepContext, VIEWPORT } from './open-editor.ts';
import { openProfile, type Profile } from './profile.ts';
import {
	type EditorWordPress,
	type Session,
	signIn,
	startEditorWordPress,
} from './editor-wordpress.ts';

export { expect } from '../fixtures.ts';

export interface WorkerOptions {
	/** WordPress branch. */
	version: string;
}

interface WorkerFixtures extends WorkerOptions {
	editorWordPress: EditorWordPress;
	session: Session;
	profile: Profile;
	openEditor: () => Promise< BrowserContext >;
}

interface Fixtures {
	editor: Editor;
	/** Whether a test goes on in the editor that the one before it left open. */
	sharesEditor: boolean;
}

/** What WordPress itself reports with SCRIPT_DEBUG, without our block too. */
export const OF_WORDPRESS: readonly RegExp[] = [
	// Its admin fades from screen to screen, which a slow browser gives up (wp-includes/view-transitions.php).
	/^uncaught: .*Transition was aborted because of invalid state/,
	/global-styles-css-custom-properties-inline-css was added to the iframe incorrectly/,
];

/**
 * Tests of the editor, signed in, on a WordPress of their own with the demo's content.
 */
export const test = base.extend< Fixtures, WorkerFixtures >( {
	version: [ NEWEST_WORDPRESS, { option: true, scope: 'worker' } ],

	editorWordPress: [
		async ( { version }, use ) => {
			const site = await startEditorWordPress( version );
			await use( site );
			await site.stop();
		},
		{ scope: 'worker', timeout: 240_000 },
	],

	session: [
		async ( { editorWordPress }, use ) => {
			const context = await request.newContext( {
				baseURL: editorWordPress.url,
			} );
			await use( await signIn( context ) );
			await context.dispose();
		},
		{ scope: 'worker', timeout: 120_000 },
	],

	profile: [
		async ( { editorWordPress, playwright }, use ) => {
			const profile = await openProfile(
				playwright.chromium,
				editorWordPress.url,
				{
					locale: 'es-ES',
					viewport: VIEWPORT,
				}
			);
			await use( profile );
			await profile.close();
		},
		{ scope: 'worker', timeout: 120_000 },
	],

	openEditor: [
		async ( { browser, editorWordPress, session }, use ) => {
			await use( keepContext( browser, editorWordPress.url, session ) );
		},
		{ scope: 'worker' },
	],

	sharesEditor: [ false, { option: true } ],

	viewport: VIEWPORT,

	expectedProblems: [ OF_WORDPRESS, { scope: 'test' } ],

	site: async ( { editorWordPress }, use ) => {
		await use( editorWordPress );
	},

	context: async (
		{ expectedProblems, openEditor, profile, session, sharesEditor },
		use
	) => {
		const context = sharesEditor
			? await openEditor()
			: ( await profile.newcomer( session ) ).context();
		await expectNoProblems( context, expectedProblems, () =>
			use( context )
		);
	},

	page: async ( { context, viewport }, use ) => {
		const [ page = await context.newPage() ] = context.pages();
		await page.setViewportSize( viewport ?? VIEWPORT );
		await use( page );
		const others = context.pages().filter( ( one ) => one !== page );
		await Promise.all( others.map( ( one ) => one.close() ) );
	},

	editor: async ( { page, sharesEditor, site }, use ) => {
		await use( new Editor( page, site, sharesEditor ) );
	},
} );

/**
 * The same in an editor that is open already: for tests of a block that do not load, save, lose the network or look at another page first.
 */
export const testInOpenEditor = test.extend( { sharesEditor: true } );
