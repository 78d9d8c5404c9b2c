import type { Browser } from '@playwright/test';

import type { Pages } from '../../content/pages.ts';
import { act, type Click } from '../act.ts';
import { type ClickSummary, inWords, summary } from '../measure-clicks.ts';
import type { Options } from '../options.ts';
import type { Server } from '../serve.ts';
import { type Visit, visit } from '../visit.ts';
import { EVERYTHING, positionsAsked } from './asked.ts';
import { combination, type Move, moves } from './moves.ts';
import { rows } from './rows.ts';

/** Numbers of cards for which it is measured. */
export const SIZES: readonly number[] = [ 200, 1000, 5000 ];

/** Milliseconds after which nothing moves any more. */
const SETTLE_MS = 900;

/** Zone of the benchmark's site. */
const ZONE = 'Europe/Madrid';

/** A row at a size. */
export interface CriteriaResult {
	row: string;
	size: number;
	move: Move[ 'id' ];
	/** Undefined for a rival that does not finish in 8 s, or cannot do it. */
	narrow: ClickSummary | undefined;
	widen: ClickSummary | undefined;
}

/** What was seen of a move. */
interface Seen {
	narrow: Click[];
	widen: Click[];
}

/** What each move of a page shows. */
type Expected = ( asked: Move[ 'asked' ] ) => number[];

/** Does and takes back; false when it showed other cards, or not within 8 s. */
async function both(
	opened: Visit,
	move: Move,
	expected: Expected,
	seen: Seen,
	before = EVERYTHING
): Promise< boolean > {
	const { page } = opened;
	await move.prepare( page );
	const narrow = await act(
		opened,
		() => move.narrow( page ),
		expected( move.asked ),
		SETTLE_MS
	);
	const widen =
		narrow &&
		( await act(
			opened,
			() => move.widen( page ),
			expected( before ),
			SETTLE_MS
		) );
	if ( widen ) {
		seen.narrow.push( narrow );
		seen.widen.push( widen );
	}

	return !! widen;
}

/** Whether a page answered in time. */
const inTime = ( done: Promise< boolean > ): Promise< boolean > =>
	done.catch( ( error: unknown ) => {
		if ( error instanceof Error && error.name === 'TimeoutError' ) {
			return false;
		}
		throw error;
	} );

/**
 * Measures what is chosen and typed beyond the category. First every row has to combine all criteria; then the rows take turns.
 *
 * @param browser Browser.
 * @param server  Server.
 * @param pages   Pages with more criteria.
 * @param options What to measure.
 * @param report  Receives lines of progress.
 */
export async function measureCriteria(
	browser: Browser,
	server: Server,
	pages: Pages,
	options: Options,
	report: ( line: string ) => void
): Promise< CriteriaResult[] > {
	const now = new Date()
		.toLocaleString( 'sv', { timeZone: ZONE } )
		.replace( ' ', 'T' )
		.slice( 0, 16 );
	const results: CriteriaResult[] = [];
	// Who did not finish is not tried on a larger page.
	const beaten = new Set< string >();
	for ( const [ size, html ] of pages.html ) {
		const expected: Expected = ( asked ) =>
			positionsAsked( html, asked, now );
		const open = (
			row: string,
			use: ( opened: Visit ) => Promise< boolean >
		): Promise< boolean > =>
			inTime(
				visit(
					browser,
					{ address: server.address( row, size, 'criteria' ) },
					use
				)
			);
		const all = new Map< string, Seen[] >();
		for ( const { id } of rows.filter(
			( row ) => options.rows.includes( row.id ) && ! beaten.has( row.id )
		) ) {
			const unmeasured: Seen = { narrow: [], widen: [] };
			const right = await open( id, ( opened ) =>
				both( opened, combination, expected, unmeasured, {
					...combination.asked,
					words: '',
				} )
			);
			report(
				`criteria, ${ size } cards: ${ id } ${ right ? 'is right' : 'does not finish' }`
			);
			if ( right ) {
				all.set(
					id,
					moves.map( () => ( { narrow: [], widen: [] } ) )
				);
			} else {
				beaten.add( id );
			}
		}
		for ( let round = 0; round < options.rounds; round++ ) {
			for ( const [ id, seen ] of all ) {
				const right =
					beaten.has( id ) ||
					( await open( id, async ( opened ) => {
						for ( const [ index, move ] of moves.entries() ) {
							const of = seen[ index ];
							for ( let pair = 0; pair < options.pairs; pair++ ) {
								if (
									! of ||
									! ( await both(
										opened,
										move,
										expected,
										of
									) )
								) {
									return false;
								}
							}
						}

						return true;
					} ) );
				if ( ! right ) {
					beaten.add( id );
				}
			}
		}
		for ( const { id: row } of rows.filter( ( { id } ) =>
			options.rows.includes( id )
		) ) {
			moves.forEach( ( { id: move }, index ) => {
				const seen = beaten.has( row )
					? undefined
					: all.get( row )?.[ index ];
				const result: CriteriaResult = {
					row,
					size,
					move,
					narrow: seen && summary( seen.narrow ),
					widen: seen && summary( seen.widen ),
				};
				results.push( result );
				report( `${ move.padEnd( 8 ) }${ inWords( result ) }` );
			} );
		}
	}

	return results;
}
