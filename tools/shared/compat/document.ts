/**
 * docs/compatibility.md, made from what ran.
 */
import { CHANGES, CHECKS } from './checks.ts';
import { QUERY_PLUGINS } from './queries.ts';
import type { OwnContrast, Remark } from './subject.ts';
import type { Tried } from './results.ts';

/** What is listed. */
export interface Listed {
	kind: 'plugin' | 'theme';
	slug: string;
	name: string;
	/** Empty for what WordPress brings. */
	version: string;
	/** What of it was switched on. */
	setting?: string;
	/** How it was seen to be at work. */
	proof: { sign: string };
	/** How an answer from a page cache is known. */
	hit?: unknown;
	/** Colours of its own that are left out of what is compared. */
	contrast?: OwnContrast;
	/** What its own code reports. */
	known?: readonly ( readonly [ RegExp, Remark ] )[];
	/** Why a test is known to fail, by a part of its name. */
	fails?: Readonly< Record< string, Remark > >;
	/** What else is to be said of it. */
	remarks?: readonly Remark[];
}

const YES = '✓';
const NO = '✗';
const KNOWN = '✗ known';
const NONE = '—';
const OWN = 'Its own';
const HEADING = [ 'Name', 'Version' ];
const CACHES = '## Page caches';

/**
 * The page. What did not run now keeps its row, as long as its version is the same.
 *
 * @param subjects All that is listed, in their order.
 * @param tried    What ran now.
 * @param before   The page as it was.
 * @param core     Version of WordPress.
 */
export function compatibilityPage(
	subjects: readonly Listed[],
	tried: readonly Tried[],
	before: string,
	core: string
): string {
	const row = ( subject: Listed ): string => {
		const notes = notesOf( subject ).length > 0;
		return line( [
			...cellsOf( subject, CHECKS, before ),
			notes ? `[notes](#${ anchor( subject, core ) })` : '',
		] );
	};
	const cellsOf = (
		subject: Listed,
		checks: typeof CHECKS,
		kept: string
	): string[] => {
		const start = [ subject.name, versionOf( subject, core ) ];
		const now = tried.find( ( { slug } ) => slug === subject.slug );
		const own = checks === CHECKS;
		return [
			...start,
			...( now
				? cellsOfRun( now, checks, own )
				: keptCells( kept, start, checks.length + Number( own ) ) ),
		];
	};
	const head = ( columns: readonly string[], last: string[] ): string[] => [
		line( [ ...HEADING, ...columns, ...last ] ),
		line( [
			...HEADING.map( () => '---' ),
			...columns.map( () => ':-:' ),
			...last.map( () => '---' ),
		] ),
	];
	const table = ( heading: string, wanted: Listed[ 'kind' ] ): string[] => [
		`## ${ heading }`,
		'',
		...head( CHECKS.map( ( [ column ] ) => column ).concat( OWN ), [
			'Date',
			'Notes',
		] ),
		...subjects.filter( ( { kind } ) => kind === wanted ).map( row ),
		'',
	];
	const [ , ofCaches = '' ] = before.split( CACHES );

	return [
		'# Compatibility with other plugins and themes',
		'',
		`Made from runs by \`npm run test:compat -- --write-docs\`, on WordPress ${ core }, with published releases, the listing of the demo, and Chromium.`,
		'A test starts only if the release is active in that version and visibly works: a theme has its files in the page, a plugin shows what its notes say (“seen at work”).',
		'Each row is from the last run of that release. [tests/README.md](../tests/README.md) explains how to run it.',
		'',
		'| Column | What was tried |',
		'|---|---|',
		...CHECKS.map( ( [ column, title ] ) => line( [ column, title ] ) ),
		line( [ OWN, 'passed tests that are written for that release only' ] ),
		'',
		`${ YES } works. ${ NO } fails. ${ KNOWN }: fails, and the notes say why. ${ NONE } does not apply. In every test, a message in the browser console or in the PHP log is a failure, unless the notes name it or the`,
		'editor of WordPress causes it. A contrast that is too low is a failure, too.',
		'',
		...table( 'Themes', 'theme' ),
		...table( 'Plugins', 'plugin' ),
		'## Plugins that take part in every query',
		'',
		'Beside each release, every order of a listing, related programs and the list in the admin were the same as without it (`tests/integration/queries-of-others.test.ts`).',
		'',
		line( [ ...HEADING, 'What it does', 'Why a listing stays the same' ] ),
		line( [ '---', '---', '---', '---' ] ),
		...QUERY_PLUGINS.map( ( { name, version, does, kept } ) =>
			line( [ name, version, does, kept ] )
		),
		'',
		CACHES,
		'',
		'A page that the cache keeps is new at the next visit after a change of a program.',
		'',
		...CHANGES.map( ( [ column, title ] ) => `- ${ column }: ${ title }.` ),
		'',
		...head(
			CHANGES.map( ( [ column ] ) => column ),
			[ 'Date' ]
		),
		...subjects
			.filter( ( { hit } ) => hit !== undefined )
			.map( ( subject ) =>
				line( cellsOf( subject, CHANGES, ofCaches ) )
			),
		'',
		'## Notes, and reports for the authors',
		'',
		...subjects.flatMap( ( subject ) =>
			notesOf( subject ).length > 0
				? [
						`### ${ subject.name } ${ versionOf( subject, core ) }`,
						'',
						...notesOf( subject ).map( ( note ) => `- ${ note }` ),
						'',
					]
				: []
		),
	].join( '\n' );
}

