/**
 * @jest-environment node
 */
import type { FormattedTestResults } from '@jest/test-result';

import type {
	PlaywrightReport,
	SpecOfReport,
} from '../shared/playwright-report';
import { projectRoot } from '../shared/project-root';
import { judge } from './counts';
import { countsOf as countsOfJest } from './jest';
import { countsOf as countsOfPhpUnit } from './phpunit';
import { countsOf as countsOfPlaywright } from './playwright';

const PHPUNIT = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites><testsuite name="" tests="4"><testsuite name="ATest">
	<testcase name="test_a with data set &quot;x&quot;" class="ATest" file="${ projectRoot }/tests/php/ATest.php" line="7">
		<failure type="X">ATest::test_a with data set "x" (array())
Failed asserting that '&lt;' is empty.
</failure></testcase>
	<testcase name="test_b" class="ATest" file="${ projectRoot }/tests/php/ATest.php" line="9">
		<error type="X">ATest::test_b
RuntimeException: No.
</error></testcase>
	<testcase name="test_c" class="ATest" file="${ projectRoot }/tests/php/ATest.php" line="11"/>
	<testcase name="test_d" class="ATest" file="${ projectRoot }/tests/php/ATest.php" line="13"><skipped/></testcase>
</testsuite></testsuite></testsuites>`;

const specOf = (
	title: string,
	status: SpecOfReport[ 'tests' ][ number ][ 'status' ],
	error: SpecOfReport[ 'tests' ][ number ][ 'results' ][ number ][ 'error' ]
): SpecOfReport => ( {
	title,
	file: 'listing/a.spec.ts',
	line: 7,
	tests: [
		{
			projectName: 'newest',
			expectedStatus: 'passed',
			status,
			annotations: [],
			results: [ { ...( error && { error } ) } ],
		},
	],
} );

it( 'of Jest each test that failed is named, and each file that did not load', () => {
	const report = {
		numPassedTests: 1,
		numFailedTests: 1,
		numPendingTests: 2,
		numRuntimeErrorTestSuites: 1,
		testResults: [
			{
				name: `${ projectRoot }/src/a.test.ts`,
				status: 'failed',
				message: 'all of it',
				assertionResults: [
					{
						fullName: 'a price is read',
						status: 'failed',
						failureMessages: [
							'Error: \u001B[31mno\u001B[39m\n  at a',
						],
					},
					{ fullName: 'a date is read', status: 'passed' },
				],
			},
			{
				name: `${ projectRoot }/src/b.test.ts`,
				status: 'failed',
				message:
					"  ● Test suite failed to run\n\n    Cannot find module './c'\n",
				assertionResults: [],
			},
		],
	} as unknown as FormattedTestResults;

	expect( countsOfJest( report ) ).toEqual( {
		passed: 1,
		failed: 2,
		skipped: 2,
		failures: [
			'src/a.test.ts › a price is read: Error: no',
			"src/b.test.ts: Cannot find module './c'",
		],
	} );
} );

it( 'of Playwright each test that failed is named, and what failed outside of one; what passed at the second try is flaky', () => {
	const report: PlaywrightReport = {
		stats: {
			startTime: '',
			expected: 4,
			unexpected: 1,
			flaky: 1,
			skipped: 2,
		},
		errors: [ { message: 'The set-up failed.' } ],
		suites: [
			{
				specs: [
					specOf( 'a pill filters', 'unexpected', {
						message:
							"\u001B[31mfailed\u001B[39m\n\nLocator: locator('li')\n\nCall log:\n  - waiting",
						location: { file: '/a/steps.ts', line: 3 },
					} ),
				],
				suites: [
					{
						specs: [
							specOf( 'Back', 'flaky', {
								message: 'x'.repeat( 500 ),
							} ),
						],
					},
				],
			},
		],
	};

	expect( countsOfPlaywright( report ) ).toEqual( {
		passed: 5,
		failed: 1,
		skipped: 2,
		failures: [
			'outside of a test: The set-up failed.',
			"newest › listing/a.spec.ts:7 › a pill filters › steps.ts:3: failed | Locator: locator('li')",
		],
		flaky: [
			`newest › listing/a.spec.ts:7 › Back: ${ 'x'.repeat( 400 ) }`,
		],
	} );
} );

it( 'of PHPUnit each test that failed is named, also where it ended with an error', async () => {
	expect( await countsOfPhpUnit( PHPUNIT ) ).toEqual( {
		passed: 1,
		failed: 2,
		skipped: 1,
		failures: [
			'tests/php/ATest.php › test_a with data set "x": Failed asserting that \'<\' is empty.',
			'tests/php/ATest.php › test_b: RuntimeException: No.',
		],
	} );
} );

it.each( [
	[ 'wrote no report', undefined, 0 ],
	[ 'ran nothing', { passed: 0, failed: 0, skipped: 4 }, 0 ],
	[ 'failed without a failed test', { passed: 3, failed: 0, skipped: 0 }, 1 ],
	[ 'counts one failed test', { passed: 3, failed: 1, skipped: 0 }, 1 ],
] )( 'a runner that %s is one failure', ( _, report, code ) => {
	expect( judge( report, code ).failed ).toBe( 1 );
} );
