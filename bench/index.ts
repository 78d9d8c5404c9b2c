/**
 * `npm run bench`: ours beside others, on one machine and in one run.
 *
 *     npm run bench                                all parts
 *     npm run bench filter server                  some parts
 *     npm run bench -- --short                     whether it works, in minutes
 *     npm run bench -- filter --compare=../other   a build of another commit, side by side
 *     npm run bench -- --write-docs                writes the last tables into docs/performance.md; runs the parts that are named
 */
import { ensureBuild } from '../tools/shared/build/ensure.ts';
import { measureFilter } from './filter/index.ts';
import { measureImport } from './import/index.ts';
import { measureLoad } from './load/index.ts';
import { type Options, readOptions } from './options.ts';
import { keep, type Tables, writeDocument } from './report.ts';
import { measureServer } from './server.ts';
import { measureWeight } from './weight.ts';

const PARTS: Record< string, ( options: Options ) => Promise< Tables > > = {
	weight: measureWeight,
	filter: measureFilter,
	server: measureServer,
	load: measureLoad,
	import: measureImport,
};

const options = await readOptions( process.argv.slice( 2 ) );
await ensureBuild();
const all = options.writeDocs ? [] : Object.keys( PARTS );
for ( const part of options.parts.length > 0 ? options.parts : all ) {
	const measure = PARTS[ part ];
	if ( ! measure ) {
		throw new Error(
			`There is no part "${ part }": ${ Object.keys( PARTS ).join( ', ' ) }.`
		);
	}
	console.log( `\n${ part }` );
	const tables = await measure( options );
	console.log( Object.values( tables ).join( '\n\n' ) );
	if ( ! options.short ) {
		await keep( part, tables );
	}
}
if ( options.writeDocs ) {
	writeDocument();
}
