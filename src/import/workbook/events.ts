/** Reads when events of calendars are: on the clock of their zone, and on that of the site. For calendar.ts and occurrences.ts. */
import ICAL from 'ical.js';
import { type Clock, instantOn, timeOn, utc } from './clocks';
import { readMoment } from './components';

/** Milliseconds. */
export const DAY = 86_400_000;
const MINUTE = 60_000;

/** Reading of a file: the clock of the site, what day it is there, and the clocks of zones by their names. */
export interface Reading {
	clock: Clock;
	/** Such as "2026-11-27". */
	today: string;
	clockOf: ( zone: string ) => Clock | undefined;
	/** Whether occurrences were left out. */
	isCut: boolean;
}

/** A moment: what its clock shows, in milliseconds as if that were UTC. */
export interface Moment {
	time: number;
	isDate: boolean;
	isUtc: boolean;
	clock: Clock;
}

/** An event, or a change to one of its occurrences: when it begins, and for how long it lasts on its clock. */
export interface Event extends Moment {
	component: ICAL.Component;
	length: number;
}

/**
 * Returns the number of the day of a time, from the first day of 1970.
 *
 * @param time Milliseconds.
 */
export const numberOf = ( time: number ): number => Math.floor( time / DAY );

/** The day with a number, such as "2027-02-14". */
export const dayOf = ( day: number ): string =>
	new Date( day * DAY ).toISOString().slice( 0, 10 );

/**
 * Returns the moments of a property. One without a zone that is known is on the clock of its event, or of the site.
 *
 * @param component Component.
 * @param name      Name of the property.
 * @param reading   Reading.
 * @param event     Event, if it is about one.
 */
export function momentsOf(
	component: ICAL.Component,
	name: string,
	{ clockOf, clock }: Reading,
	event: { clock: Clock } = { clock }
): Moment[] {
	return component.getAllProperties( name ).flatMap( ( property ) => {
		const zone = clockOf( property.getFirstParameter( 'tzid' ) || '' );
		return property.jCal.slice( 3 ).flatMap( ( value: unknown ) => {
			const read = readMoment( value );
			const own = read?.isUtc ? utc : zone;
			const at = read?.isDate ? undefined : own;
			return read ? { ...read, clock: at ?? event.clock } : [];
		} );
	} );
}

/**
 * Returns a moment on the clock of an event: a day where the event has days.
 *
 * @param event   Event.
 * @param moment  Moment.
 * @param reading Reading.
 */
export function timeFor(
	event: Moment,
	moment: Moment,
	{ clock }: Reading
): number {
	const instant = instantOn( moment.clock, moment.time );
	if ( ! event.isDate ) {
		return moment.isDate ? moment.time : timeOn( event.clock, instant );
	}
	// Midnight is how some programs write a day, also in another zone.
	const isDay = moment.time % DAY === 0;

	return isDay ? moment.time : DAY * numberOf( timeOn( clock, instant ) );
}

/**
 * Reads when an event begins and how long it lasts.
 *
 * @param component Event, or a change to one.
 * @param reading   Reading.
 * @return Undefined where it does not say.
 */
export function readEvent(
	component: ICAL.Component,
	reading: Reading
): Event | undefined {
	const [ start ] = momentsOf( component, 'dtstart', reading );
	const [ end ] = momentsOf( component, 'dtend', reading, start );
	const duration = component.getFirstPropertyValue( 'duration' );
	let length = Number( start?.isDate ) * DAY;
	if ( start && end ) {
		length = timeFor( start, end, reading ) - start.time;
	} else if ( duration instanceof ICAL.Duration ) {
		length = duration.toSeconds() * 1000;
	}

	return start && { ...start, component, length };
}

/** Whether an event lasts from midnight to midnight, or to the last minute of a day. */
const isAllDay = ( [ from = 0, to = 0 ]: number[] ): boolean =>
	from % DAY === 0 && to > from && ( to + MINUTE ) % DAY <= MINUTE;

/**
 * Returns the days and hours of an event on the clock of the site.
 *
 * @param event   Event.
 * @param reading Reading.
 * @return Numbers of days, from the first day of 1970; hours such as "17:00", '' for none.
 */
export function timesOf(
	{ time, isDate, clock, length }: Event,
	reading: Reading
): { day: number; lastDay: number; start: string; end: string } {
	const own = [ time, time + length ];
	const shown = own.map( ( one ) =>
		timeOn( reading.clock, instantOn( clock, one ) )
	);
	const whole = isDate ? own : [ own, shown ].find( isAllDay );
	const [ from = 0, to = 0 ] = whole ?? shown;
	const hour = ( one: number ): string =>
		whole ? '' : new Date( one ).toISOString().slice( 11, 16 );

	return {
		day: numberOf( from ),
		// Whole days end before that midnight.
		lastDay: Math.max( numberOf( from ), numberOf( whole ? to - 1 : to ) ),
		start: hour( from ),
		end: length > 0 ? hour( to ) : '',
	};
}
