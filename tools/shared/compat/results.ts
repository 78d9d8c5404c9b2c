import { type PlaywrightReport, specsOf } from '../playwright-report.ts';

/** What a run says about one release. */
export interface Tried {
	slug: string;
	/** Day, `YYYY-MM-DD`. */
	date: string;
	tests: readonly {
		title: string;
		/** `known` failed as it is known to. */
		result: 'passed' | 'known' | 'failed' | 'skipped';
		/** Why it fails, where it is known. */
		reason: string | undefined;
	}[];
}

/**
 * The results of each release, in the order of the report.
 *
 * @param report Of Playwright.
 */
export function resultsIn( report: PlaywrightReport ): Tried[] {
	const all = specsOf( report ).flatMap( ( { title, tests } ) =>
		tests.map( ( { projectName, status, expectedStatus, annotations } ) => {
			const isKnown =
				status === 'expected' && expectedStatus === 'failed';
			return {
				slug: projectName,
				title,
				result: isKnown ? ( 'known' as const ) : RESULTS[ status ],
				reason: isKnown
					? annotations.find( ( { type } ) => type === 'fail' )
							?.description
					: undefined,
			};
		} )
	);
	return [ ...new Set( all.map( ( { slug } ) => slug ) ) ].map(
		( wanted ) => ( {
			slug: wanted,
			date: report.stats.startTime.slice( 0, 10 ),
			tests: all
				.filter( ( { slug } ) => slug === wanted )
				.map( ( { title, result, reason } ) => ( {
					title,
					result,
					reason,
				} ) ),
		} )
	);
}

const RESULTS = {
	expected: 'passed',
	unexpected: 'failed',
	flaky: 'passed',
	skipped: 'skipped',
} as const;
