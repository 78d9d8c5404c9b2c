/**
 * This plugin beside releases of others: a project, and a WordPress, for each. A folder here with the slug of one holds tests of its own.
 */
import { defineConfig } from '@playwright/test';

import { releases } from '../../tools/shared/compat/releases.ts';
import { resultsOf, sharedConfig } from '../e2e/shared-config.ts';
import type { WorkerOptions } from './test.ts';

export default defineConfig< object, WorkerOptions >( sharedConfig, {
	outputDir: resultsOf( 'compat' ),
	workers: 2,
	timeout: 120_000,
	expect: { timeout: 20_000 },
	projects: releases
		.filter( ( { proof } ) => proof !== undefined )
		.map(
			( {
				kind,
				slug,
				keepsPages,
				replacesEditor,
				sitemap,
				sortsLists,
			} ) => ( {
				name: slug,
				grepInvert: [
					...( replacesEditor ? [ /editor shows the block/ ] : [] ),
					...( kind === 'theme' ? [] : [ /in a theme at/ ] ),
				],
				testMatch: [
					'listing.spec.ts',
					...( keepsPages ? [ 'page-cache.spec.ts' ] : [] ),
					...( sitemap === undefined ? [] : [ 'sitemaps.spec.ts' ] ),
					...( sortsLists ? [ 'sortable-list.spec.ts' ] : [] ),
					`${ slug }/*.spec.ts`,
				],
				// A control that is not there is missed at once.
				use: { slug, actionTimeout: 30_000 },
			} )
		),
} );
