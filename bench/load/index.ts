/** The whole stack: two nodes behind a load balancer, while programs are published, changed and deleted. */
import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { capture } from '../../tools/shared/process/capture.ts';
import { projectRoot } from '../../tools/shared/project-root.ts';
import type { Options } from '../options.ts';
import { table, type Tables } from '../report.ts';
import { program, type Stack, startStack } from '../stack/index.ts';

const STAMPEDE = 50;
const LISTING = '/bench-programas/';
const TEXT = '/bench-texto/';
const SEARCH = '/bench-busqueda/';
/** As many visitors at once as a small server sees on the day of a poster. */
const CROWD = 100;
const OFF = { 'X-Object-Cache': 'off' };

/** How many answers in a row have to be right: both nodes, and each again. */
const RIGHT_IN_A_ROW = 4;
const PAUSE_MS = 100;
const LIMIT_MS = 30_000;

/** A stack with one size of sites, and how long it is measured. */
interface Site extends Stack {
	headers: Readonly< Record< string, string > >;
	password: string;
	seconds: number;
}

/** What wrk saw. */
interface Throughput {
	name: string;
	/** Answers a second. */
	rate: number;
	/** Median time of an answer, in milliseconds. */
	latency: number;
	/** Answers with an error, and connections that broke. */
	errors: number;
}

/**
 * Asks for a page as often as it is answered.
 *
 * @param name        Name in the table.
 * @param url         Address.
 * @param headers     Headers.
 * @param seconds     How long.
 * @param connections How many requests at the same time.
 * @param variables   Variables of wrk.lua.
 */
