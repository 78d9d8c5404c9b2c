/**
 * This plugin beside releases of others: a project, and a WordPress, for each. A folder here with the slug of one holds tests of its own.
 */
import { defineConfig } from '@playwright/test';

import { subjects } from '../../tools/shared/compat/subjects.ts';
import { resultsOf, sharedConfig } from '../e2e/shared-config.ts';
import type { WorkerOptions } from './test.ts';

export default defineConfig< object, WorkerOptions >( sharedConfig, {
	outputDir: resultsOf( 'compat' ),
	workers: 2,
	timeout: 120_000,
	expect: { timeout: 20_000 },
	projects: subjects.map(
		( { slug, hit, combines, replacesEditor, sortsLists } ) => ( {
			name: slug,
			...( replacesEditor
				? { grepInvert: /editor shows the block/ }
				: {} ),
			testMatch: [
				'listing.spec.ts',
				...( hit === undefined ? [] : [ 'page-cache.spec.ts' ] ),
				...( sortsLists ? [ 'sortable-lists/*.spec.ts' ] : [] ),
				...( combines ? [ 'combining/*.spec.ts' ] : [] ),
				`${ slug }/*.spec.ts`,
			],
			use: { subject: slug },
		} )
	),
} );
