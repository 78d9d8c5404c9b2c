/** Of what Playwright's JSON reporter writes, the part that is read. */
export interface PlaywrightReport {
	stats: {
		/** ISO 8601. */
		startTime: string;
		expected: number;
		unexpected: number;
		flaky: number;
		skipped: number;
	};
	/** What failed outside of a test. */
	errors: readonly { message?: string }[];
	suites: readonly SuiteOfReport[];
}

interface SuiteOfReport {
	specs?: readonly SpecOfReport[];
	suites?: readonly SuiteOfReport[];
}

/** A test, in each project that ran it. */
export interface SpecOfReport {
	title: string;
	/** Where it stands, from the folder of the tests. */
	file: string;
	/** Begins at 1. */
	line: number;
	tests: readonly {
		projectName: string;
		expectedStatus: string;
		status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
		annotations: readonly { type: string; description?: string }[];
		/** Each time that it ran. */
		results: readonly {
			error?: {
				message?: string;
				/** Of the line that failed; a helper's where it is in one. */
				location?: { file: string; line: number };
			};
		}[];
	}[];
}

/** All tests of a report, in its order. */
export const specsOf = ( {
	specs = [],
	suites = [],
}: SuiteOfReport ): readonly SpecOfReport[] => [
	...specs,
	...suites.flatMap( specsOf ),
];
