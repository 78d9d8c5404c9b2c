import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromiumFlags } from '../../tools/shared/chromium/index.ts';
import { capture } from '../../tools/shared/process/capture.ts';

/** Not a dependency of the project: it is 175 MB, and nothing but this needs it. */
const LIGHTHOUSE = 'lighthouse@13';

/** Categories of Lighthouse that a listing has a part in. */
export const CATEGORIES = [
	'performance',
	'accessibility',
	'best-practices',
	'seo',
] as const;

/** What one run of Lighthouse says. */
export interface Judged {
	/** 0 to 100. */
	scores: Record< ( typeof CATEGORIES )[ number ], number >;
	/** Names of the audits that count and are below their best. */
	imperfect: string[];
}

/** Of Lighthouse's report, the part that counts. */
interface Report {
	categories: Record<
		string,
		{
			score: number;
			auditRefs: ReadonlyArray< { id: string; weight: number } >;
		}
	>;
	audits: Record< string, { score: number | null } >;
}

/**
 * Runs Lighthouse as it is: a phone, a slow network and a slow processor.
 *
 * @param  address  Page.
 * @param  chromium Path of the browser.
 * @param  blocked  Patterns of addresses that the page does not get.
 * @throws {Error} When npm does not give Lighthouse, or it does not come to its end.
 */
export async function judge(
	address: string,
	chromium: string,
	blocked: readonly string[]
): Promise< Judged > {
	const folder = await mkdtemp( join( tmpdir(), 'lighthouse-' ) );
	const file = join( folder, 'report.json' );
	try {
		await capture( 'npx', [
			'--yes',
			LIGHTHOUSE,
			address,
			'--quiet',
			'--output=json',
			`--output-path=${ file }`,
			`--only-categories=${ CATEGORIES.join( ',' ) }`,
			...blocked.map(
				( pattern ) => `--blocked-url-patterns=${ pattern }`
			),
			`--chrome-path=${ chromium }`,
			`--chrome-flags=--headless=new ${ chromiumFlags.join( ' ' ) }`,
		] );

		return read( JSON.parse( await readFile( file, 'utf8' ) ) as Report );
	} finally {
		await rm( folder, { recursive: true, force: true } );
	}
}

function read( { categories, audits }: Report ): Judged {
	const counted = Object.values( categories ).flatMap( ( { auditRefs } ) =>
		auditRefs.filter( ( { weight } ) => weight > 0 )
	);

	return {
		scores: Object.fromEntries(
			CATEGORIES.map( ( category ) => [
				category,
				Math.round( ( categories[ category ]?.score ?? 0 ) * 100 ),
			] )
		) as Judged[ 'scores' ],
		imperfect: counted
			.map( ( { id } ) => id )
			// Without a score an audit did not apply.
			.filter( ( id ) => ( audits[ id ]?.score ?? 1 ) < 1 ),
	};
}
