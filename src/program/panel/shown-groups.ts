import { isSessionLine } from './sessions';
import { keyOf, type Group, type Settings, type Texts } from './settings';

/**
 * The groups with the fields that a program needs. One that is filled in is always there, unless sessions say the same.
 *
 * @param settings    Settings.
 * @param texts       Its facts.
 * @param isPublished Whether visitors know it.
 */
export function shownGroups(
	settings: Settings,
	texts: Texts,
	isPublished: boolean
): Group[] {
	const has = ( fact: string, value?: string ): boolean => {
		const text = texts[ keyOf( settings, fact ) ] ?? '';
		return value === undefined ? text !== '' : text === value;
	};
	// Words that are being typed hide nothing yet.
	const hasSessions = ( texts[ keyOf( settings, 'sessions' ) ] ?? '' )
		.split( '\n' )
		.some( isSessionLine );
	// Stored as the first age 0: there is a switch for it.
	const isForAll = has( 'age_from', '0' ) && ! has( 'age_to' );
	const isOnline = has( 'event_status', 'online' );
	const isNeeded: Record< string, boolean > = {
		schedule: ! hasSessions,
		event_status: isPublished,
		notice: isPublished,
		previous_start: has( 'event_status', 'postponed' ),
		places_left: has( 'places' ),
	};
	const isSaid: Record< string, boolean > = {
		start: hasSessions,
		end: hasSessions,
		age_from: isForAll,
		age_to: isForAll,
	};
	const link = settings.groups
		.flatMap( ( { fields } ) => fields )
		.filter( ( { fact } ) => fact === 'online_url' && isOnline );

	return settings.groups.map( ( group ) => ( {
		...group,
		fields: group.fields
			.filter( ( field ) => ! link.includes( field ) )
			.filter(
				( { fact } ) =>
					! isSaid[ fact ] &&
					( ( isNeeded[ fact ] ?? true ) || has( fact ) )
			)
			// What is online now needs its link.
			.flatMap( ( field ) =>
				field.fact === 'event_status' ? [ field, ...link ] : [ field ]
			),
	} ) );
}
