/**
 * All programs of a site, beside WordPress's Query Loop and a loop written by hand. Every run is a request of its own; the subjects take turns.
 */
import type { Options, Version } from './options.ts';
import {
	median,
	type Promised,
	promisesTable,
	spread,
	table,
	type Tables,
} from './report.ts';
import { startStack } from './stack/index.ts';

/** A subject of bench/stack/mu-plugins/measure.php, and how it is asked for. */
interface Subject {
	name: string;
	measure: string;
	/** Whether it is of the plugin, and so measured for every version. */
	isOurs?: true;
	/** Whether it may use Redis. */
	usesRedis?: true;
	/** Whether it shows all programs; else some of them. */
	showsAll: boolean;
	/** More programs would take it minutes. */
	most?: number;
}

const QUERY_LOOP: Subject = {
	name: 'Query Loop of WordPress',
	measure: 'query-loop',
	showsAll: true,
	most: 1000,
};
const LOOP: Subject = {
	name: 'loop written by hand',
	measure: 'loop',
	showsAll: true,
};
const COLD: Subject = {
	name: 'no object cache',
	measure: 'listing',
	isOurs: true,
	showsAll: true,
};
const FACTS: Subject = {
	name: 'with dates, place, price and sign-up',
	measure: 'facts',
	isOurs: true,
	showsAll: true,
};
const FILTERS: Subject = {
	name: 'with all filters',
	measure: 'filters',
	isOurs: true,
	showsAll: false,
};
const COMING: Subject = {
	name: 'the next six programs',
	measure: 'coming',
	isOurs: true,
	showsAll: false,
};
const CALENDAR: Subject = {
	name: 'the calendar to subscribe to',
	measure: 'calendar',
	isOurs: true,
	showsAll: false,
};
/** Other versions would read what this one has kept. */
const WARM: Subject = {
	name: '**Programs Filter**, from Redis',
	measure: 'listing',
	usesRedis: true,
	showsAll: true,
};
const SUBJECTS = [
	QUERY_LOOP,
	LOOP,
	COLD,
	FACTS,
	FILTERS,
	COMING,
	CALENDAR,
	WARM,
];

/** What bench/stack/mu-plugins/measure.php answers. */
interface Measurement {
	/** Milliseconds by the clock. */
	milliseconds: number;
	/** Milliseconds of the processor, without those of MariaDB. */
	processor: number;
	queries: number;
	/** Bytes at the peak, above what was there before. */
	memory: number;
	cards: number;
	pictures: number;
	/** Bytes of HTML. */
	length: number;
}

/** All runs of a subject. */
interface Row {
	subject: Subject;
	programs: number;
	name: string;
	version: Version | undefined;
	node: string;
	runs: Measurement[];
}

async function measure(
	{ node, subject }: Pick< Row, 'node' | 'subject' >,
	programs: number
): Promise< Measurement > {
	const response = await fetch( `${ node }/?measure=${ subject.measure }`, {
		headers: {
			'X-Programs': String( programs ),
			...( subject.usesRedis ? {} : { 'X-Object-Cache': 'off' } ),
		},
	} );
	const text = await response.text();
	if ( ! response.ok ) {
		throw new Error(
			`${ subject.name }: status ${ response.status }\n${ text.slice( 0, 500 ) }`
		);
	}

	return JSON.parse( text ) as Measurement;
}

/** Every subject, often, in turns. A version that does not have one yet goes without. */
async function rowsOf(
	programs: number,
	runs: number,
	versions: readonly Version[],
	nodes: readonly string[]
): Promise< Row[] > {
	const own = nodes[ 0 ] ?? '';
	const { pictures } = await measure(
		{ node: own, subject: LOOP },
		programs
	);
	const rows = SUBJECTS.filter(
		( { most = Infinity } ) => programs <= most
	).flatMap( ( subject ): Row[] =>
		( subject.isOurs ? versions : [ undefined ] ).map(
			( version, index ) => ( {
				subject,
				programs,
				version,
				name: version
					? `${ version.name }, ${ subject.name }`
					: subject.name,
				node: nodes[ index ] ?? own,
				runs: [],
			} )
		)
	);
	// The first turn warms up.
	for ( let run = -1; run < runs; run++ ) {
		for ( const row of rows ) {
			if ( run > 0 && row.runs.length === 0 ) {
				continue;
			}
			const measured = await measure( row, programs ).catch(
				( error: unknown ) => {
					if ( row.node === own ) {
						throw error;
					}
				}
			);
			if ( ! measured ) {
				continue;
			}
			if (
				row.subject.showsAll &&
				( measured.cards !== programs ||
					measured.pictures !== pictures )
			) {
				throw new Error(
					`${ row.name } shows ${ measured.cards } programs and ${ measured.pictures } pictures instead of ${ programs } and ${ pictures }.`
				);
			}
			if ( run >= 0 ) {
				row.runs.push( measured );
			}
		}
	}

	return rows;
}

