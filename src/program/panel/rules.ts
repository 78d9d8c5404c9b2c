import { isEmail, isPhoneNumber, isURL } from '@wordpress/url';
import type { Kind } from './settings';

/** Stands in a text for a date that the browser's field could not read: it says no more of it. */
export const UNREADABLE = '?';

const MOMENT =
	/^([1-9]\d{3}-\d\d-\d\d)(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)?$/;

function isMoment( text: string ): boolean {
	const day = MOMENT.exec( text )?.[ 1 ];
	if ( ! day ) {
		return false;
	}
	const date = new Date( `${ day }T00:00:00Z` );
	return (
		! Number.isNaN( date.getTime() ) &&
		// 30 February is read as a day in March.
		date.toISOString().startsWith( day )
	);
}

function isWebAddress( text: string ): boolean {
	return /^https?:\/\//i.test( text ) && isURL( text );
}

/**
 * Whether the server can use a value. Nothing is always a value. The same rules: includes/program/fact-values.php.
 *
 * @param kind Kind of the fact.
 * @param text What somebody wrote.
 */
export function isUsable( kind: Kind, text: string ): boolean {
	const value = text.trim();
	if ( value === '' ) {
		return true;
	}
	switch ( kind ) {
		case 'moment':
		case 'day':
			return isMoment( value );
		case 'url':
			return isWebAddress( value );
		case 'email':
			return isEmail( value );
		case 'phone':
			return isPhoneNumber( value );
		default:
			return true;
	}
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
