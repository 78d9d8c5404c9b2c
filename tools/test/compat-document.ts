/**
 * docs/compatibility.md, made from what ran.
 */
import type { Tried } from './compat-results.ts';

/** What is listed. */
export interface Listed {
	kind: 'plugin' | 'theme';
	slug: string;
	name: string;
	/** Empty for what WordPress brings. */
	version: string;
	/** What its own code reports, and why. */
	known?: readonly ( readonly [ RegExp, reason: string ] )[];
}

const NOT_TRIED = 'not tried';

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
	const rows = ( wanted: Listed[ 'kind' ] ): string[] =>
		subjects
			.filter( ( { kind } ) => kind === wanted )
			.map( ( subject ) => {
				const version =
					subject.version || `that of WordPress ${ core }`;
				const start = `| ${ subject.name } | ${ version } |`;
				const now = tried.find( ( { slug } ) => slug === subject.slug );
				return now
					? `${ start } ${ cells( now, subject ).join( ' | ' ) } |`
					: ( before
							.split( '\n' )
							.find( ( line ) => line.startsWith( start ) ) ??
							`${ start } | ${ NOT_TRIED } | |` );
			} );
	const table = ( heading: string, kind: Listed[ 'kind' ] ): string[] => [
		`## ${ heading }`,
		'',
		'| Name | Version | What was tried | Result | Date |',
		'|---|---|---|---|---|',
		...rows( kind ),
		'',
	];

	return [
		'# Beside plugins and themes of others',
		'',
		`Made from a run by \`npm run test:compat -- --write-docs\`, on WordPress ${ core }, with the releases as they are published. In each: the listing of the demo,`,
		'in Chromium, its shape at 1366, 768 and 360 px. A message in the console or the log of PHP fails a test, too, but for what the table says that the other reports itself. A row is of the last run that tried it. [tests/README.md](../tests/README.md) says how.',
		'',
		...table( 'Themes', 'theme' ),
		...table( 'Plugins', 'plugin' ),
	].join( '\n' );
}

function cells( { tests, date }: Tried, { known = [] }: Listed ): string[] {
	const ran = tests.filter( ( { result } ) => result !== 'skipped' );
	const bad = ran.filter( ( { result } ) => result !== 'passed' );
	return [
		ran.map( ( { title } ) => title ).join( '; ' ),
		ran.length === 0
			? NOT_TRIED
			: [
					bad
						.map( ( { title, result, reason } ) =>
							result === 'known'
								? `known: ${ title }: ${ reason ?? '' }`
								: `**fails**: ${ title }`
						)
						.join( '; ' ) || 'works',
					...known.map( ( [ , why ] ) => `reported by it: ${ why }` ),
				].join( '; ' ),
		date,
	].map( ( text ) => text.replaceAll( '|', '\\|' ) );
}
