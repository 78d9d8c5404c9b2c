/** Tables, and docs/performance.md, which shows the last ones. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

import { projectRoot } from '../tools/shared/project-root.ts';
import { commitOf } from './options.ts';

/** Markdown, by the name of the place in docs/performance.md. */
export type Tables = Record< string, string >;

const RESULTS = join( projectRoot, '.cache', 'bench', 'results' );
const DOCUMENT = join( projectRoot, 'docs', 'performance.md' );

/** A place of the document: <!-- bench:filter/clicks --> … <!-- /bench --> */
const PLACE =
	/(<!-- bench:([\w-]+)\/([\w-]+) -->\n)[\s\S]*?(<!-- \/bench -->)/g;

/**
 * A Markdown table. The first column is text, the others are numbers.
 *
 * @param headers Names of the columns.
 * @param rows    Cells.
 */
export function table(
	headers: readonly string[],
	rows: ReadonlyArray< readonly string[] >
): string {
	const line = ( cells: readonly string[] ): string =>
		`| ${ cells.join( ' | ' ) } |`;

	return [
		line( headers ),
		line( headers.map( ( _, index ) => ( index === 0 ? '---' : '--:' ) ) ),
		...rows.map( line ),
	].join( '\n' );
}

/**
 * The middle of some measurements.
 *
 * @param values Measurements; NaN for none.
 */
export function median( values: readonly number[] ): number {
	const sorted = [ ...values ].sort( ( a, b ) => a - b );
	const middle = ( sorted.length - 1 ) / 2;
	const at = ( index: number ): number => sorted[ index ] ?? NaN;

	return ( at( Math.floor( middle ) ) + at( Math.ceil( middle ) ) ) / 2;
}

/**
 * The middle and both ends.
 *
 * @param values Measurements.
 */
export const spread = ( values: readonly number[] ): string =>
	values.length === 0
		? '–'
		: `${ median( values ).toFixed( 1 ) } (${ Math.min( ...values ).toFixed( 1 ) } to ${ Math.max( ...values ).toFixed( 1 ) })`;

/** What is promised: how much at most, and what was measured, version by version. */
export interface Promised {
	what: string;
	most: number;
	measured: readonly number[];
}

/**
 * Promises as a table.
 *
 * @param promises Promises.
 * @param names    Names of the versions.
 */
export const promisesTable = (
	promises: readonly Promised[],
	names: readonly string[]
): string =>
	table(
		[ '', 'promised', ...names ],
		promises.map( ( { what, most, measured } ) => [
			what,
			`≤ ${ most }`,
			...measured.map( ( value ) =>
				Number.isNaN( value ) ? '–' : String( +value.toFixed( 2 ) )
			),
		] )
	);

/**
 * Keeps the tables of a part for the document.
 *
 * @param part   Name of the part.
 * @param tables Its tables.
 */
export async function keep( part: string, tables: Tables ): Promise< void > {
	const origin = `\`npm run bench ${ part }\`, ${ new Date().toISOString().slice( 0, 10 ) }, commit ${ await commitOf( projectRoot ) }: ${ cpus()[ 0 ]?.model.trim() ?? '' }, ${ cpus().length } cores, ${ Math.round( totalmem() / 1024 ** 3 ) } GB, Node ${ process.version }.`;
	mkdirSync( RESULTS, { recursive: true } );
	writeFileSync(
		join( RESULTS, `${ part }.json` ),
		JSON.stringify( { origin, tables } )
	);
}

/** Fills the places of the document of which there is a result. */
export function writeDocument(): void {
	const filled = readFileSync( DOCUMENT, 'utf8' ).replace(
		PLACE,
		( whole, start: string, part: string, name: string, end: string ) => {
			const file = join( RESULTS, `${ part }.json` );
			const { origin, tables } = (
				existsSync( file )
					? JSON.parse( readFileSync( file, 'utf8' ) )
					: { origin: '', tables: {} }
			) as { origin: string; tables: Tables };
			const content = tables[ name ];

			return content === undefined
				? whole
				: `${ start }${ content }\n\n${ origin }\n${ end }`;
		}
	);
	writeFileSync( DOCUMENT, filled );
}