async function load(
	name: string,
	url: string,
	headers: Readonly< Record< string, string > >,
	seconds: number,
	connections = 16,
	...variables: string[]
): Promise< Throughput > {
	const output = await capture( 'env', [
		...variables,
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
	const json = /^\{.*\}$/m.exec( output )?.[ 0 ] ?? '';

	return { name, ...( JSON.parse( json ) as Omit< Throughput, 'name' > ) };
}

async function get(
	site: Site,
	url: string,
	headers: Readonly< Record< string, string > > = {}
): Promise< string > {
	const response = await fetch( url, {
		headers: { ...site.headers, ...headers },
		// wrk follows none, and would measure them.
		redirect: 'error',
	} );
	const html = await response.text();
	if ( ! response.ok || ! html.includes( '</html>' ) ) {
		throw new Error( `${ url }: status ${ response.status }` );
	}
	return html;
}

async function throughputs( site: Site ): Promise< Throughput[] > {
	const { url, cachedUrl, seconds } = site;
	const results: Throughput[] = [];
	for ( const [ name, address, headers ] of [
		[ 'page without the block', url + TEXT, {} ],
		[ 'page with the block', url + LISTING, {} ],
		[ 'page with the block, no object cache', url + LISTING, OFF ],
		[ 'page without the block, page cache', cachedUrl + TEXT, {} ],
		[ 'page with the block, page cache', cachedUrl + LISTING, {} ],
	] as const ) {
		await get( site, address, headers );
		results.push(
			await load(
				name,
				address,
				{ ...site.headers, ...headers },
				seconds
			)
		);
	}
	return results;
}

/** When each of many visitors searches for something else, so that no page cache helps. */
async function searches( site: Site ): Promise< Throughput[] > {
	const results: Throughput[] = [];
	for ( const [ name, headers ] of [
		[ 'object cache', {} ],
		[ 'no object cache', OFF ],
	] as const ) {
		await get( site, site.url + SEARCH, headers );
		results.push(
			await load(
				`${ CROWD } visitors who search, ${ name }`,
				site.url + SEARCH,
				{ ...site.headers, ...headers },
				2 * site.seconds,
				CROWD,
				'SEARCH=1'
			)
		);
	}
	return results;
}

/**
 * Asks for a page until it shows an edit, and goes on to see whether it stays.
 *
 * @param  fetchPage Fetches it.
 * @param  shown     Text that has to be there.
 * @param  gone      Text that must not be there any more.
 * @return Milliseconds from the call to the end of the last answer that was old; 0 when none was.
 * @throws {Error} When the page does not show the edit in time.
 */
async function lastStaleAnswer(
	fetchPage: () => Promise< string >,
	shown: string | null,
	gone: string | null
): Promise< number > {
	const start = performance.now();
	let last = 0;
	for ( let right = 0; right < RIGHT_IN_A_ROW; ) {
		const html = await fetchPage();
		const isOld =
			( shown !== null && ! html.includes( shown ) ) ||
			( gone !== null && html.includes( gone ) );
		if ( isOld ) {
			right = 0;
			last = performance.now() - start;
			await sleep( PAUSE_MS );
		} else {
			right++;
		}
		if ( last > LIMIT_MS ) {
			throw new Error( `After ${ LIMIT_MS } ms the page is still old.` );
		}
	}
	return last;
}

/** Loads the listing while an editor works: throughput, and for each edit how long the old page was seen. */
async function editing(
	name: string,
	site: Site,
	url: string
): Promise< Throughput & { stale: number[] } > {
	const stale: number[] = [];
	const end = Date.now() + 2 * site.seconds * 1000;
	const working = async () => {
		while ( Date.now() < end ) {
			await edit( site, async ( shown, gone ) => {
				stale.push(
					await lastStaleAnswer(
						() => get( site, url + LISTING ),
						shown,
						gone
					)
				);
			} );
		}
	};
	const [ throughput ] = await Promise.all( [
		load( name, url + LISTING, site.headers, 2 * site.seconds ),
		working(),
	] );
	return { ...throughput, stale };
}

/**
 * Publishes a program through the REST API, changes it and deletes it.
 *
 * @param site  Site.
 * @param after Called after the answer to each, with what the page has to show now and what not any more.
 */
async function edit(
	site: Site,
	after: ( shown: string | null, gone: string | null ) => Promise< void >
): Promise< void > {
	const send = async ( method: string, path: string, body?: object ) => {
		const response = await fetch(
			`${ site.url }/wp-json/wp/v2/programas${ path }`,
			{
				method,
				headers: {
					...site.headers,
					'Content-Type': 'application/json',
					Authorization: `Basic ${ Buffer.from( `admin:${ site.password }` ).toString( 'base64' ) }`,
				},
				body: JSON.stringify( body ),
			}
		);
		if ( ! response.ok ) {
			throw new Error(
				`${ method } ${ path }: ${ await response.text() }`
			);
		}
		return ( await response.json() ) as { id: number };
	};
	const first = `Edición ${ randomUUID() }`;
	const second = `${ first } bis`;
	const { id } = await send( 'POST', '', {
		title: first,
		status: 'publish',
	} );
	await after( first, null );
	await send( 'POST', `/${ id }`, { title: second } );
	await after( second, `${ first }<` );
	await send( 'DELETE', `/${ id }?force=true` );
	await after( null, second );
}

/** How often a page is rendered that many ask for at once after an edit. */
async function stampede( site: Site ): Promise< number > {
	const renders = async (): Promise< number > =>
		( await stat( `${ site.uploads }/renders` ).catch( () => null ) )
			?.size ?? 0;
	const counts: number[] = [];
	await edit( site, async () => {
		const before = await renders();
		await Promise.all(
			Array.from( { length: STAMPEDE }, () =>
				get( site, site.url + LISTING )
			)
		);
		counts.push( ( await renders() ) - before );
	} );
	return Math.max( ...counts );
}

/** `npm run bench load` */
export async function measureLoad( {
	short,
	versions: [ version ],
}: Options ): Promise< Tables > {
	const programs = short ? 100 : 1000;
	const stack = await startStack( [ version, version ], [ programs ] );
	const site: Site = {
		...stack,
		headers: { 'X-Programs': String( programs ) },
		password: stack.passwords.get( programs ) ?? '',
		seconds: short ? 1 : 10,
	};
	try {
		const quiet = [
			...( await throughputs( site ) ),
			...( await searches( site ) ),
		];
		const renders = await stampede( site );
		const edited = [
			await editing( 'object cache', site, site.url ),
			await editing( 'page cache of 10 s', site, site.cachedUrl ),
		];
		if (
			[ ...quiet, ...edited ].some(
				( { rate, errors } ) => errors > 0 || ! ( rate > 0 )
			)
		) {
			throw new Error( 'There were pages with an error.' );
		}

		return {
			throughput: table(
				[ `${ programs } programs`, 'pages a second', 'median, ms' ],
				quiet.map( ( { name, rate, latency } ) => [
					name,
					rate.toFixed( 1 ),
					latency.toFixed( 0 ),
				] )
			),
			editing: table(
				[
					'while programs are edited',
					'pages a second',
					'edits',
					'after which an old page was seen',
					'for at most, ms',
				],
				edited.map( ( { name, rate, stale } ) => [
					name,
					rate.toFixed( 0 ),
					String( stale.length ),
					String( stale.filter( ( time ) => time > 0 ).length ),
					Math.max( 0, ...stale ).toFixed( 0 ),
				] )
			),
			stampede: `${ STAMPEDE } requests at once after an edit: rendered ${ renders } times.`,
		};
	} finally {
		await stack.stop();
	}
}
