import { getRelease } from '../shared/compat/get-release.ts';
import { releases } from '../shared/compat/releases.ts';
import { add, type Counts } from './counts.ts';
import { runPlaywright } from './playwright.ts';
import type { Runner } from './runner.ts';

/**
 * This plugin beside releases of others, as far as they can be had; one that cannot is said, and counts as one skipped test.
 *
 * @param args Slugs of those to try, default all; the rest is for Playwright.
 * @param run  Runs it.
 */
export async function runCompat(
	args: readonly string[],
	run: Runner
): Promise< Counts > {
	const tried = releases.filter( ( { proof } ) => proof !== undefined );
	const named = tried.filter( ( { slug } ) => args.includes( slug ) );
	const projects: string[] = [];
	// What WordPress brings is not worth a run of its own, as the other suites try all with it.
	let isWorthIt = named.length > 0;
	let skipped = 0;
	for ( const release of isWorthIt ? named : tried ) {
		const found = await getRelease( release );
		if ( 'missing' in found ) {
			skipped++;
			console.log(
				`skipped: ${ release.name } ${ release.version }: ${ found.missing }`
			);
		} else {
			projects.push( `--project=${ release.slug }` );
			isWorthIt ||= found.folder !== null;
		}
	}
	const counts = { passed: 0, failed: 0, skipped };
	const rest = args.filter(
		( arg ) => ! named.some( ( { slug } ) => slug === arg )
	);
	return isWorthIt && projects.length > 0
		? add(
				counts,
				await runPlaywright( 'compat', [ ...projects, ...rest ], run )
			)
		: counts;
}
