/** The filter in Chromium, on pages that our renderer made, beside other ways to filter the same cards. The rows take turns. */
import { chromium } from '@playwright/test';

import {
	chromiumFlags,
	findChromium,
} from '../../tools/shared/chromium/index.ts';
import type { Options, Version } from '../options.ts';
import {
	median,
	type Promised,
	promisesTable,
	spread,
	table,
	type Tables,
} from '../report.ts';
import { measureSites } from './sites.ts';
import { type Move, MOVES, placesOf } from './moves.ts';
import { type Pages, servePages } from './pages.ts';
import { type Kind, limit, type Row } from './rows.ts';
import { type Cost, costOf, visit, type Visit } from './visit.ts';

/** How often a page is narrowed and widened while it is open. */
const PAIRS = 2;

/** Of how many programs a page with all cards is measured. */
const MOST_IN_PAGE = 5000;

const KINDS: readonly Kind[] = [ 'category', 'light', 'criteria' ];

type Direction = 'narrow' | 'widen';

const DIRECTIONS = [
	[ 'narrow', 'narrowing' ],
	[ 'widen', 'widening' ],
] as const;

/** What was seen of a move on a row's page. */
interface Seen extends Record< Direction, Cost[] > {
	row: Row;
	kind: Kind;
	size: number;
	move: Move;
	/** It showed other cards, or not within 8 s. */
	failed: boolean;
}

/** Does a move and takes it back, again and again. */
async function repeat( opened: Visit, seen: Seen, html: string ) {
	const { move } = seen;
	for ( let pair = 0; pair < PAIRS && ! seen.failed; pair++ ) {
		for ( const direction of [ 'narrow', 'widen' ] as const ) {
			const [ ready, does ] = move[ direction ];
			await ready( opened.page );
			const cost = await costOf(
				opened,
				() => does( opened.page ),
				placesOf(
					html,
					direction === 'narrow' ? move.shows : () => true
				)
			);
			if ( ! cost ) {
				seen.failed = true;
				return;
			}
			seen[ direction ].push( cost );
		}
	}
}

/** All rows of a kind and a size, in turns. The first turn shows who is right, and warms up. */
async function measure(
	pages: Pages,
	kind: Kind,
	size: number,
	rounds: number
): Promise< Seen[] > {
	const browser = await chromium.launch( {
		executablePath: await findChromium( console.error ),
		args: [ ...chromiumFlags ],
	} );
	const all = pages.rows
		.filter( ( { kinds } ) => kinds.includes( kind ) )
		.map( ( row ) =>
			MOVES.filter( ( { kinds } ) => kinds.includes( kind ) ).map(
				( move ): Seen => ( {
					row,
					kind,
					size,
					move,
					narrow: [],
					widen: [],
					failed: false,
				} )
			)
		);
	try {
		for ( let round = -1; round < rounds; round++ ) {
			for ( const seen of all ) {
				const row = seen[ 0 ]?.row;
				if ( ! row || seen.some( ( { failed } ) => failed ) ) {
					continue;
				}
				const html = pages.html( row, kind, size );
				await visit(
					browser,
					pages.address( row, kind, size ),
					async ( opened ) => {
						for ( const one of seen ) {
							await repeat( opened, one, html );
						}
					}
				).catch( ( error: unknown ) => {
					if ( row.version ) {
						throw error;
					}
					seen.forEach( ( one ) => ( one.failed = true ) );
				} );
				for ( const one of seen ) {
					if ( round < 0 ) {
						one.narrow.length = one.widen.length = 0;
					}
					if ( one.failed && row.version ) {
						throw new Error(
							`${ row.name } shows wrong cards: ${ one.move.name }, ${ size }.`
						);
					}
				}
			}
			console.error(
				`${ size } cards, ${ kind }: round ${ round + 1 } of ${ rounds }`
			);
		}
	} finally {
		await browser.close();
	}

	return all.flat();
}

