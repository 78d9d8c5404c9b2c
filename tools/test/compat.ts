import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { getRelease } from '../shared/compat/get-release.ts';
import type { Subject } from '../shared/compat/subject.ts';
import { subjects } from '../shared/compat/subjects.ts';
import { projectRoot } from '../shared/project-root.ts';
import { NEWEST_WORDPRESS } from '../shared/versions.ts';
import { compatibilityPage } from '../shared/compat/document.ts';
import { resultsIn } from '../shared/compat/results.ts';
import { add, type Counts } from './counts.ts';
import { runPlaywright } from './playwright.ts';
import type { PlaywrightReport } from '../shared/playwright-report.ts';
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
	const { projects, reasons } = await available(
		asked.length > 0 ? asked : subjects,
		asked.length > 0
	);
	reasons.forEach( ( reason ) => console.log( `skipped: ${ reason }` ) );
	const skipped = { passed: 0, failed: 0, skipped: reasons.length };
	if ( projects.length === 0 ) {
		return skipped;
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
	return add( skipped, counts );
}

/**
 * What can be tried here, as Playwright's arguments, and why the others cannot.
 *
 * @param wanted  Of the table.
 * @param byNames Whether the command line named them: what WordPress brings is not worth a run of its own, as the other suites try all with it.
 */
async function available(
	wanted: readonly Subject[],
	byNames: boolean
): Promise< { projects: string[]; reasons: string[] } > {
	const projects: string[] = [];
	const reasons: string[] = [];
	let hasReleases = byNames;
	for ( const subject of wanted ) {
		const found = await getRelease( subject );
		if ( 'missing' in found ) {
			reasons.push(
				`${ subject.name } ${ subject.version }: ${ found.missing }`
			);
		} else {
			projects.push( `--project=${ subject.slug }` );
			hasReleases ||= found.folder !== null;
		}
	}
	return hasReleases
		? { projects, reasons }
		: {
				projects: [],
				reasons: [
					...reasons,
					'what WordPress brings: no other release can be had',
				],
			};
}

/** Writes what the run that just ended found. */
async function writePage(): Promise< void > {
	const report = JSON.parse(
		await readFile( REPORT, 'utf8' )
	) as PlaywrightReport;
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
