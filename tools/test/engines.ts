import { type EngineName, findPrograms } from '../shared/engines/programs.ts';
import { add, type Counts } from './counts.ts';
import { runPlaywright } from './playwright.ts';
import type { Runner } from './runner.ts';

const ENGINES: readonly EngineName[] = [ 'firefox', 'webkit' ];

/**
 * The tests of the public page in each engine that can be had; one that cannot is said, and counts as one skipped test.
 *
 * @param args For Playwright.
 * @param run  Runs it.
 */
export async function runEngines(
	args: readonly string[],
	run: Runner
): Promise< Counts > {
	let total: Counts = { passed: 0, failed: 0, skipped: 0 };
	const projects: string[] = [];
	for ( const name of ENGINES ) {
		const programs = await findPrograms( name );
		if ( typeof programs === 'string' ) {
			console.log( programs );
			total = add( total, { passed: 0, failed: 0, skipped: 1 } );
		} else {
			projects.push( `--project=${ name }` );
		}
	}
	return projects.length === 0
		? total
		: add(
				total,
				await runPlaywright( 'engines', [ ...projects, ...args ], run )
			);
}
