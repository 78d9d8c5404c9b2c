import { compatibilityPage, type Listed } from './compat-document';
import { resultsIn, type Report } from './compat-results';

const SUBJECTS: Listed[] = [
	{
		kind: 'theme',
		slug: 'astra',
		name: 'Astra',
		version: '4.1',
		known: [ [ /font/, 'A font.' ] ],
	},
	{ kind: 'theme', slug: 'core', name: 'Core', version: '' },
	{ kind: 'plugin', slug: 'cache', name: 'A Cache', version: '1.0' },
];

const testOf = (
	projectName: string,
	status: 'expected' | 'unexpected' | 'flaky' | 'skipped',
	expectedStatus = 'passed',
	annotations: { type: string; description?: string }[] = []
) => ( { projectName, status, expectedStatus, annotations } );

const REPORT: Report = {
	stats: { startTime: '2026-11-23T11:24:10.948Z' },
	suites: [
		{
			specs: [
				{
					title: 'pills',
					tests: [
						testOf( 'astra', 'expected' ),
						testOf( 'core', 'unexpected' ),
						testOf( 'cache', 'skipped' ),
					],
				},
			],
			suites: [
				{
					specs: [
						{
							title: 'keys',
							tests: [
								testOf( 'astra', 'expected' ),
								testOf( 'core', 'expected', 'failed', [
									{ type: 'fail', description: 'a | b' },
								] ),
							],
						},
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

	it( 'says what was tried, that all of it works, and what the other reports itself', () => {
		expect( rowOf( page, 'Astra' ) ).toBe(
			'| Astra | 4.1 | pills; keys | works; reported by it: A font. | 2026-11-23 |'
		);
	} );

	it( 'says what fails, and why where it is known', () => {
		expect( rowOf( page, 'Core' ) ).toBe(
			'| Core | that of WordPress 7.1 | pills; keys | **fails**: pills; known: keys: a \\| b | 2026-11-23 |'
		);
	} );

	it( 'does not say that what was skipped works', () => {
		expect( rowOf( page, 'A Cache' ) ).toContain( '| not tried |' );
	} );

	it( 'keeps the row of what did not run now', () => {
		expect( compatibilityPage( SUBJECTS, [], page, '7.1' ) ).toBe( page );
	} );

	it( 'forgets the row of another version', () => {
		const newer = SUBJECTS.map( ( subject ) => ( {
			...subject,
			version: subject.version && '4.2',
		} ) );
		expect(
			rowOf( compatibilityPage( newer, [], page, '7.1' ), 'Astra' )
		).toBe( '| Astra | 4.2 | | not tried | |' );
	} );
} );
