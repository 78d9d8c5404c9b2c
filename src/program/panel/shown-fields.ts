import type { Field } from './settings';
import type { Texts } from './texts';

/** Sessions say when a program begins and ends. */
const SAID_BY_SESSIONS = [ 'start', 'end' ];

/** Of a program that is not postponed, nothing was planned before. */
const OF_POSTPONED = 'previous_start';

/**
 * The fields that a program needs.
 *
 * @param fields All fields.
 * @param texts  Its facts.
 */
export function shownFields( fields: Field[], texts: Texts ): Field[] {
	const textOf = ( fact: string ): string =>
		texts[ fields.find( ( field ) => field.fact === fact )?.key ?? '' ] ??
		'';
	const hasSessions = textOf( 'sessions' ) !== '';
	const isPostponed = textOf( 'event_status' ) === 'postponed';

	return fields.filter(
		( { fact } ) =>
			! ( hasSessions && SAID_BY_SESSIONS.includes( fact ) ) &&
			( fact !== OF_POSTPONED || isPostponed )
	);
}
