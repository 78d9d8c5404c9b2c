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

/** Asks for a page as often as it is answered. Each of a crowd searches for another word, so that no page cache helps. */
async function load(
	url: string,
	headers: Readonly< Record< string, string > >,
	seconds: number,
	connections: number
): Promise< Load > {
	const page = await fetch( url, { headers, redirect: 'error' } );
	if ( ! page.ok || ! ( await page.text() ).includes( '</html>' ) ) {
		throw new Error( `${ url }: status ${ page.status }` );
	}
	const output = await capture( 'env', [
		...( connections === CROWD ? [ 'SEARCH=1' ] : [] ),
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
	versions: [ version ],
}: Options ): Promise< Tables > {
	const programs = short ? 100 : 1000;
	const stack = await startStack( [ version, version ], [ programs ] );
	const off = { 'X-Object-Cache': 'off' };
	const { url, cachedUrl } = stack;
	const rows: string[][] = [];
	try {
		for ( const [ name, address, headers, connections ] of [
			[ 'page without the block', url + TEXT, {}, FEW ],
			[ 'page with the block', url + LISTING, {}, FEW ],
			[ 'the same, no object cache', url + LISTING, off, FEW ],
			[ 'page without the block, page cache', cachedUrl + TEXT, {}, FEW ],
			[ 'page with the block, page cache', cachedUrl + LISTING, {}, FEW ],
			[
				`${ CROWD } visitors who search for different words`,
				url + SEARCH,
				{},
				CROWD,
			],
			[ 'the same, no object cache', url + SEARCH, off, CROWD ],
		] as const ) {
			const { rate, latency } = await load(
				address,
				{ 'X-Programs': String( programs ), ...headers },
				short ? 10 : 15,
				connections
			);
			rows.push( [ name, rate.toFixed( 1 ), latency.toFixed( 0 ) ] );
		}
	} finally {
		await stack.stop();
	}

	return {
		throughput: table(
			[ `${ programs } programs`, 'pages a second', 'median, ms' ],
			rows
		),
	};
}
