import { getRelease } from '../shared/compat/get-release.ts';
import { subjects } from '../shared/compat/subjects.ts';
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
	const asked = subjects.filter( ( { slug } ) => args.includes( slug ) );
	const rest = args.filter(
		( arg ) => ! asked.some( ( { slug } ) => slug === arg )
	);
	let total: Counts = { passed: 0, failed: 0, skipped: 0 };
	const projects: string[] = [];
	const all = asked.length > 0 ? asked : subjects;
	for ( const subject of all ) {
		const found = await getRelease( subject );
		if ( 'missing' in found ) {
			console.log(
				`skipped: ${ subject.name } ${ subject.version }: ${ found.missing }`
			);
			total = add( total, { passed: 0, failed: 0, skipped: 1 } );
		} else {
			projects.push( `--project=${ subject.slug }` );
		}
	}
	return projects.length === 0
		? total
		: add(
				total,
				await runPlaywright( 'compat', [ ...projects, ...rest ], run )
			);
}