const line = ( cells: readonly string[] ): string =>
	`| ${ cells
		.map( ( text ) => text.replaceAll( '|', '\\|' ) )
		.join( ' | ' ) } |`;

const versionOf = ( { version }: Listed, core: string ): string =>
	version || `that of WordPress ${ core }`;

/** The address that GitHub gives a heading. */
const anchor = ( subject: Listed, core: string ): string =>
	`${ subject.name } ${ versionOf( subject, core ) }`
		.toLowerCase()
		.replaceAll( /[^\w\s-]/g, '' )
		.replaceAll( ' ', '-' );

function cellsOfRun(
	{ tests, date }: Tried,
	checks: typeof CHECKS,
	countsOwn: boolean
): string[] {
	const ran = tests.filter( ( { result } ) => result !== 'skipped' );
	const own = ran.filter(
		( { title } ) =>
			! [ ...CHECKS, ...CHANGES ].some(
				( [ , check ] ) => check === title
			)
	);
	const passed = own.filter( ( { result } ) => result === 'passed' );
	const counted =
		own.length > 0 ? `${ passed.length } of ${ own.length }` : NONE;
	return [
		...checks.map( ( [ , check ] ) => {
			const found = ran.find( ( { title } ) => title === check );
			return found ? SIGNS[ found.result ] : NONE;
		} ),
		...( countsOwn ? [ counted ] : [] ),
		ran.length > 0 ? date : 'not tried',
	];
}

/** What ends the cells of a row. */
const DAY = /^(?:\d{4}-\d\d-\d\d|not tried)$/;

const SIGNS = { passed: YES, known: KNOWN, failed: NO, skipped: NONE } as const;

/** Cells of checks, and the date, as they stood; those of something that was never tried where there is none. */
function keptCells(
	before: string,
	start: readonly string[],
	checks: number
): string[] {
	const found = before
		.split( '\n' )
		.find( ( text ) => text.startsWith( line( start ).slice( 0, -1 ) ) );
	const cells =
		found
			?.replace( / \|$/, '' )
			.split( ' | ' )
			.slice( start.length, start.length + checks + 1 ) ?? [];
	return DAY.test( cells[ checks ] ?? '' )
		? cells
		: [ ...Array< string >( checks ).fill( NONE ), 'not tried' ];
}

function notesOf( {
	kind,
	proof: { sign },
	setting,
	contrast,
	known = [],
	fails = {},
	remarks = [],
}: Listed ): string[] {
	return [
		...( setting === undefined ? [] : [ `Set up: ${ setting }.` ] ),
		...( kind === 'theme' ? [] : [ `Seen at work: ${ sign }.` ] ),
		...( contrast === undefined ? [] : [ inWords( contrast ) ] ),
		...remarks.map( inWords ),
		...Object.entries( fails ).map(
			( [ part, remark ] ) => `Fails: ${ part }. ${ inWords( remark ) }`
		),
		...known.map( ( [ , remark ] ) => inWords( remark ) ),
	];
}

const inWords = ( { what, how }: Remark ): string =>
	how === undefined ? what : `${ what } **To see it:** ${ how }`;
