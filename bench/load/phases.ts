import { stat } from 'node:fs/promises';
import type { Stack } from '../stack/index.ts';
import { Editor } from './editor.ts';
import { lastStaleAnswer } from './staleness.ts';
import { type Load, load } from './wrk.ts';

export const PROGRAMS = 1000;
export const STAMPEDE = 50;

const SECONDS = 10;
const SECONDS_OF_EDITING = 20;
const LISTING = '/bench-programas/';
const TEXT = '/bench-texto/';
const SEARCH = '/bench-busqueda/';
/** As many visitors at once as a small server sees on the day of a poster. */
const CROWD = 100;
const HEADERS = { 'X-Programs': String( PROGRAMS ) };

/** Throughput of a page. */
export interface Throughput extends Load {
	name: string;
}

/** What happened while programs were being published, changed and deleted. */
export interface Editing extends Throughput {
	/** How many edits were answered. */
	edits: number;
	/** For each edit, milliseconds from its answer to the last old page; 0 for none. */
	stale: number[];
}

/** Throughput of a page with the listing and of one without. */
export async function throughputs( stack: Stack ): Promise< Throughput[] > {
	const cases: [ string, string, Record< string, string > ][] = [
		[ 'page without the block', stack.url + TEXT, {} ],
		[ 'page with the block', stack.url + LISTING, {} ],
		[
			'page with the block, no object cache',
			stack.url + LISTING,
			{ 'X-Object-Cache': 'off' },
		],
		[ 'page without the block, page cache', stack.cachedUrl + TEXT, {} ],
		[ 'page with the block, page cache', stack.cachedUrl + LISTING, {} ],
	];
	const results: Throughput[] = [];
	for ( const [ name, url, headers ] of cases ) {
		await get( url, headers );
		results.push( {
			name,
			...( await load( url, { ...HEADERS, ...headers }, SECONDS ) ),
		} );
	}
	return results;
}

/** Throughput of a listing with a search when each of many visitors searches for something else, so that no page cache helps. */
export async function searches( stack: Stack ): Promise< Throughput[] > {
	const cases: [ string, Record< string, string > ][] = [
		[ 'object cache', {} ],
		[ 'no object cache', { 'X-Object-Cache': 'off' } ],
	];
	const results: Throughput[] = [];
	for ( const [ name, headers ] of cases ) {
		await get( stack.url + SEARCH, headers );
		results.push( {
			name,
			...( await load(
				stack.url + SEARCH,
				{ ...HEADERS, ...headers },
				SECONDS_OF_EDITING,
				true,
				CROWD
			) ),
		} );
	}
	return results;
}

/**
 * Loads the page with the listing while an editor works.
 *
 * @param name  Row of the table.
 * @param stack Stack.
 * @param url   Address of the load balancer or of the page cache.
 */
export async function editing(
	name: string,
	stack: Stack,
	url: string
): Promise< Editing > {
	const editor = new Editor(
		stack.url,
		stack.passwords.get( PROGRAMS ) ?? '',
		HEADERS
	);
	const stale: number[] = [];
	const end = Date.now() + SECONDS_OF_EDITING * 1000;
	const working = async () => {
		while ( Date.now() < end ) {
			await editor.edit( async ( shown, gone ) => {
				stale.push(
					await lastStaleAnswer(
						() => get( url + LISTING ),
						shown,
						gone
					)
				);
			} );
		}
	};
	const [ throughput ] = await Promise.all( [
		load( url + LISTING, HEADERS, SECONDS_OF_EDITING ),
		working(),
	] );
	return { name, ...throughput, edits: stale.length, stale };
}

/**
 * Many requests at once for a page that was not rendered since an edit.
 *
 * @return How often it was rendered.
 */
export async function stampede( stack: Stack ): Promise< number > {
	const editor = new Editor(
		stack.url,
		stack.passwords.get( PROGRAMS ) ?? '',
		HEADERS
	);
	const counts: number[] = [];
	await editor.edit( async () => {
		const before = await renders( stack );
		await Promise.all(
			Array.from( { length: STAMPEDE }, () => get( stack.url + LISTING ) )
		);
		counts.push( ( await renders( stack ) ) - before );
	} );
	return Math.max( ...counts );
}

async function renders( stack: Stack ): Promise< number > {
	const file = await stat( `${ stack.uploads }/renders` ).catch( () => null );
	return file?.size ?? 0;
}

async function get(
	url: string,
	headers: Readonly< Record< string, string > > = {}
): Promise< string > {
	const response = await fetch( url, {
		headers: { ...HEADERS, ...headers },
		// wrk follows none, and would measure them.
		redirect: 'error',
	} );
	const html = await response.text();
	if ( ! response.ok || ! html.includes( '</html>' ) ) {
		throw new Error( `${ url }: status ${ response.status }` );
	}
	return html;
}
