/**
 * Tests which cards match the criteria, and counts the cards of each option; used by criteria.ts, order.ts and did-you-mean.ts. The server does the
 * same (includes/listing/overview.php).
 */
import { cardsOf, hasSlug, matches, slugsIn } from '../view/markup';
import type { Requested, State } from '../view/state';
import {
	valuesRequestedOf,
	CATEGORY,
	choicesOf,
	distinct,
	fieldOf,
	isNumberInput,
	isOrder,
	keyOf,
	cardValue,
	valueOf,
} from './controls';
import { TIMES, WHEN } from './days';
import { foundFor } from './found';
import { hasNumber } from './numbers';
import { type Clock, nowIn, timesTest } from './moments';
import { parseSearch, searchFor, wordsOf } from './words';

/** A criterion with its chosen values. */
export interface Criterion {
	/** Control; undefined for the pills of the category. */
	control: HTMLElement | undefined;
	/** Chosen values. */
	chosen: readonly string[];
	/** Whether a card matches, or those of its sessions that are on a day; RUNS_THROUGH where it is on no day of its own. */
	meets: ( card: Element, day?: string ) => boolean | number;
	/** Of one that asks for times: whether the card matches the others that do. */
	beside?: ( card: Element ) => boolean | number;
	/** Values of a card. */
	valuesOf: ( card: Element ) => readonly string[];
}

/** Words of hand-written cards. */
const texts = new WeakMap< Element, string >();

/** The searched words of a card. */
export function wordsIn( card: Element, key: string ): string {
	const words =
		card.getAttribute( `data-${ key }` ) ??
		texts.get( card ) ??
		wordsOf( card.textContent ).join( ' ' );
	texts.set( card, words );

	return words;
}

/** What a kind of control makes of the selected values. */
type Kind = (
	control: HTMLElement,
	selected: readonly string[],
	others: Requested,
	clock: Clock
) => Pick< Criterion, 'meets' > & Partial< Criterion >;

/** Returns a test of what is requested about times. */
function testOfTimes(
	requested: Requested,
	clock: Clock
): ( card: Element, day?: string ) => number {
	const test = timesTest( requested, clock );

	return ( card, day ) => test( cardValue( card, WHEN ), day );
}

const words: Kind = ( control, [ text = '' ], others, clock ) => {
	const tables = control.dataset;
	const [ rest, asked ] = parseSearch( text, tables );
	const finds = searchFor( text, tables );
	const findsRest = searchFor( rest, tables );
	const isThen = testOfTimes( new Map( [ ...others, ...asked ] ), clock );

	return {
		meets: ( card ) => {
			const there = wordsIn( card, keyOf( control ) );

			// A program without dates has its words only.
			return asked.size && cardValue( card, WHEN )
				? findsRest( there ) && isThen( card )
				: finds( there );
		},
	};
};

const number: Kind = ( control, [ selected = '' ] ) => ( {
	meets: ( card ) =>
		hasNumber( cardValue( card, keyOf( control ) ), selected ),
} );

const times: Kind = ( control, _, others, clock ) => {
	const testWith = ( ...values: string[] ) =>
		testOfTimes(
			new Map( [ ...others, [ keyOf( control ), values ] ] ),
			clock
		);
	const tests = choicesOf( control )
		.map( valueOf )
		.filter( Boolean )
		.map( ( value ) => [ value, testWith( value ) ] as const );

	return {
		meets: testOfTimes( others, clock ),
		beside: testWith(),
		valuesOf: ( card ) =>
			tests.flatMap( ( [ value, test ] ) =>
				test( card ) ? value : []
			),
	};
};

const values: Kind = ( control, selected ) => ( {
	meets: ( card ) =>
		selected.some( ( value ) =>
			hasSlug( cardValue( card, keyOf( control ) ), value )
		),
	valuesOf: ( card ) => slugsIn( cardValue( card, keyOf( control ) ) ),
} );

/** The kind of a control. */
function kindOf( control: HTMLElement ): Kind {
	const field = fieldOf( control );
	if ( field ) {
		return isNumberInput( field ) ? number : words;
	}

	return TIMES.includes( keyOf( control ) ) ? times : values;
}

/**
 * The criteria of the pills and of controls, each once.
 *
 * @param controls Controls.
 * @param state    What is selected.
 */
export function criteriaOf(
	controls: readonly HTMLElement[],
	state: State
): Criterion[] {
	const ours = distinct( controls ).filter(
		( control ) => ! isOrder( control )
	);
	const { zone, week = '1' } =
		ours.find( ( { dataset } ) => dataset.zone )?.dataset ?? {};
	const clock = { now: nowIn( zone ), week: Number( week ) };

	return [
		{
			control: undefined,
			chosen: [],
			meets: ( card ) => matches( card, state.category ),
			valuesOf: ( card ) => slugsIn( cardValue( card, CATEGORY ) ),
		},
		...ours.map( ( control ) => {
			const chosen = valuesRequestedOf( state, control );
			const { meets, ...more } = kindOf( control )(
				control,
				chosen,
				state.requested ?? new Map(),
				clock
			);

			return {
				control,
				chosen,
				valuesOf: () => [],
				...more,
				// All cards, while nothing is chosen.
				meets: ( card: Element, day?: string ) =>
					! chosen[ 0 ] || meets( card, day ),
			};
		} ),
	];
}

/** Whether a card meets all criteria, or all but one. */
export const meetsAll = (
	card: Element,
	criteria: readonly Criterion[],
	but?: Criterion
): boolean => criteria.every( ( one ) => one === but || one.meets( card ) );

/**
 * Counts the cards of each value beside the other criteria.
 *
 * @param grid     Grid.
 * @param criteria Criteria.
 * @return By criterion and value; '' for all.
 */
export function countBeside(
	grid: Element,
	criteria: readonly Criterion[]
): Map< Criterion, Map< string, number > > {
	const found = foundFor( grid );
	if ( found ) {
		return new Map(
			criteria.map( ( criterion ) => [
				criterion,
				new Map(
					Object.entries(
						found.counts[
							criterion.control ? keyOf( criterion.control ) : ''
						] ?? {}
					)
				),
			] )
		);
	}
	const counts = new Map(
		criteria.map( ( criterion ) => [
			criterion,
			new Map< string, number >(),
		] )
	);
	for ( const card of cardsOf( grid ) ) {
		const failed = criteria.filter( ( { meets } ) => ! meets( card ) );
		for ( const [ criterion, numbers ] of counts ) {
			if (
				failed.every(
					( one ) =>
						one === criterion ||
						( one.beside && criterion.beside?.( card ) )
				)
			) {
				// A card without values has an empty one.
				for ( const value of new Set( [
					'',
					...criterion.valuesOf( card ),
				] ) ) {
					numbers.set( value, ( numbers.get( value ) ?? 0 ) + 1 );
				}
			}
		}
	}

	return counts;
}
