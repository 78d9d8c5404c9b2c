import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { projectRoot } from '../tools/shared/project-root.ts';
import type { Result } from './results.ts';

const DOCUMENT = join( projectRoot, 'docs', 'performance.md' );

/** A place of a document that this file fills: <!-- bench:filter/clicks --> … <!-- /bench --> */
const PLACE =
	/(<!-- bench:([\w-]+)\/([\w-]+) -->\n)[\s\S]*?(<!-- \/bench -->)/g;

/**
 * A document with its places filled.
 *
 * @param document Markdown.
 * @param results  Results, by part. Below each stands where, when and of which commit it was made.
 * @return The document; places of which there is no result stay as they are.
 */
export function fill(
	document: string,
	results: Readonly< Record< string, Result | undefined > >
): string {
	return document.replace(
		PLACE,
		( whole, start: string, part: string, name: string, end: string ) => {
			const result = results[ part ];
			const content = result?.tables[ name ];

			return result === undefined || content === undefined
				? whole
				: `${ start }${ content }\n\n${ describe( result ) }\n${ end }`;
		}
	);
}

function describe( { command, machine }: Result ): string {
	return `\`${ command }\`, ${ machine.date }, commit ${ machine.commit }: ${ machine.processor }, ${ machine.memory } GB, ${ machine.system }, Node ${ machine.node }.`;
}

/**
 * Writes results into docs/performance.md.
 *
 * @param results Results, by part.
 */
export async function writeDocuments(
	results: Readonly< Record< string, Result | undefined > >
): Promise< void > {
	const document = await readFile( DOCUMENT, 'utf8' );
	await writeFile( DOCUMENT, fill( document, results ) );
}
