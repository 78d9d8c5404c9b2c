import type { BrowserContext } from '@playwright/test';

/**
 * Collects what goes wrong in the pages of a context without a test noticing: warnings and errors on the console, uncaught
 * errors, requests that failed.
 *
 * @return One line for each, in the order of their appearance; it goes on growing.
 */
export function collectProblems( context: BrowserContext ): readonly string[] {
	const problems: string[] = [];
	context.on( 'console', ( message ) => {
		if ( [ 'error', 'warning' ].includes( message.type() ) ) {
			problems.push(
				`console.${ message.type() }: ${ message.text() } (${ message.location().url })`
			);
		}
	} );
	context.on( 'weberror', ( webError ) => {
		problems.push(
			`uncaught: ${ webError.error().stack ?? webError.error().message }`
		);
	} );
	context.on( 'requestfailed', ( request ) => {
		const reason = request.failure()?.errorText ?? '';
		// A page that is left behind gives up what it was still loading.
		if ( reason !== 'net::ERR_ABORTED' ) {
			problems.push( `request failed: ${ request.url() } (${ reason })` );
		}
	} );
	return problems;
}
