import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Bytes of a file on its way to a visitor. */
export interface Bytes {
	raw: number;
	gzip: number;
	brotli: number;
}

/** Nothing. */
export const NONE: Bytes = { raw: 0, gzip: 0, brotli: 0 };

/**
 * Bytes of a file, compressed as well as each method can.
 *
 * @param content Content.
 */
export const bytesOf = ( content: Buffer ): Bytes => ( {
	raw: content.length,
	gzip: gzipSync( content, { level: 9 } ).length,
	brotli: brotliCompressSync( content ).length,
} );

/**
 * Sum of files that are sent one by one.
 *
 * @param all Files.
 */
export const total = ( all: readonly Bytes[] ): Bytes =>
	all.reduce(
		( sum, { raw, gzip, brotli } ) => ( {
			raw: sum.raw + raw,
			gzip: sum.gzip + gzip,
			brotli: sum.brotli + brotli,
		} ),
		NONE
	);
