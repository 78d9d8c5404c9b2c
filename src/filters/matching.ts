/** Matches cards with criteria, and counts the cards of each choice. The server does the same (includes/filters/matching.php). */
import { cardsOf, matches } from '../listing/view/markup';
import {
	chosenIn,
	fieldsOfDays,
	isNumber,
	isSearch,
	keyOf,
	optionsOf,
	saidBy,
	WHEN,
} from './controls';
import { FROM, isDay, usableDay } from './days';
import {
	isIn,
	MOMENTS,
	nowIn,
	periodOfDays,
	placeIn,
	RUNS_THROUGH,
} from './moments';
import { isNumberSaid } from './numbers';
import { searchFor, wordsOf } from './words';

/** A criterion with its chosen values. */
export interface Criterion {
	/** Control; undefined for the pills of the category. */
	control: HTMLElement | undefined;
	/** Chosen values. */
	chosen: readonly string[];
	/** Whether a card matches; RUNS_THROUGH where it is on no day of its own. */
	meets: ( card: Element ) => boolean | number;
	/** Of one of two days: whether the card matches the other one. */
	beside?: ( card: Element ) => boolean | number;
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

const none = (): string[] => [];

/**
 * A criterion that all cards meet while nothing is chosen.
 *
 * @param control  Control.
 * @param meets    Whether a card meets the chosen values.
 * @param valuesOf Values of a card.
 */
function criterionBy(
	control: HTMLElement,
	meets: ( card: Element, chosen: readonly string[] ) => boolean | number,
	valuesOf: ( card: Element ) => readonly string[] = none
): Criterion {
	const chosen = chosenIn( control );

	return {
		control,
		chosen,
		meets: ( card ) => ! chosen[ 0 ] || meets( card, chosen ),
		valuesOf,
	};
}

function ofWords( control: HTMLElement, key: string ): Criterion {
	const finds = searchFor( chosenIn( control )[ 0 ] ?? '', control.dataset );

	return criterionBy( control, ( card ) => finds( wordsIn( card, key ) ) );
}

const ofNumbers = ( control: HTMLElement, key: string ): Criterion =>
	criterionBy( control, ( card, [ number ] ) =>
		isNumberSaid( saidBy( card, key ) ?? '', Number( number ) )
	);

function ofTimes( control: HTMLElement, key: string ): Criterion {
	const clock = {
		now: nowIn( control.dataset.zone ),
		first: Number( control.dataset.week ?? 1 ),
	};
	const tests = new Map(
		MOMENTS.map( ( value ) => [ value, isIn( value, clock ) ] )
	);
	const placeOf = ( card: Element, value = '' ): number =>
		tests.get( value )?.( saidBy( card, key ) ?? '' ) ?? 0;

	return criterionBy(
		control,
		( card, chosen ) =>
			Math.max( ...chosen.map( ( one ) => placeOf( card, one ) ) ),
		( card ) => MOMENTS.filter( ( value ) => placeOf( card, value ) )
	);
}

/** Two days are one period. */
function ofDay(
	control: HTMLElement,
	key: string,
	controls: readonly HTMLElement[]
): Criterion {
	const [ from = '', until = '' ] = fieldsOfDays( controls ).map( ( field ) =>
		usableDay( field?.value ?? '' )
	);
	const by =
		( ...days: [ string, string ] ) =>
		( card: Element ): number =>
			placeIn( saidBy( card, key ) ?? '', periodOfDays( ...days ) );

	return {
		...criterionBy( control, by( from, until ) ),
		beside: key === FROM ? by( '', until ) : by( from, '' ),
	};
}

const split = ( said: string ): string[] =>
	said.split( /[ \t\n\f\r]+/ ).filter( Boolean );

/** Faster than splitting, as most cards do not match. */
const isAmong = ( value: string, said: string ): boolean =>
	said.includes( value ) && split( said ).includes( value );

const ofValues = ( control: HTMLElement, key: string ): Criterion =>
	criterionBy(
		control,
		( card, chosen ) => {
			const said = saidBy( card, key ) ?? '';

			return chosen.some( ( value ) => isAmong( value, said ) );
		},
		( card ) => split( saidBy( card, key ) ?? '' )
	);

/** The criterion of a control beside others. */
export function criterionOf(
	control: HTMLElement,
	_?: number,
	controls: readonly HTMLElement[] = [ control ]
): Criterion {
	const key = keyOf( control );
	const options = optionsOf( control );
	const field = options.find( isSearch );
	if ( field ) {
		return ( isNumber( field ) ? ofNumbers : ofWords )( control, key );
	}
	if ( options.some( isDay ) ) {
		return ofDay( control, key, controls );
	}

	return ( key === WHEN ? ofTimes : ofValues )( control, key );
}

/** Whether a card runs through an asked time without a day of its own in it. */
export function runsThrough(
	controls: readonly HTMLElement[]
): ( card: Element ) => boolean {
	const asked = controls.map( criterionOf );

	return ( card ) =>
		asked.some( ( { meets } ) => meets( card ) === RUNS_THROUGH );
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
		const isOfDays = failed.every( ( { beside } ) => beside );
		for ( const [ criterion, numbers ] of failed[ 1 ] && ! isOfDays
			? []
			: counts ) {
			if (
				! failed[ 0 ] ||
				( failed[ 1 ]
					? criterion.beside?.( card )
					: failed[ 0 ] === criterion )
			) {
				for ( const value of [ '', ...criterion.valuesOf( card ) ] ) {
					numbers.set( value, ( numbers.get( value ) ?? 0 ) + 1 );
				}
			}
		}
	}

	return counts;
}
