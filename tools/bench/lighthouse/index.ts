/**
 * `npm run bench:lighthouse`: what Lighthouse says of a page with the listing, and of the same page without our script.
 */
import { findChromium } from '../../chromium/index.ts';
import { table } from '../markdown.ts';
import { writeResult } from '../results.ts';
import { serve, WITHOUT } from '../filter/serve.ts';
import { ours } from '../filter/rows.ts';
import { renderedPages } from '../site/pages.ts';
import { summarise } from '../statistics.ts';
import { CATEGORIES, type Judged, judge } from './judge.ts';

const CARDS = 50;
const RUNS = 3;

const report = ( line: string ): void => console.log( line );

const pages = await renderedPages( [ CARDS ], report );
const server = await serve( pages );
const chromium = await findChromium( report );
try {
	const subjects = [
		{ name: 'with our script', row: ours.id, runs: [] as Judged[] },
		{ name: 'without it', row: WITHOUT, runs: [] as Judged[] },
	];
	for ( let run = 0; run < RUNS; run++ ) {
		for ( const { name, row, runs } of subjects ) {
			const judged = await judge(
				server.address( row, CARDS ),
				chromium
			);
			report( `${ name }: ${ JSON.stringify( judged.scores ) }` );
			runs.push( judged );
		}
	}
	const [ withOurs, without ] = subjects.map( ( { runs } ) =>
		[ ...new Set( runs.flatMap( ( { imperfect } ) => imperfect ) ) ].sort()
	);
	const tables = {
		scores: table(
			[ `a page of ${ CARDS } cards, phone`, ...CATEGORIES ],
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
			[ 'audits below their best', 'which' ],
			[
				[
					'without our script too',
					( withOurs ?? [] )
						.filter( ( audit ) => without?.includes( audit ) )
						.join( ', ' ),
				],
				[
					'only with it',
					( withOurs ?? [] )
						.filter( ( audit ) => ! without?.includes( audit ) )
						.join( ', ' ) || 'none',
				],
			]
		),
	};
	await writeResult( 'lighthouse', tables, { subjects } );
	console.log( Object.values( tables ).join( '\n\n' ) );
} finally {
	server.stop();
}
