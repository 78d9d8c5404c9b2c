import { isEmail, isPhoneNumber, isURL } from '@wordpress/url';
import { isMoment } from './moment';
import { arePrices } from './prices';
import { problemOf } from './sessions';
import type { Field } from './settings';

/*
 * What the server can use, and what is completed in a typed fact. The same rules: includes/program/fact-values.php, fact-problems.php.
 */

/** Stands in a text for a date that the browser's field could not read. */
export const UNREADABLE = '?';

function isWebAddress( text: string ): boolean {
	return /^https?:\/\//i.test( text ) && isURL( text );
}

const isNumberUpTo = ( highest: number, text: string ): boolean =>
	/^\d{1,5}$/.test( text ) && Number( text ) <= highest;

/** What the lines of a textarea have to be, by the kind of the fact. */
const LINES: Record< string, ( text: string ) => boolean > = {
	prices: arePrices,
	sessions: ( text ) => problemOf( text ) === '',
};

/** What a text has to be, by the keyboard that it is typed with. */
const TYPED: Partial<
	Record< Field[ 'keyboard' ], ( text: string ) => boolean >
> = { url: isWebAddress, email: isEmail, tel: isPhoneNumber };

/** The part of a field that says what it can have. */
type Rules = Pick< Field, 'kind' | 'control' | 'keyboard' | 'highest' >;

/**
 * Whether the server can use a value. Nothing is always a value.
 *
 * @param field Field of the fact.
 * @param text  Value.
 */
export function isUsable( field: Rules, text: string ): boolean {
	const value = text.trim();
	if ( value === '' ) {
		return true;
	}
	if ( field.control === 'date' || field.control === 'moment' ) {
		return isMoment( value );
	}
	if ( field.highest !== null ) {
		return isNumberUpTo( field.highest, value );
	}
	const isRight =
		field.control === 'textarea'
			? LINES[ field.kind ]
			: TYPED[ field.keyboard ];
	return isRight === undefined || isRight( value );
}

/**
 * Whether an end is before its beginning. An end without a time is the end of that day.
 *
 * @param start Beginning that can be used, or nothing.
 * @param end   End that can be used, or nothing.
 */
export function endsBeforeItStarts( start: string, end: string ): boolean {
	if ( start === '' || end === '' ) {
		return false;
	}
	const both = Math.min( start.length, end.length ) === 10 ? 10 : 16;
	return end.slice( 0, both ) < start.slice( 0, both );
}

const HOUR_MS = 3_600_000;

/**
 * Whether a program with hours would be one event of days and nights: mostly a course that meets on some of them.
 *
 * @param start Beginning, or nothing.
 * @param end   End, or nothing.
 */
export const isEventOfDays = ( start: string, end: string ): boolean =>
	start.length > 10 &&
	end.length > 10 &&
	Date.parse( `${ end }Z` ) - Date.parse( `${ start }Z` ) > 36 * HOUR_MS;

/** An hour without a day, as the two fields of a date give it. */
const HOUR = /^T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

/**
 * Whether a text is an hour without a day.
 *
 * @param text Such as "T20:00".
 */
export const isHour = ( text: string ): boolean => HOUR.test( text );

/**
 * An end that has an hour and no day, with the day of the beginning, or the next one: from 22:00 to 01:00.
 *
 * @param end   Typed end.
 * @param start Beginning.
 * @return The same when it is no such end, or there is no beginning.
 */
export function withDay( end: string, start: string ): string {
	if ( ! start || ! isHour( end ) ) {
		return end;
	}
	const day = start.slice( 0, 10 );
	const later = Date.parse( `${ day + end }Z` ) - Date.parse( `${ start }Z` );
	// An hour that is less than twelve hours earlier is a mistake.
	return later <= -12 * HOUR_MS
		? new Date( Date.parse( day ) + 24 * HOUR_MS )
				.toISOString()
				.slice( 0, 10 ) + end
		: day + end;
}

/**
 * An address that begins with www., with its scheme.
 *
 * @param text Typed address.
 */
export const withScheme = ( text: string ): string =>
	/^\s*www\./i.test( text ) ? `https://${ text.trimStart() }` : text;