const tableOf = ( seen: readonly Seen[] ): string =>
	table(
		[
			'',
			'to paint, narrowing, ms',
			'widening, ms',
			'work, narrowing, ms',
			'of it style / layout',
			'work, widening, ms',
			'of it style / layout',
		],
		MOVES.flatMap( ( move ) =>
			seen
				.filter( ( one ) => one.move === move )
				.map( ( { row, narrow, widen, failed } ) => {
					const parts = ( uses: readonly Cost[] ): string =>
						`${ median( uses.map( ( { style } ) => style ) ).toFixed( 0 ) } / ${ median( uses.map( ( { layout } ) => layout ) ).toFixed( 0 ) }`;
					const name = `${ move.name }: ${ row.name }`;

					return failed
						? [ name, ...Array< string >( 6 ).fill( '> 8 s' ) ]
						: [
								name,
								spread( narrow.map( ( { paint } ) => paint ) ),
								spread( widen.map( ( { paint } ) => paint ) ),
								spread( narrow.map( ( { work } ) => work ) ),
								parts( narrow ),
								spread( widen.map( ( { work } ) => work ) ),
								parts( widen ),
							];
				} )
		)
	);

/** What is promised by kind, size, move: to paint and work, narrowing and widening, as a share of what plain `hidden` takes. */
const PROMISED: readonly [
	Kind,
	number,
	string,
	keyof Cost,
	number,
	number,
][] = [
	[ 'category', 1000, 'pill', 'paint', 1, 0.5 ],
	[ 'category', 1000, 'pill', 'work', 2.2, 1.2 ],
	[ 'category', 5000, 'pill', 'paint', 1, 1 ],
	[ 'light', 1000, 'pill', 'paint', 1, 1 ],
	[ 'criteria', 1000, 'select', 'paint', 1, 1 ],
	[ 'criteria', 1000, 'switch', 'paint', 1, 1 ],
	[ 'criteria', 1000, 'key in the search', 'paint', 1, 1 ],
	[ 'criteria', 5000, 'select', 'paint', 0.25, 0.25 ],
	[ 'criteria', 5000, 'switch', 'paint', 0.25, 0.25 ],
	[ 'criteria', 5000, 'key in the search', 'paint', 0.4, 0.4 ],
];

const CARDS: Record< Kind, string > = {
	category: 'cards',
	light: 'light cards',
	criteria: 'cards with four criteria',
};

function promises(
	seen: readonly Seen[],
	versions: readonly Version[]
): string {
	const cost = (
		id: string,
		kind: Kind,
		size: number,
		move: string,
		direction: Direction,
		what: keyof Cost
	): number =>
		median(
			seen
				.find(
					( one ) =>
						one.row.id === id &&
						one.kind === kind &&
						one.size === size &&
						one.move.name === move
				)
				?.[ direction ].map( ( one ) => one[ what ] ) ?? []
		);

	return promisesTable(
		PROMISED.flatMap( ( [ kind, size, move, what, ...most ] ) =>
			DIRECTIONS.map( ( [ direction, name ], index ): Promised => ( {
				what: `${ size } ${ CARDS[ kind ] }, ${ move }: ${ what === 'paint' ? 'to paint' : 'work' }, ${ name }`,
				most: most[ index ] ?? NaN,
				measured: versions.map(
					( { id } ) =>
						cost( id, kind, size, move, direction, what ) /
						cost( limit.id, kind, size, move, direction, what )
				),
			} ) )
		).filter( ( { measured } ) => ! measured.every( Number.isNaN ) ),
		versions.map( ( { name } ) => name )
	);
}

/** `npm run bench filter` */
export async function measureFilter( {
	short,
	sizes = short ? [ 100 ] : [ 1000, 5000 ],
	rounds = short ? 1 : undefined,
	versions,
}: Options ): Promise< Tables > {
	const sites = await measureSites( versions, sizes, rounds ?? 5 );
	console.error( sites );
	// Of more, no page has all cards.
	const ofPages = sizes.filter( ( size ) => size <= MOST_IN_PAGE );
	const pages = await servePages( versions, ofPages );
	const seen: Seen[] = [];
	try {
		for ( const size of ofPages ) {
			for ( const kind of KINDS ) {
				if ( kind !== 'light' || size <= 1000 ) {
					const some = await measure(
						pages,
						kind,
						size,
						rounds ?? ( size > 1000 ? 2 : 4 )
					);
					// A run takes long: what is there is seen at once.
					console.error( tableOf( some ) );
					seen.push( ...some );
				}
			}
		}
	} finally {
		pages.stop();
	}

	return {
		sites,
		...( short ? {} : { promises: promises( seen, versions ) } ),
		...Object.fromEntries(
			[
				...Map.groupBy(
					seen,
					( { kind, size } ) => `${ kind }-${ size }`
				),
			].map( ( [ name, some ] ) => [ name, tableOf( some ) ] )
		),
	};
}
