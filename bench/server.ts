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
	/** A larger site does not have it. */
	most?: number;
	/** What a visitor has chosen, as in the address. */
	chosen?: string;
}

/** More programs are not in one page: `MOST_CARDS` of includes/listing/class-large-listing.php. */
const MOST_IN_PAGE = 400;

const make = (
	name: string,
	asked: string,
	more: Partial< Subject > = {}
): Subject => ( { name, measure: asked, showsAll: true, ...more } );
const ALL = { most: MOST_IN_PAGE } as const;
const OURS = { isOurs: true } as const;
const SOME = { isOurs: true, showsAll: false } as const;

const QUERY_LOOP = make( 'Query Loop of WordPress', 'query-loop', ALL );
const LOOP = make( 'loop written by hand', 'loop', ALL );
const LOOP_FACTS = make( 'the loop with the same facts', 'loop-facts', ALL );
const LOOP_FILTERS = make(
	'the loop with what filters need',
	'loop-filters',
	ALL
);
/** What a plugin that filters Query Loops has WordPress do at each choice. */
const QUERY_LOOP_CATEGORY = make(
	'Query Loop, 24 programs of a category, and its pages',
	'query-loop-category',
	{ showsAll: false }
);
const COLD = make( 'no object cache', 'listing', OURS );
const FACTS = make( 'with dates, place, price and sign-up', 'facts', OURS );
const FILTERS = make( 'with all filters', 'filters', SOME );
const chosen = ( name: string, query: string ): Subject =>
	make( `with all filters: ${ name }`, 'filters', {
		...SOME,
		chosen: query,
	} );
const COMING = make( 'the next six programs', 'coming', SOME );
const CALENDAR = make( 'the calendar to subscribe to', 'calendar', SOME );
/** Other versions would read what this one has kept. */
const WARM = make( '**Programs Filter**, from Redis', 'listing', {
	usesRedis: true,
} );
const SUBJECTS = [
	QUERY_LOOP,
	LOOP,
	LOOP_FACTS,
	LOOP_FILTERS,
	QUERY_LOOP_CATEGORY,
	COLD,
	FACTS,
	FILTERS,
	chosen( 'a category', 'categoria=musica' ),
	chosen(
		'a category, an age and this week',
		'categoria=musica&edad=10&cuando=esta-semana'
	),
	chosen( 'a word', 'buscar=taller' ),
	chosen( 'the third part of all', 'pagina=3' ),
	COMING,
	CALENDAR,
	WARM,
];

/** What is promised of a subject at most; of some as a share of what another takes. */
const PROMISED: readonly [
	what: string,
	most: number,
	of: Subject,
	measured: keyof Measurement,
	to?: Subject,
][] = [
	[ 'queries, no object cache', 8, COLD, 'queries' ],
	[ 'queries, with facts', 8, FACTS, 'queries' ],
	[ 'queries, by time', 10, COMING, 'queries' ],
	[ 'queries, from Redis', 2, WARM, 'queries' ],
	[ 'processor, to the loop', 1.6, COLD, 'processor', LOOP ],
	[
		'processor, with facts, to the loop with them',
		1.5,
		FACTS,
		'processor',
		LOOP_FACTS,
	],
	[
		'processor, with all filters, to the loop with their data',
		1.6,
		FILTERS,
		'processor',
		LOOP_FILTERS,
	],
	[
		'processor, from Redis, to the Query Loop',
		0.02,
		WARM,
		'processor',
		QUERY_LOOP,
	],
	[ 'memory at the peak, to the loop', 1.5, COLD, 'memory', LOOP ],
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
	const response = await fetch(
		`${ node }/?measure=${ subject.measure }&${ subject.chosen ?? '' }`,
		{
			headers: {
				'X-Programs': String( programs ),
				...( subject.usesRedis ? {} : { 'X-Object-Cache': 'off' } ),
			},
		}
	);
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
	const isWhole = programs <= MOST_IN_PAGE;
	const { pictures } = isWhole
		? await measure( { node: own, subject: LOOP }, programs )
		: { pictures: 0 };
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
			const measured = await measure( row, programs ).catch(
				( error: unknown ) => {
					if ( row.node === own ) {
						throw error;
					}
				}
			);
			if (
				measured &&
				isWhole &&
				row.subject.showsAll &&
				( measured.cards !== programs ||
					measured.pictures !== pictures )
			) {
				throw new Error(
					`${ row.name } shows ${ measured.cards } programs and ${ measured.pictures } pictures instead of ${ programs } and ${ pictures }.`
				);
			}
			if ( measured && run >= 0 ) {
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
	versions: readonly Version[]
): string {
	const measured = (
		wanted: Subject | undefined,
		version: Version,
		what: keyof Measurement
	): number[] => {
		const row = rows.find(
			( one ) =>
				one.subject === wanted && ( one.version ?? version ) === version
		);
		return row ? of( row, what ) : [];
	};

	return promisesTable(
		PROMISED.map( ( [ what, most, one, key, to ] ): Promised => ( {
			what,
			most,
			// Runs take turns: those of one turn met the same machine.
			measured: versions.map( ( version, index ) => {
				const others = measured( to, version, key );
				return index > 0 && ! one.isOurs
					? NaN
					: median(
							measured( one, version, key ).map(
								( value, turn ) =>
									to
										? value / ( others[ turn ] ?? NaN )
										: value
							)
						);
			} ),
		} ) ),
		versions.map( ( { name } ) => name )
	);
}

/** `npm run bench server` */
export async function measureServer( {
	short,
	sizes = short ? [ 50, 100 ] : [ 100, 300, 1000, 10_000 ],
	rounds = short ? 2 : undefined,
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
					rounds ?? ( programs > 1000 ? 5 : 25 ),
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
			rows.filter(
				( { programs } ) =>
					programs ===
					Math.max(
						...sizes.filter( ( size ) => size <= MOST_IN_PAGE )
					)
			),
			versions
		),
		...Object.fromEntries(
			sizes.map( ( programs ) => [
				`programs-${ programs }`,
				tableOf( rows, programs ),
			] )
		),
	};
}
