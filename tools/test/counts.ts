/**
 * How many tests ended how.
 */
export interface Counts {
	passed: number;
	failed: number;
	skipped: number;
	/** Those that failed, each in one line, as far as their runner named them. */
	failures?: readonly string[];
}

export function add( a: Counts, b: Counts ): Counts {
	return {
		passed: a.passed + b.passed,
		failed: a.failed + b.failed,
		skipped: a.skipped + b.skipped,
		failures: [ ...( a.failures ?? [] ), ...( b.failures ?? [] ) ],
	};
}

/**
 * What a runner's report and its exit code say together.
 *
 * A runner that failed without a failed test (a file did not load, a set-up threw), or that ran nothing, is one failure.
 *
 * @param report Counts of the report; undefined when none was written.
 * @param code   Exit code.
 */
export function judge( report: Counts | undefined, code: number ): Counts {
	const counts = report ?? { passed: 0, failed: 0, skipped: 0 };
	const unexplained =
		counts.failed === 0 && ( code !== 0 || counts.passed === 0 );
	return unexplained
		? {
				...counts,
				failed: 1,
				failures: counts.failures?.length
					? counts.failures
					: [ `no test failed, its runner ended with ${ code }` ],
			}
		: counts;
}
