/** Matches cards with criteria, and counts the cards of each choice. The server does the same (includes/filters/matching.php). */
import { cardsOf, matches } from '../listing/view/markup';
import {
	chosenIn,
	isNumber,
	isSearch,
	keyOf,
	optionsOf,
	saidBy,
	WHEN,
} from './controls';
import { isDay, momentsFrom } from './days';
import { isBetween, isIn, MOMENTS, nowIn } from './moments';
import { isNumberSaid } from './numbers';
import { searchFor, wordsOf } from './words';

/** A criterion with its chosen values. */
export interface Criterion {
	/** Control; undefined for the pills of the category. */
	control: HTMLElement | undefined;
	/** Chosen values. */
	chosen: readonly string[];
	/** Whether a card matches. */
	meets: ( card: Element ) => boolean;
	/** Values of a card. */
	valuesOf: ( card: Element ) => readonly string[];
}

/** Words of hand-written cards. */
const texts = new WeakMap< Element, string >();

/** The searched words of a card. */
export function wordsIn( card: Element, key: string ): string {
	const said = saidBy( card, key ) ?? texts.get( card );
	if ( said !== undefined ) {
		return said;
	}
	const words = wordsOf( card.textContent ).join( ' ' );
	texts.set( card, words );

	return words;
}

const always = (): boolean => true;

function ofWords( control: HTMLElement, key: string ): Criterion {
	const chosen = chosenIn( control );
	const finds = searchFor( chosen[ 0 ] ?? '' );

	return {
		control,
		chosen,
		meets: chosen[ 0 ] ? ( card ) => finds( wordsIn( card, key ) ) : always,
		valuesOf: () => [],
	};
}

function ofNumbers( control: HTMLElement, key: string ): Criterion {
	const chosen = chosenIn( control );

	return {
		control,
		chosen,
		meets: chosen[ 0 ]
			? ( card ) =>
					isNumberSaid(
						saidBy( card, key ) ?? '',
						Number( chosen[ 0 ] )
					)
			: always,
		valuesOf: () => [],
	};
}

function ofTimes( control: HTMLElement, key: string ): Criterion {
	const chosen = chosenIn( control );
	const clock = {
		now: nowIn( control.dataset.zone ),
		first: Number( control.dataset.week ?? 1 ),
	};
	const tests = MOMENTS.map(
		( value ) => [ value, isIn( value, clock ) ] as const
	);
	const thoseOf = ( card: Element ): string[] =>
		tests
			.filter( ( [ , test ] ) => test( saidBy( card, key ) ?? '' ) )
			.map( ( [ value ] ) => value );

	return {
		control,
		chosen,
		meets: chosen[ 0 ]
			? ( card ) =>
					tests.some(
						( [ value, test ] ) =>
							chosen.includes( value ) &&
							test( saidBy( card, key ) ?? '' )
					)
			: always,
		valuesOf: thoseOf,
	};
}

function ofDay( control: HTMLElement, key: string ): Criterion {
	const chosen = chosenIn( control );
	const moments = momentsFrom( key, chosen[ 0 ] ?? '' );

	return {
		control,
		chosen,
		meets: chosen[ 0 ]
			? ( card ) => isBetween( saidBy( card, key ) ?? '', ...moments )
			: always,
		valuesOf: () => [],
	};
}

const split = ( said: string ): string[] =>
	said.split( /[ \t\n\f\r]+/ ).filter( Boolean );

/** Faster than splitting, as most cards do not match. */
const isAmong = ( value: string, said: string ): boolean =>
	said.includes( value ) && split( said ).includes( value );

function ofValues( control: HTMLElement, key: string ): Criterion {
	const chosen = chosenIn( control );
	return {
		control,
		chosen,
		meets: chosen[ 0 ]
			? ( card ) => {
					const said = saidBy( card, key ) ?? '';

					return chosen.some( ( value ) => isAmong( value, said ) );
				}
			: always,
		valuesOf: ( card ) => split( saidBy( card, key ) ?? '' ),
	};
}

/** The criterion of a control. */
export function criterionOf( control: HTMLElement ): Criterion {
	const key = keyOf( control );
	const options = optionsOf( control );
	const field = options.find( isSearch );
	if ( field ) {
		return ( isNumber( field ) ? ofNumbers : ofWords )( control, key );
	}
	if ( options.some( isDay ) ) {
		return ofDay( control, key );
	}

	return ( key === WHEN ? ofTimes : ofValues )( control, key );
}

/** The criterion of the category pills. */
export const ofCategory = ( category: string ): Criterion => ( {
	control: undefined,
	chosen: [],
	meets: ( card ) => matches( card, category ),
	valuesOf: ( card ) => split( saidBy( card, 'categories' ) ?? '' ),
} );

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
	const counts = new Map(
		criteria.map( ( criterion ) => [
			criterion,
			new Map< string, number >(),
		] )
	);
	for ( const card of cardsOf( grid ) ) {
		const failed = criteria.filter( ( { meets } ) => ! meets( card ) );
		for ( const [ criterion, numbers ] of failed[ 1 ] ? [] : counts ) {
			if ( ! failed[ 0 ] || failed[ 0 ] === criterion ) {
				for ( const value of [ '', ...criterion.valuesOf( card ) ] ) {
					numbers.set( value, ( numbers.get( value ) ?? 0 ) + 1 );
				}
			}
		}
	}

	return counts;
}
