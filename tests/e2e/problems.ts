import {
	type BrowserContext,
	type ConsoleMessage,
	expect,
	type Request,
	type WebError,
} from '@playwright/test';

/**
 * Fails when something goes wrong in the pages of a context meanwhile, also where a test does not notice.
 *
 * @param context  Context.
 * @param expected What may go wrong.
 * @param use      What is done with it.
 */
export async function expectNoProblems(
	context: BrowserContext,
	expected: readonly RegExp[],
	use: () => Promise< void >
): Promise< void > {
	const end = collectProblems( context );
	await use();
	const unexpected = end().filter(
		( problem ) => ! expected.some( ( one ) => one.test( problem ) )
	);
	expect( unexpected, 'problems that the browser reported' ).toEqual( [] );
}

/**
 * Collects warnings and errors on the console, uncaught errors, requests that failed.
 *
 * @return What ends it, and gives one line for each, in the order of their appearance.
 */
function collectProblems( context: BrowserContext ): () => string[] {
	const problems: string[] = [];
	const onConsole = ( message: ConsoleMessage ) => {
		if ( [ 'error', 'warning' ].includes( message.type() ) ) {
			problems.push(
				`console.${ message.type() }: ${ message.text() } (${ message.location().url })`
			);
		}
	};
	const onError = ( webError: WebError ) => {
		const { stack, message } = webError.error();
		// What the browser itself gives up has an empty one.
		problems.push( `uncaught: ${ stack || message }` );
	};
	const onFailure = ( request: Request ) => {
		const reason = request.failure()?.errorText ?? '';
		// A page that is left behind gives up what it was still loading.
		if ( reason !== 'net::ERR_ABORTED' ) {
			problems.push( `request failed: ${ request.url() } (${ reason })` );
		}
	};
	context.on( 'console', onConsole );
	context.on( 'weberror', onError );
	context.on( 'requestfailed', onFailure );
	return () => {
		context.off( 'console', onConsole );
		context.off( 'weberror', onError );
		context.off( 'requestfailed', onFailure );
		return problems;
	};
}
