/** How many tests ended how. */
export interface Counts {
	passed: number;
	failed: number;
	skipped: number;
	/** Those that failed, each in one line. */
	failures?: readonly string[];
	/** Those that passed at the second try, each in one line. */
	flaky?: readonly string[];
}

export const add = ( a: Counts, b: Counts ): Counts => ( {
	passed: a.passed + b.passed,
	failed: a.failed + b.failed,
	skipped: a.skipped + b.skipped,
	failures: [ ...( a.failures ?? [] ), ...( b.failures ?? [] ) ],
	flaky: [ ...( a.flaky ?? [] ), ...( b.flaky ?? [] ) ],
} );

/**
 * What a runner's report and its exit code say together. A runner that failed without a failed test, or that ran nothing, is one failure.
 *
 * @param report Counts of the report; undefined when none was written.
 * @param code   Exit code.
 */
export function judge( report: Counts | undefined, code: number ): Counts {
	const counts = report ?? { passed: 0, failed: 0, skipped: 0 };
	if ( counts.failed > 0 || ( code === 0 && counts.passed > 0 ) ) {
		return counts;
	}
	const reason =
		code === 0
			? 'no test ran: none is called so, or all were skipped'
			: `no test failed, its runner ended with ${ code }: its output says why`;
	return {
		...counts,
		failed: 1,
		failures: counts.failures?.length ? counts.failures : [ reason ],
	};
}

/** In one line, such as "3 passed, 1 failed, 2 skipped". */
export const inWords = ( { passed, failed, skipped }: Counts ): string =>
	`${ passed } passed, ${ failed } failed${ skipped ? `, ${ skipped } skipped` : '' }`;
