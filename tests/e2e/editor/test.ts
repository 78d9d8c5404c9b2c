import { request } from '@playwright/test';
import { NEWEST_WORDPRESS } from '../../../tools/shared/versions.ts';
import { test as base } from '../fixtures.ts';
import { Editor } from './editor.ts';
import {
	type EditorSite,
	type Session,
	signIn,
	startEditorSite,
} from './site.ts';

export { expect } from '../fixtures.ts';

interface WorkerFixtures {
	/** WordPress branch. */
	version: string;
	editorSite: EditorSite;
	session: Session;
}

interface Fixtures {
	editor: Editor;
}

/** What WordPress itself reports with SCRIPT_DEBUG, without our block too. */
export const OF_WORDPRESS: readonly RegExp[] = [
	/global-styles-css-custom-properties-inline-css was added to the iframe incorrectly/,
];

/**
 * Tests of the editor, signed in, on a WordPress of their own with the demo's content.
 */
export const test = base.extend< Fixtures, WorkerFixtures >( {
	version: [ NEWEST_WORDPRESS, { option: true, scope: 'worker' } ],

	editorSite: [
		async ( { version }, use ) => {
			const site = await startEditorSite( version );
			await use( site );
			await site.stop();
		},
		{ scope: 'worker', timeout: 240_000 },
	],

	session: [
		async ( { editorSite }, use ) => {
			const context = await request.newContext( {
				baseURL: editorSite.url,
			} );
			await use( await signIn( context ) );
			await context.dispose();
		},
		{ scope: 'worker', timeout: 120_000 },
	],

	expectedProblems: [ OF_WORDPRESS, { scope: 'test' } ],
	viewport: { width: 1400, height: 1000 },

	site: async ( { editorSite }, use ) => {
		await use( editorSite );
	},

	storageState: async ( { session }, use ) => {
		await use( session );
	},

	editor: async ( { page, site }, use ) => {
		await use( new Editor( page, site ) );
	},
} );
