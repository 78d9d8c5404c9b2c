import { gzipSync } from 'node:zlib';

import type { Budget } from '../shared/build/budgets.ts';

/** A file and its budget. */
export interface Weighed extends Budget {
	/** Bytes after gzip; undefined when the file is not there. */
	weight: number | undefined;
	kept: boolean;
}

/**
 * Bytes of a file as a server sends it.
 *
 * @param content Content.
 */
export const gzipped = ( content: Uint8Array ): number =>
	gzipSync( content, { level: 9 } ).length;

/**
 * Weighs files.
 *
 * @param budgets Budgets.
 * @param read    Reads a file of the build; undefined when it is not there, which passes no budget.
 */
export function weigh(
	budgets: readonly Budget[],
	read: ( file: string ) => Uint8Array | undefined
): Weighed[] {
	return budgets.map( ( budget ) => {
		const content = read( budget.file );
		const weight = content && gzipped( content );

		return {
			...budget,
			weight,
			kept: weight !== undefined && weight <= budget.most,
		};
	} );
}

/**
 * Modules of the public page that have no budget. More than one script before idle would be more than one request.
 *
 * @param budgets Budgets.
 * @param files   Scripts below build/view/.
 */
export const unknown = (
	budgets: readonly Budget[],
	files: readonly string[]
): string[] =>
	files.filter(
		( file ) => ! budgets.some( ( budget ) => budget.file === file )
	);
