/**
 * What a part of the benchmark leaves behind: one JSON file, with the tables that docs/performance.md shows.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { projectRoot } from '../tools/shared/project-root.ts';
import { type Machine, machine } from './machine.ts';

const FOLDER = join( projectRoot, '.cache', 'bench' );

/** A part of the benchmark, after a run. */
export interface Result {
	/** Command that made it. */
	command: string;
	machine: Machine;
	/** Markdown, by the name of the place in docs/performance.md. */
	tables: Record< string, string >;
	/** Every measurement behind the tables. */
	data: unknown;
}

/**
 * Writes the result of a part into .cache/bench/.
 *
 * @param part   Name of the part, such as "filter".
 * @param tables Markdown tables, by place.
 * @param data   Measurements.
 */
export async function writeResult(
	part: string,
	tables: Record< string, string >,
	data: unknown
): Promise< void > {
	const result: Result = {
		command: `npm run bench:${ part }`,
		machine: await machine(),
		tables,
		data,
	};
	await mkdir( FOLDER, { recursive: true } );
	await writeFile(
		join( FOLDER, `${ part }.json` ),
		`${ JSON.stringify( result, null, '\t' ) }\n`
	);
}

/**
 * The last result of a part.
 *
 * @param part Name of the part.
 * @return Undefined when it never ran.
 */
export async function readResult(
	part: string
): Promise< Result | undefined > {
	const json = await readFile(
		join( FOLDER, `${ part }.json` ),
		'utf8'
	).catch( () => undefined );

	return json === undefined ? undefined : ( JSON.parse( json ) as Result );
}
