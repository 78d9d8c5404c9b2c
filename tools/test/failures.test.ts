/**
 * @jest-environment node
 */
import { type JestReport, countsOf as countsOfJest } from './jest';
import { countsOf as countsOfPlaywright } from './playwright';
import { countsOf as countsOfPhpUnit } from './phpunit';
import type {
	PlaywrightReport,
	SpecOfReport,
} from '../shared/playwright-report';
import { projectRoot } from '../shared/project-root';

const JEST: JestReport = {
	numPassedTests: 1,
	numFailedTests: 1,
	numPendingTests: 2,
	numTodoTests: 1,
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
				{
					fullName: 'a date is read',
					status: 'passed',
					failureMessages: [],
				},
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
};

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
	message: string,
	location?: { file: string; line: number }
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
			results: [
				{ error: { message, ...( location && { location } ) } },
			],
		},
	],
} );

const PLAYWRIGHT: PlaywrightReport = {
	stats: { startTime: '', expected: 4, unexpected: 1, flaky: 1, skipped: 2 },
	errors: [ { message: 'The set-up failed.' } ],
	suites: [
		{
			specs: [
				specOf(
					'a pill filters',
					'unexpected',
					"\u001B[31mexpect(locator).toBeVisible() failed\u001B[39m\n\nLocator: locator('li')\nTimeout: 5000ms\n\nCall log:\n  - waiting",
					{ file: '/a/steps.ts', line: 3 }
				),
				specOf( 'a chip goes', 'unexpected', 'x'.repeat( 500 ) ),
			],
			suites: [ { specs: [ specOf( 'Back', 'flaky', 'Error: late' ) ] } ],
		},
	],
};

describe( 'what failed', () => {
	it( 'is said of each test of Jest, and of each file that did not load', () => {
		expect( countsOfJest( JEST ) ).toEqual( {
			passed: 1,
			failed: 2,
			skipped: 3,
			failures: [
				'src/a.test.ts › a price is read: Error: no',
				"src/b.test.ts: Cannot find module './c'",
			],
		} );
	} );

	it( 'is said of each test of PHPUnit, also where it ended with an error or a warning', async () => {
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

	it( 'is said of each test of Playwright, and of what failed outside of one; what passed at the second try is flaky', () => {
		expect( countsOfPlaywright( PLAYWRIGHT ) ).toEqual( {
			passed: 5,
			failed: 1,
			skipped: 2,
			failures: [
				'outside of a test: The set-up failed.',
				"newest › listing/a.spec.ts:7 › a pill filters › steps.ts:3: expect(locator).toBeVisible() failed | Locator: locator('li') | Timeout: 5000ms",
				`newest › listing/a.spec.ts:7 › a chip goes: ${ 'x'.repeat( 400 ) }`,
			],
			flaky: [ 'newest › listing/a.spec.ts:7 › Back: Error: late' ],
		} );
	} );
} );
