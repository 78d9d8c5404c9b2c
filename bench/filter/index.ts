/**
 * `npm run bench:filter`: our filter beside its rivals, in Chromium, on pages that our renderer made.
 */
import { chromium } from '@playwright/test';

import {
	chromiumFlags,
	findChromium,
} from '../../tools/shared/chromium/index.ts';
import { readResult, writeResult } from '../results.ts';
import { renderedPages } from '../content/pages.ts';
import {
	type CriteriaResult,
	measureCriteria,
	SIZES,
} from './criteria/measure.ts';
import { criteriaTables } from './criteria/tables.ts';
import { measureClickTasks } from './click-task.ts';
import { measureClicks } from './measure-clicks.ts';
import { measureLoad } from './measure-load.ts';
import { measureTraces } from './measure-traces.ts';
import { options as read } from './options.ts';
import { type Measured, filterPromises } from './promises.ts';
import { limitStyled, ours } from './rows.ts';
import {
	clickTables,
	clickTaskTable,
	loadTable,
	traceTable,
} from './tables.ts';
import { serve } from './serve.ts';

const report = ( line: string ): void => console.log( line );

const options = read( process.argv.slice( 2 ) );
const wants = ( measure: string ): boolean =>
	options.measures.includes( measure );

// What this run does not measure stays as the last one left it.
const last = {
	clicks: [],
	loads: [],
	traces: [],
	tasks: [],
	criteria: [],
	...( ( await readResult( 'filter' ) )?.data as Partial< Measured > ),
};

/** Where a click is nearest to a long task. */
const TASKS = { rows: [ ours, limitStyled ], size: 200, slowdown: 4 };

const byCategory = [ 'clicks', 'load', 'trace' ].some( wants );
const pages = await renderedPages( byCategory ? options.sizes : [], report );
const pagesOfCriteria = await renderedPages(
	wants( 'criteria' )
		? options.sizes.filter( ( size ) => SIZES.includes( size ) )
		: [],
	report,
	'criteria'
);
const server = await serve( pages, pagesOfCriteria );
const browser = await chromium.launch( {
	executablePath: await findChromium( report ),
	args: [ ...chromiumFlags ],
} );
try {
	const clicks = wants( 'clicks' )
		? await measureClicks( browser, server, pages, options, report )
		: last.clicks;
	const loads = wants( 'load' )
		? await measureLoad( browser, server, options, report )
		: last.loads;
	const traces = wants( 'trace' )
		? await measureTraces( browser, server, pages, options, report )
		: last.traces;
	const tasks =
		wants( 'trace' ) && options.sizes.includes( TASKS.size )
			? await measureClickTasks( browser, server, pages, {
					...TASKS,
					rounds: options.rounds,
				} )
			: last.tasks;
	const criteria = wants( 'criteria' )
		? [
				...( last.criteria as CriteriaResult[] ).filter(
					( { size } ) => ! pagesOfCriteria.html.has( size )
				),
				...( await measureCriteria(
					browser,
					server,
					pagesOfCriteria,
					options,
					report
				) ),
			]
		: last.criteria;
	const tables = {
		promises: filterPromises( { clicks, loads, traces, criteria } ),
		...( await clickTables( clicks, server.file ) ),
		...( await criteriaTables( criteria, server.file ) ),
		load: loadTable( loads ),
		trace: traceTable( traces ),
		'click-task': clickTaskTable( tasks ),
	};
	await writeResult( 'filter', tables, {
		browser: browser.version(),
		options,
		clicks,
		loads,
		traces,
		tasks,
		criteria,
	} );
	console.log( Object.values( tables ).join( '\n\n' ) );
} finally {
	await browser.close();
	server.stop();
}
