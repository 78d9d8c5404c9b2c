/**
 * `npm run bench:editor`: the block in the post editor of a site with a thousand programs.
 */
import { parseArgs } from 'node:util';

import { chromium } from '@playwright/test';

import { ensureBuild } from '../../tools/shared/build/ensure.ts';
import {
	chromiumFlags,
	findChromium,
} from '../../tools/shared/chromium/index.ts';
import { table } from '../markdown.ts';
import { writeResult } from '../results.ts';
import { startBenchSite } from '../content/index.ts';
import { summarise } from '../statistics.ts';
import { measure, type Measured } from './measure.ts';

const PROGRAMS = 1000;

const { values } = parseArgs( {
	options: { rounds: { type: 'string', default: '3' } },
} );
const report = ( line: string ): void => console.log( line );

await ensureBuild();
const { wordPress } = await startBenchSite( PROGRAMS, report );
const browser = await chromium.launch( {
	executablePath: await findChromium( report ),
	args: [ ...chromiumFlags ],
} );
try {
	const programs = Number(
		await wordPress.runPhp(
			`echo wp_count_posts( 'pfilter_programa' )->publish;`
		)
	);
	const rounds: Measured[] = [];
	for ( let round = 1; round <= Number( values.rounds ); round++ ) {
		rounds.push( await measure( browser, wordPress, programs ) );
		report( JSON.stringify( rounds.at( -1 ) ) );
	}
	const row = (
		name: string,
		unit: string,
		pick: ( measured: Measured ) => number
	): string[] => {
		const { median, low, high } = summarise( rounds.map( pick ) );
		const show = ( value: number ): string =>
			Math.round( value ).toLocaleString( 'en' );

		return [
			name,
			`${ show( median ) }${ unit } (${ show( low ) }–${ show( high ) })`,
		];
	};
	const result = table(
		[ '1,000 programs in the post editor', 'median (spread)' ],
		[
			row(
				'first cards, after the first request',
				' ms',
				( { firstCards } ) => firstCards
			),
			row( 'all programs', ' ms', ( { complete } ) => complete ),
			row( 'requests', '', ( { requests } ) => requests.count ),
			row(
				'of them at the same time',
				'',
				( { requests } ) => requests.sideBySide
			),
			row( 'bytes of them', '', ( { requests } ) => requests.bytes ),
			row(
				'requests of a block of six cards',
				'',
				( { six } ) => six.count
			),
			row( 'bytes of them', '', ( { six } ) => six.bytes ),
			row(
				'requests of a second block',
				'',
				( { secondBlock } ) => secondBlock
			),
			row(
				'all programs of a second block',
				' ms',
				( { secondComplete } ) => secondComplete
			),
			row(
				'longest task while a user types in another block and the programs come',
				' ms',
				( { whileLoading } ) => whileLoading.longest
			),
			row(
				'the same when all are there',
				' ms',
				( { afterwards } ) => afterwards.longest
			),
			row(
				'the same in an editor without our block',
				' ms',
				( { without } ) => without.longest
			),
		]
	);
	await writeResult( 'editor', { preview: result }, { programs, rounds } );
	console.log( result );
} finally {
	await browser.close();
	await wordPress.stop();
}