const of = ( { runs }: Row, what: keyof Measurement ): number[] =>
	runs.map( ( run ) => run[ what ] );

const tableOf = ( rows: readonly Row[], programs: number ): string =>
	table(
		[
			`${ programs } programs`,
			'time, ms',
			'processor, ms',
			'queries',
			'memory at the peak, MB',
			'HTML, kB',
		],
		rows
			.filter( ( row ) => row.programs === programs && row.runs.length )
			.map( ( row ) => [
				row.name,
				spread( of( row, 'milliseconds' ) ),
				median( of( row, 'processor' ) ).toFixed( 1 ),
				String( median( of( row, 'queries' ) ) ),
				( median( of( row, 'memory' ) ) / 1024 ** 2 ).toFixed( 1 ),
				( median( of( row, 'length' ) ) / 1024 ).toFixed( 0 ),
			] )
	);

function promises(
	rows: readonly Row[],
	versions: readonly Version[],
	small: number,
	large: number
): string {
	const find = ( subject: Subject, version: Version, programs: number ) =>
		rows.find(
			( row ) =>
				row.subject === subject &&
				row.programs === programs &&
				( ! subject.isOurs || row.version === version )
		);
	const all = (
		subject: Subject,
		version: Version,
		what: keyof Measurement,
		programs = small
	): number[] => {
		const row = find( subject, version, programs );
		return row ? of( row, what ) : [];
	};
	// Runs take turns: those of one turn met the same machine.
	const turns = (
		one: Subject,
		other: Subject,
		version: Version,
		what: keyof Measurement
	): number => {
		const others = all( other, version, what );
		return median(
			all( one, version, what ).map(
				( value, turn ) => value / ( others[ turn ] ?? NaN )
			)
		);
	};
	const growth = ( subject: Subject, version: Version ): number =>
		( median( all( subject, version, 'memory', large ) ) -
			median( all( subject, version, 'memory', small ) ) ) /
		( large - small );
	const list: [ string, number, ( version: Version ) => number ][] = [
		[
			'queries, no object cache',
			8,
			( version ) => median( all( COLD, version, 'queries' ) ),
		],
		[
			'queries, with facts',
			8,
			( version ) => median( all( FACTS, version, 'queries' ) ),
		],
		[
			'queries, by time',
			10,
			( version ) => median( all( COMING, version, 'queries' ) ),
		],
		[
			'queries, from Redis',
			2,
			( version ) =>
				version === versions[ 0 ]
					? median( all( WARM, version, 'queries' ) )
					: NaN,
		],
		[
			'processor, to the loop',
			1.2,
			( version ) => turns( COLD, LOOP, version, 'processor' ),
		],
		[
			'processor, with facts, to the loop',
			2.4,
			( version ) => turns( FACTS, LOOP, version, 'processor' ),
		],
		[
			'processor, from Redis, to the Query Loop',
			0.02,
			( version ) =>
				version === versions[ 0 ]
					? turns( WARM, QUERY_LOOP, version, 'processor' )
					: NaN,
		],
		[
			`memory of a program more (to ${ large }), to the loop`,
			1.2,
			( version ) => growth( COLD, version ) / growth( LOOP, version ),
		],
	];

	return promisesTable(
		list.map( ( [ what, most, measured ] ): Promised => ( {
			what,
			most,
			measured: versions.map( measured ),
		} ) ),
		versions.map( ( { name } ) => name )
	);
}

/** `npm run bench server` */
export async function measureServer( {
	short,
	sizes = short ? [ 50, 100 ] : [ 100, 1000, 5000 ],
	rounds,
	versions,
}: Options ): Promise< Tables > {
	const stack = await startStack( versions, sizes );
	const rows: Row[] = [];
	try {
		for ( const programs of sizes ) {
			console.error( `Measuring ${ programs } programs …` );
			rows.push(
				...( await rowsOf(
					programs,
					rounds ?? ( short ? 2 : programs > 1000 ? 5 : 25 ),
					versions,
					stack.nodes
				) )
			);
		}
	} finally {
		await stack.stop();
	}
	return {
		promises: promises(
			rows,
			versions,
			sizes.includes( 1000 ) ? 1000 : ( sizes[ 0 ] ?? 0 ),
			sizes.at( -1 ) ?? 0
		),
		...Object.fromEntries(
			sizes.map( ( programs ) => [
				`programs-${ programs }`,
				tableOf( rows, programs ),
			] )
		),
	};
}
