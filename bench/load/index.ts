/** The whole stack: two nodes behind a load balancer, and a page cache. */
import { join } from 'node:path';

import { capture } from '../../tools/shared/process/capture.ts';
import { projectRoot } from '../../tools/shared/project-root.ts';
import type { Options } from '../options.ts';
import { table, type Tables } from '../report.ts';
import { program, startStack } from '../stack/index.ts';

const LISTING = '/bench-programas/';
const TEXT = '/bench-texto/';
const SEARCH = '/bench-busqueda/';
const FILTERS = '/bench-criterios/';

/** As many visitors at once as a small server sees on the day of a poster. */
const CROWD = 100;
const FEW = 16;

/** What wrk saw. */
interface Load {
	/** Answers a second. */
	rate: number;
	/** Median time of an answer, in milliseconds. */
	latency: number;
	/** Answers with an error, and connections that broke. */
	errors: number;
}

/** Asks for a page as often as it is answered: as it is, with one of fifty choices, or with a search for another word each time. */
async function load(
	url: string,
	headers: Readonly< Record< string, string > >,
	seconds: number,
	connections: number,
	asked: 'SEARCH' | 'CHOICES' | '' = ''
): Promise< Load > {
	const page = await fetch( url, { headers, redirect: 'error' } );
	if ( ! page.ok || ! ( await page.text() ).includes( '</html>' ) ) {
		throw new Error( `${ url }: status ${ page.status }` );
	}
	const output = await capture( 'env', [
		...( asked ? [ `${ asked }=1` ] : [] ),
		program( 'wrk' ),
		'--threads=2',
		`--connections=${ connections }`,
		`--script=${ join( projectRoot, 'bench/load/wrk.lua' ) }`,
		`--duration=${ seconds }s`,
		'--timeout=30s',
		...Object.entries( headers ).map(
			( [ header, value ] ) => `--header=${ header }: ${ value }`
		),
		url,
	] );
	const seen = JSON.parse( /^\{.*\}$/m.exec( output )?.[ 0 ] ?? '' ) as Load;
	if ( seen.errors > 0 || ! ( seen.rate > 0 ) ) {
		throw new Error( `${ url }: ${ output }` );
	}

	return seen;
}

/** `npm run bench load` */
export async function measureLoad( {
	short,
	sizes = short ? [ 100 ] : [ 300, 1000, 10_000 ],
	versions: [ version ],
}: Options ): Promise< Tables > {
	const stack = await startStack( [ version, version ], sizes );
	const off = { 'X-Object-Cache': 'off' };
	const { url, cachedUrl } = stack;
	const rows: string[][] = [];
	try {
		for ( const [ name, address, headers, connections, asked ] of [
			[ 'page without the block', url + TEXT, {}, FEW ],
			[ 'page with the block', url + LISTING, {}, FEW ],
			[ 'the same, no object cache', url + LISTING, off, FEW ],
			[ 'page without the block, page cache', cachedUrl + TEXT, {}, FEW ],
			[ 'page with the block, page cache', cachedUrl + LISTING, {}, FEW ],
			[ '50 different choices', url + FILTERS, {}, FEW, 'CHOICES' ],
			[ 'the same, no object cache', url + FILTERS, off, FEW, 'CHOICES' ],
			[
				`${ CROWD } visitors who search for different words`,
				url + SEARCH,
				{},
				CROWD,
				'SEARCH',
			],
			[ 'the same, no object cache', url + SEARCH, off, CROWD, 'SEARCH' ],
		] as const ) {
			const row: string[] = [ name ];
			for ( const programs of sizes ) {
				const { rate, latency } = await load(
					address,
					{ 'X-Programs': String( programs ), ...headers },
					short || asked !== 'CHOICES' ? 10 : 30,
					connections,
					asked
				);
				row.push( rate.toFixed( 1 ), latency.toFixed( 0 ) );
			}
			rows.push( row );
		}
	} finally {
		await stack.stop();
	}

	return {
		throughput: table(
			[
				'',
				...sizes.flatMap( ( programs ) => [
					`${ programs } programs: pages a second`,
					'median, ms',
				] ),
			],
			rows
		),
	};
}
