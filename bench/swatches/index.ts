/**
 * `npm run bench:swatches`: swatches of a shop, ours beside the most used of the others, which the folder COMPAT_DIR has.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

import {
	chromiumFlags,
	findChromium,
} from '../../tools/shared/chromium/index.ts';
import { startWordPress } from '../../tools/shared/site/index.ts';
import { projectRoot } from '../../tools/shared/project-root.ts';
import { table } from '../markdown.ts';
import { writeResult } from '../results.ts';
import { summarise, type Summary } from '../statistics.ts';
import {
	keep,
	type Kept,
	pageWeight,
	type Swatch,
	usableAfter,
	weightOf,
} from './measure.ts';

const ROUNDS = 9;
const SLOWDOWNS = [ 1, 4 ];
const SHOP = 'woocommerce';
const RIVAL = 'woo-variation-swatches';
const LIST = 'select[data-attribute_name="attribute_pa_color"]';

/** Whose swatches, where their files are, and what is pressed. */
const ROWS: readonly { whose: string; folder: string; swatch: Swatch }[] = [
	{
		whose: 'ours',
		folder: '/programs-filter/build/',
		swatch: {
			press: '.programas-swatches input[value="color-2"]',
			list: LIST,
		},
	},
	{
		whose: 'rival',
		folder: `/${ RIVAL }/`,
		swatch: {
			press: 'li.variable-item[data-value="color-2"]',
			list: LIST,
		},
	},
];

const report = ( line: string ) => console.error( line );
const folderOf = ( slug: string ): string =>
	join( process.env.COMPAT_DIR ?? '', 'plugins', slug );
const missing = [ SHOP, RIVAL ].filter(
	( slug ) => ! existsSync( join( folderOf( slug ), `${ slug }.php` ) )
);
if ( missing.length > 0 ) {
	report(
		`bench:swatches is skipped: no plugins/${ missing.join( ', plugins/' ) } in COMPAT_DIR.`
	);
} else {
	await run();
}

async function run(): Promise< void > {
	const site = await startWordPress( {
		report,
		mounts: [
			{
				hostPath: join( projectRoot, 'bench/swatches' ),
				vfsPath: '/bench-swatches',
			},
			...[ SHOP, RIVAL ].map( ( slug ) => ( {
				hostPath: folderOf( slug ),
				vfsPath: `/wordpress/wp-content/plugins/${ slug }`,
			} ) ),
		],
	} );
	const browser = await chromium.launch( {
		executablePath: await findChromium( report ),
		args: [ ...chromiumFlags ],
	} );
	try {
		const call = ( code: string ) =>
			site.runPhp(
				`require_once '/bench-swatches/content.php'; echo ProgramsFilter\\Bench\\Swatches\\${ code };`
			);
		await call( 'open()' );
		const address = `${ site.url }${ await call( 'fill()' ) }`;
		const pageOf = async ( whose: string ): Promise< Kept > => {
			report( `The page with ${ whose } …` );
			await call( `show( '${ whose }' )` );
			// What a first request writes is not asked again.
			await fetch( address );
			return keep( browser, address );
		};
		const none = await pageOf( 'none' );
		const pages: Kept[] = [];
		for ( const { whose } of ROWS ) {
			pages.push( await pageOf( whose ) );
		}
		const times = ROWS.map( () => SLOWDOWNS.map( (): number[] => [] ) );
		for ( let round = 0; round < ROUNDS; round++ ) {
			report( `Round ${ round + 1 } of ${ ROUNDS } …` );
			for ( const [ which, slowdown ] of SLOWDOWNS.entries() ) {
				for ( const [ index, { swatch } ] of ROWS.entries() ) {
					const page = pages[ index ];
					if ( page ) {
						times[ index ]?.[ which ]?.push(
							await usableAfter( browser, page, swatch, slowdown )
						);
					}
				}
			}
		}
		await write( none, pages, times );
	} finally {
		await browser.close();
		await site.stop();
	}
}

async function write(
	none: Kept,
	pages: readonly Kept[],
	times: readonly ( readonly ( readonly number[] )[] )[]
): Promise< void > {
	const header = await readFile(
		join( folderOf( RIVAL ), `${ RIVAL }.php` ),
		'utf8'
	);
	const version = /Version:\s*(\S+)/.exec( header )?.[ 1 ] ?? '';
	const rows = ROWS.map( ( { whose, folder }, index ) => {
		const page = pages[ index ] ?? none;
		return {
			whose,
			script: weightOf( page, folder, '.js' ),
			style: weightOf( page, folder, '.css' ),
			page: pageWeight( page ) - pageWeight( none ),
			usable: ( times[ index ] ?? [] ).map( summarise ),
		};
	} );
	const [ ours, rival ] = rows;
	if ( ! ours || ! rival ) {
		return;
	}
	const shown = ( { median, low, high }: Summary ): string =>
		`${ median.toFixed( 0 ) } (${ low.toFixed( 0 ) }–${ high.toFixed( 0 ) })`;
	const ratio = ( one: number, other: number ): string =>
		( one / other ).toFixed( 2 );
	const tables = {
		rows: table(
			[
				'30 variations',
				'script, bytes gzip',
				'style',
				'added to the page',
				...SLOWDOWNS.map( ( slowdown ) =>
					slowdown === 1
						? 'DOMContentLoaded to usable, ms'
						: `processor ${ slowdown }x slowed, ms`
				),
			],
			[
				...rows.map( ( { whose, script, style, page, usable } ) => [
					whose === 'ours'
						? '**Programs Filter**'
						: `Variation Swatches for WooCommerce ${ version }`,
					String( script ),
					String( style ),
					String( page ),
					...usable.map( shown ),
				] ),
				[
					'ours to theirs',
					ratio( ours.script, rival.script ),
					ratio( ours.style, rival.style ),
					ratio( ours.page, rival.page ),
					...ours.usable.map( ( { median }, index ) =>
						ratio( median, rival.usable[ index ]?.median ?? NaN )
					),
				],
			]
		),
	};
	await writeResult( 'swatches', tables, { rows, times } );
	console.log( tables.rows );
}
