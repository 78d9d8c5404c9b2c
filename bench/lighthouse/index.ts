/**
 * `npm run bench:lighthouse`: what Lighthouse says of the demo's page, and of the same page without our script and style.
 */
import { ensureBuild } from '../../tools/shared/build/ensure.ts';
import { findChromium } from '../../tools/shared/chromium/index.ts';
import { CONTENT_MOUNT } from '../../demo/example-content.ts';
import { startWordPress } from '../../tools/shared/site/index.ts';
import { table } from '../markdown.ts';
import { writeResult } from '../results.ts';
import { NEWEST_WORDPRESS } from '../../tools/shared/versions.ts';
import { summarise } from '../statistics.ts';
import { CATEGORIES, type Judged, judge } from './judge.ts';

const RUNS = 3;
const PAGE = '/programas/';
const OURS = '*/programs-filter/build/*';

const report = ( line: string ): void => console.log( line );

await ensureBuild();
const chromium = await findChromium( report );
const wordPress = await startWordPress( {
	version: NEWEST_WORDPRESS,
	debug: false,
	mounts: [ CONTENT_MOUNT ],
	report,
} );
try {
	await wordPress.runPhp( `require '${ CONTENT_MOUNT.vfsPath }/seed.php';` );
	const subjects = [
		{ name: 'as it is', blocked: [], runs: [] as Judged[] },
		{ name: 'without our files', blocked: [ OURS ], runs: [] as Judged[] },
	];
	for ( let run = 0; run < RUNS; run++ ) {
		for ( const { name, blocked, runs } of subjects ) {
			const judged = await judge(
				wordPress.url + PAGE,
				chromium,
				blocked
			);
			report( `${ name }: ${ JSON.stringify( judged.scores ) }` );
			runs.push( judged );
		}
	}
	const [ withOurs = [], without = [] ] = subjects.map( ( { runs } ) =>
		[ ...new Set( runs.flatMap( ( { imperfect } ) => imperfect ) ) ].sort()
	);
	const tables = {
		scores: table(
			[ 'the demo’s page, as a phone', ...CATEGORIES ],
			subjects.map( ( { name, runs } ) => [
				name,
				...CATEGORIES.map( ( category ) =>
					summarise(
						runs.map( ( { scores } ) => scores[ category ] )
					).median.toFixed( 0 )
				),
			] )
		),
		audits: table(
			[ 'audits below their best in any run', 'which' ],
			[
				[
					'without our files too',
					withOurs
						.filter( ( audit ) => without.includes( audit ) )
						.join( ', ' ),
				],
				[
					'only with them',
					withOurs
						.filter( ( audit ) => ! without.includes( audit ) )
						.join( ', ' ),
				],
			].map( ( [ whose = '', which = '' ] ) => [
				whose,
				which || 'none',
			] )
		),
	};
	await writeResult( 'lighthouse', tables, { subjects } );
	console.log( Object.values( tables ).join( '\n\n' ) );
} finally {
	await wordPress.stop();
}
