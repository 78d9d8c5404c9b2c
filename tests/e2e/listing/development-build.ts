import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { projectRoot } from '../../../tools/project-root.ts';
import { run } from '../../../tools/steps/run.ts';

const FOLDER = join( projectRoot, '.cache', 'build-development' );

/**
 * Builds the page's script as developers do: with the React that compares what it hydrates with what stands in the page.
 *
 * @throws {Error} When the build fails.
 */
export async function buildForDevelopment(): Promise< void > {
	const code = await run(
		'wp-scripts',
		[
			'build',
			'--experimental-modules',
			'--config',
			'webpack.config.mjs',
			'--output-path',
			FOLDER,
		],
		{ NODE_ENV: 'development' }
	);
	if ( code !== 0 ) {
		throw new Error( 'The development build failed.' );
	}
}

/** Serves that build in place of the other. */
export async function useDevelopmentBuild( page: Page ): Promise< void > {
	await page.route( '**/build/view/**', ( route, request ) =>
		route.fulfill( {
			path: join(
				FOLDER,
				new URL( request.url() ).pathname.replace( /^.*\/build\//, '' )
			),
		} )
	);
}
