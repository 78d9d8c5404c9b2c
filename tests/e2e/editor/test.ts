import { request } from '@playwright/test';
import { NEWEST_WORDPRESS } from '../../../tools/shared/versions.ts';
import { test as base } from '../fixtures.ts';
import { Editor } from './editor.ts';
import {
	type EditorWordPress,
	type Session,
	signIn,
	startEditorWordPress,
} from './editor-wordpress.ts';

export { expect } from '../fixtures.ts';

interface WorkerFixtures {
	/** WordPress branch. */
	version: string;
	editorWordPress: EditorWordPress;
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

	expectedProblems: [ OF_WORDPRESS, { scope: 'test' } ],
	viewport: { width: 1400, height: 1000 },

	site: async ( { editorWordPress }, use ) => {
		await use( editorWordPress );
	},

	storageState: async ( { session }, use ) => {
		await use( session );
	},

	editor: async ( { page, site }, use ) => {
		await use( new Editor( page, site ) );
	},
} );
