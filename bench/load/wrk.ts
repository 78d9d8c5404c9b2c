import { join } from 'node:path';

import { capture } from '../../tools/shared/process/capture.ts';
import { projectRoot } from '../../tools/shared/project-root.ts';
import { program } from '../stack/index.ts';

/** What wrk saw. */
export interface Load {
	/** Answers a second. */
	rate: number;
	/** Median time of an answer, in milliseconds. */
	latency: number;
	/** Answers with an error, and connections that broke. */
	errors: number;
}

const THREADS = 2;
const CONNECTIONS = 16;
/** Searches for a word that no other request has searched for. */
const RANDOM_SEARCH = join( projectRoot, 'bench/load/random-search.lua' );

/**
 * Asks for a page as often as it is answered.
 *
 * @param url         Address.
 * @param headers     Headers.
 * @param seconds     How long.
 * @param searches    Whether each request searches for another word.
 * @param connections How many requests at the same time.
 */
export async function load(
	url: string,
	headers: Readonly< Record< string, string > >,
	seconds: number,
	searches = false,
	connections = CONNECTIONS
): Promise< Load > {
	const output = await capture( program( 'wrk' ), [
		`--threads=${ THREADS }`,
		`--connections=${ connections }`,
		...( searches ? [ `--script=${ RANDOM_SEARCH }` ] : [] ),
		`--duration=${ seconds }s`,
		'--timeout=30s',
		'--latency',
		...Object.entries( headers ).flatMap( ( [ name, value ] ) => [
			'--header',
			`${ name }: ${ value }`,
		] ),
		url,
	] );
	return parse( output );
}

const UNITS: Readonly< Record< string, number > > = {
	us: 1e-3,
	ms: 1,
	s: 1e3,
	m: 6e4,
};

/**
 * @param output What wrk printed.
 */
export function parse( output: string ): Load {
	const number = ( pattern: RegExp ) =>
		Number( pattern.exec( output )?.[ 1 ] ?? NaN );
	const [ , value, unit ] =
		/^\s+50%\s+([\d.]+)(us|ms|s|m)\s*$/m.exec( output ) ?? [];
	const sockets =
		/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(
			output
		) ?? [];
	return {
		rate: number( /^Requests\/sec:\s+([\d.]+)$/m ),
		latency: Number( value ) * ( UNITS[ unit ?? '' ] ?? NaN ),
		errors:
			( Number(
				/Non-2xx or 3xx responses: (\d+)/.exec( output )?.[ 1 ]
			) || 0 ) +
			sockets
				.slice( 1 )
				.reduce( ( sum, count ) => sum + Number( count ), 0 ),
	};
}
