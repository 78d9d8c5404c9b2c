/**
 * `npm run bench:load`: two nodes behind a load balancer, while programs are published, changed and deleted.
 *
 * On the stack of bench/stack, on 127.0.0.1 only; takes about two minutes.
 */
import { table } from '../markdown.ts';
import { writeResult } from '../results.ts';
import { startStack } from '../stack/index.ts';
import { PAGE_CACHE_SECONDS } from '../stack/nginx-config.ts';
import {
	editing,
	PROGRAMS,
	searches,
	STAMPEDE,
	stampede,
	throughputs,
} from './phases.ts';

const report = ( line: string ) => console.error( line );
const stack = await startStack( [ PROGRAMS ], report );
try {
	report( 'Measuring throughput …' );
	const quiet = await throughputs( stack );
	report( 'Measuring random searches …' );
	const searched = await searches( stack );
	report( 'Measuring a stampede …' );
	const renders = await stampede( stack );
	report( 'Measuring while programs are edited …' );
	const edited = [
		await editing( 'object cache', stack, stack.url ),
		await editing( 'object cache and page cache', stack, stack.cachedUrl ),
	];

	const tables = {
		throughput: table(
			[
				`${ PROGRAMS } programs`,
				'pages a second',
				'median, ms',
				'errors',
			],
			quiet.map( ( { name, rate, latency, errors } ) => [
				name,
				rate.toFixed( 0 ),
				latency.toFixed( 0 ),
				String( errors ),
			] )
		),
		editing: table(
			[
				'while programs are edited',
				'edits',
				'pages a second',
				'errors',
				'edits after which an old page was seen',
				'last old page after the edit, ms',
			],
			edited.map( ( { name, edits, rate, errors, stale } ) => [
				name,
				String( edits ),
				rate.toFixed( 0 ),
				String( errors ),
				String( stale.filter( ( time ) => time > 0 ).length ),
				Math.max( 0, ...stale ).toFixed( 0 ),
			] )
		),
		search: table(
			[
				`${ PROGRAMS } programs, 100 visitors who search`,
				'pages a second',
				'median, ms',
				'errors',
			],
			searched.map( ( { name, rate, latency, errors } ) => [
				name,
				rate.toFixed( 1 ),
				latency.toFixed( 0 ),
				String( errors ),
			] )
		),
		stampede: table(
			[ 'stampede', 'requests', 'renders' ],
			[ [ 'after an edit', String( STAMPEDE ), String( renders ) ] ]
		),
	};
	console.log( Object.values( tables ).join( '\n\n' ) );
	console.log(
		`\nThe page cache keeps a page for ${ PAGE_CACHE_SECONDS } s.`
	);
	await writeResult( 'load', tables, { quiet, searched, edited, renders } );
	if (
		[ ...quiet, ...searched, ...edited ].some(
			( { errors } ) => errors > 0
		)
	) {
		process.exitCode = 1;
	}
} finally {
	await stack.stop();
}
