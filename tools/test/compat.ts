import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { getRelease } from '../shared/compat/get-release.ts';
import { subjects } from '../shared/compat/subjects.ts';
import { projectRoot } from '../shared/project-root.ts';
import { NEWEST_WORDPRESS } from '../shared/versions.ts';
import { compatibilityPage } from './compat-document.ts';
import { type Report, resultsIn } from './compat-results.ts';
import { add, type Counts } from './counts.ts';
import { runPlaywright } from './playwright.ts';
import { readReport } from './report-file.ts';
import type { Runner } from './runner.ts';

const WRITE = '--write-docs';
const REPORT = join( projectRoot, '.cache/test/e2e-compat.json' );
const PAGE = join( projectRoot, 'docs', 'compatibility.md' );

/**
 * This plugin beside releases of others, as far as they can be had; one that cannot is said, and counts as one skipped test.
 *
 * @param args Slugs of those to try, default all; `--write-docs` writes docs/compatibility.md; the rest is for Playwright.
 * @param run  Runs it.
 */
export async function runCompat(
	args: readonly string[],
	run: Runner
): Promise< Counts > {
	const asked = subjects.filter( ( { slug } ) => args.includes( slug ) );
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
	if ( projects.length === 0 ) {
		return total;
	}
	const rest = args.filter(
		( arg ) => arg !== WRITE && ! asked.some( ( { slug } ) => slug === arg )
	);
	const counts = await runPlaywright(
		'compat',
		[ ...projects, ...rest ],
		run
	);
	if ( args.includes( WRITE ) ) {
		await writePage();
	}
	return add( total, counts );
}

/** Writes what the run that just ended found. */
async function writePage(): Promise< void > {
	const report = ( await readReport( REPORT ) ) as Report | undefined;
	if ( report === undefined ) {
		throw new Error( 'Playwright wrote no report.' );
	}
	const before = await readFile( PAGE, 'utf8' ).catch( () => '' );
	await writeFile(
		PAGE,
		compatibilityPage(
			subjects,
			resultsIn( report ),
			before,
			NEWEST_WORDPRESS
		)
	);
}
