/** Bytes, which are not noisy. `size-limit` guards the single files. */
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { minify } from 'terser';

import { servePages } from './filter/pages.ts';
import { limit } from './filter/rows.ts';
import type { Options } from './options.ts';
import { promisesTable, table, type Tables } from './report.ts';

/** Numbers of cards of the two pages whose difference is the weight of a card. */
const FEW = 50;
const MANY = 1000;

/** Bytes that a card may have, compressed, on a page of a thousand. */
const MOST_A_CARD = 300;

const METHODS = [
	( content: Buffer ) => gzipSync( content, { level: 9 } ).length,
	( content: Buffer ) => brotliCompressSync( content ).length,
] as const;

const number = ( value: number ): string =>
	Math.round( value ).toLocaleString( 'en' );

/** Shuffle's author leaves minifying to the site. */
async function minified( address: string, content: Buffer ): Promise< Buffer > {
	return address.endsWith( '.mjs' )
		? Buffer.from(
				( await minify( content.toString(), { module: true } ) ).code ??
					''
			)
		: content;
}

/** `npm run bench weight` */
export async function measureWeight( {
	short,
	versions,
}: Options ): Promise< Tables > {
	const pages = await servePages( versions, short ? [ FEW ] : [ FEW, MANY ] );
	try {
		const scripts = await Promise.all(
			pages.rows
				.filter( ( row ) => row.scripts.length > 0 )
				.map( async ( { name, scripts: addresses } ) => {
					const files = await Promise.all(
						addresses.map( async ( address ) =>
							minified( address, await pages.file( address ) )
						)
					);

					return [
						name,
						...[ files.slice( 0, 1 ), files ].flatMap( ( some ) =>
							METHODS.map( ( method ) =>
								number(
									some.reduce(
										( sum, file ) => sum + method( file ),
										0
									)
								)
							)
						),
					];
				} )
		);
		const bytes = ( index: number, size: number ): number =>
			METHODS[ 0 ](
				Buffer.from(
					pages.html( pages.rows[ index ] ?? limit, 'category', size )
				)
			);

		return {
			scripts: table(
				[
					'what a page loads for its filter, bytes',
					'until a touch, gzip',
					'Brotli',
					'all, gzip',
					'Brotli',
				],
				scripts
			),
			promises: promisesTable(
				[
					{
						what: `bytes (gzip) that a card adds to a page of ${ number( MANY ) }`,
						most: MOST_A_CARD,
						measured: versions.map( ( _, index ) =>
							short
								? NaN
								: ( bytes( index, MANY ) -
										bytes( index, FEW ) ) /
									( MANY - FEW )
						),
					},
				],
				versions.map( ( { name } ) => name )
			),
		};
	} finally {
		pages.stop();
	}
}
