/** Decides which fields the form shows: only those that the program needs, and all that have a value. Used by form.tsx. */
import { parseSessions } from './sessions';
import { metaKeyOf, type Group, type Settings, type Texts } from './settings';

/**
 * Returns the groups with the fields to show. A field with a value is always shown, unless another one makes it redundant.
 *
 * @param settings    Settings.
 * @param texts       Its facts.
 * @param isPublished Whether the program is published.
 */
export function shownGroups(
	settings: Settings,
	texts: Texts,
	isPublished: boolean
): Group[] {
	const has = ( fact: string, value?: string ): boolean => {
		const text = texts[ metaKeyOf( settings, fact ) ] ?? '';
		return value === undefined ? text !== '' : text === value;
	};
	const { lines } = parseSessions(
		texts[ metaKeyOf( settings, 'sessions' ) ] ?? ''
	);
	// "For all ages" is stored as the first age 0, and has a switch.
	const isForAll = has( 'age_from', '0' ) && ! has( 'age_to' );
	const isOnline = has( 'event_status', 'online' );
	const isNeeded: Record< string, boolean > = {
		// Days of the week say it.
		schedule: ! lines.some( ( { isRepeated } ) => isRepeated ),
		event_status: isPublished,
		notice: isPublished,
		previous_start: has( 'event_status', 'rescheduled' ),
		places_left: has( 'places' ),
	};
	const isRedundant: Record< string, boolean > = {
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
					! isRedundant[ fact ] &&
					( ( isNeeded[ fact ] ?? true ) || has( fact ) )
			)
			// A program that was moved online needs its link.
			.flatMap( ( field ) =>
				field.fact === 'event_status' ? [ field, ...link ] : [ field ]
			),
	} ) );
}
