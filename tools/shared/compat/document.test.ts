import { compatibilityPage, type Listed } from './document';
import { resultsIn } from './results';
import type { PlaywrightReport, SpecOfReport } from '../playwright-report';

const SUBJECTS: Listed[] = [
	{
		kind: 'theme',
		slug: 'astra',
		name: 'Astra',
		version: '4.1',
		proof: { sign: 'its files' },
		known: [ [ /font/, { what: 'A font.', how: 'open a page.' } ] ],
	},
	{
		kind: 'theme',
		slug: 'core',
		name: 'Core',
		version: '',
		proof: { sign: 'its files' },
	},
	{
		kind: 'plugin',
		slug: 'cache',
		name: 'A Cache',
		version: '1.0',
		setting: 'pages are kept',
		proof: { sign: 'its comment' },
		hit: 'numbered',
		remarks: [ { what: 'It is a | b.' } ],
	},
];

const testOf = (
	projectName: string,
	status: 'expected' | 'unexpected' | 'flaky' | 'skipped',
	expectedStatus = 'passed',
	annotations: { type: string; description?: string }[] = []
) => ( { projectName, status, expectedStatus, annotations, results: [] } );

const specOf = (
	title: string,
	tests: SpecOfReport[ 'tests' ]
): SpecOfReport => ( { title, file: 'a.spec.ts', line: 1, tests } );

const REPORT: PlaywrightReport = {
	stats: {
		startTime: '2026-11-23T11:24:10.948Z',
		expected: 3,
		unexpected: 1,
		flaky: 0,
		skipped: 1,
	},
	errors: [],
	suites: [
		{
			specs: [
				specOf( 'cards and pills can be read and keep their shape', [
					testOf( 'astra', 'expected' ),
					testOf( 'core', 'unexpected' ),
					testOf( 'cache', 'skipped' ),
				] ),
			],
			suites: [
				{
					specs: [
						specOf( 'a test of its own', [
							testOf( 'astra', 'expected' ),
							testOf( 'core', 'expected', 'failed', [
								{ type: 'fail', description: 'a | b' },
							] ),
						] ),
					],
				},
			],
		},
	],
};

const rowOf = ( page: string, name: string ): string | undefined =>
	page.split( '\n' ).find( ( line ) => line.startsWith( `| ${ name } ` ) );

describe( 'the page of what works beside releases of others', () => {
	const page = compatibilityPage( SUBJECTS, resultsIn( REPORT ), '', '7.1' );

	it( 'has a row for each plugin that takes part in every query', () => {
		expect( rowOf( page, 'Post Types Order' ) ).toBe(
			'| Post Types Order | 2.4.7 | puts the manual order before any other, on the site and in the admin | `ignore_custom_sort` in the arguments |'
		);
	} );

	it( 'has a column for each check, and one for tests of that release alone', () => {
		expect( page ).toContain(
			'| Name | Version | Shape | Filter | Keys | axe | Editor | Cache | Its own | Date | Notes |'
		);
		expect( rowOf( page, 'Astra' ) ).toBe(
			'| Astra | 4.1 | ✓ | — | — | — | — | — | 1 of 1 | 2026-11-23 | [notes](#astra-41) |'
		);
	} );

	it( 'says what each column is', () => {
		expect( page ).toContain(
			'| Shape | cards and pills can be read and keep their shape |'
		);
	} );

	it( 'says what fails', () => {
		expect( rowOf( page, 'Core' ) ).toBe(
			'| Core | that of WordPress 7.1 | ✗ | — | — | — | — | — | 0 of 1 | 2026-11-23 |  |'
		);
	} );

	it( 'says that a failure is known', () => {
		const known = resultsIn( {
			...REPORT,
			suites: [
				{
					specs: [
						specOf( 'a click filters, and so does a deep link', [
							testOf( 'core', 'expected', 'failed', [
								{ type: 'fail', description: 'why' },
							] ),
						] ),
					],
				},
			],
		} );
		expect(
			rowOf( compatibilityPage( SUBJECTS, known, '', '7.1' ), 'Core' )
		).toContain(
			'| 7.1 | — | ✗ known | — |'.replace(
				'7.1',
				'that of WordPress 7.1'
			)
		);
	} );

	it( 'has notes: how it is set up, what it reports, and how its authors can see that', () => {
		expect( page ).toContain(
			'### Astra 4.1\n\n- A font. **To see it:** open a page.\n'
		);
		expect( page ).toContain(
			'### A Cache 1.0\n\n- Set up: pages are kept.\n- Seen at work: its comment.\n- It is a | b.\n'
		);
	} );

	it( 'does not say that what was skipped works', () => {
		expect( rowOf( page, 'A Cache' ) ).toBe(
			'| A Cache | 1.0 | — | — | — | — | — | — | — | not tried | [notes](#a-cache-10) |'
		);
	} );

	it( 'has a second row for a page cache, with the changes after which its pages are new', () => {
		const changed = compatibilityPage(
			SUBJECTS,
			resultsIn( {
				...REPORT,
				suites: [
					{
						specs: [
							specOf( 'a kept page is new after an import', [
								testOf( 'cache', 'expected' ),
							] ),
						],
					},
				],
			} ),
			page,
			'7.1'
		);
		const row =
			'| A Cache | 1.0 | — | — | — | ✓ | — | — | — | 2026-11-23 |';
		expect( changed ).toContain( `\n${ row }\n` );
		// No test of its own.
		expect( rowOf( changed, 'A Cache' ) ).toContain( '| — | 2026-11-23 |' );
		expect( compatibilityPage( SUBJECTS, [], changed, '7.1' ) ).toBe(
			changed
		);
	} );

	it( 'keeps the row of what did not run now', () => {
		expect( compatibilityPage( SUBJECTS, [], page, '7.1' ) ).toBe( page );
	} );

	it( 'forgets the row of another version, and one with other columns', () => {
		const newer = SUBJECTS.map( ( subject ) => ( {
			...subject,
			version: subject.version && '4.2',
		} ) );
		expect(
			rowOf( compatibilityPage( newer, [], page, '7.1' ), 'Astra' )
		).toBe(
			'| Astra | 4.2 | — | — | — | — | — | — | — | not tried | [notes](#astra-42) |'
		);
		expect(
			rowOf(
				compatibilityPage(
					SUBJECTS,
					[],
					'| Astra | 4.1 | pills | works | 2026-11-23 |',
					'7.1'
				),
				'Astra'
			)
		).toContain( 'not tried' );
	} );
} );
