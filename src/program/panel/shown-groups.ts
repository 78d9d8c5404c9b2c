/** Decides which fields the form shows: only those that the program needs, and all that have a value. Used by form.tsx. */
import { metaKeyOf, type Field, type Group, type Settings } from './settings';
import type { Form } from './use-form';

/** A group with the fields to show, and those that a person can have shown. */
export interface ShownGroup extends Group {
	others: Field[];
}

/** Fields that few programs need: a press shows them. */
const RARE = [ 'age_from', 'age_to', 'signup_state', 'application' ];

/**
 * Returns the groups that have fields to show. A field with a value is always shown, but for ages that words say; what was shown stays.
 *
 * @param settings Settings.
 * @param form     What is known of the program.
 * @param opened   Names of groups of which all fields are shown.
 */
export function shownGroups(
	settings: Settings,
	form: Pick< Form, 'texts' | 'isPublished' | 'ages' | 'focused' | 'seen' >,
	opened: string[]
): ShownGroup[] {
	const { texts, isPublished, seen } = form;
	// Not while the words are typed.
	const ages =
		form.ages && form.focused !== metaKeyOf( settings, 'audience' );
	const has = ( fact: string, value?: string ): boolean => {
		const text = texts[ metaKeyOf( settings, fact ) ] ?? '';
		return value === undefined ? text !== '' : text === value;
	};
	const isNeeded: Record< string, boolean > = {
		schedule: has( 'schedule' ),
		age_from: ages,
		age_to: ages,
		event_status: isPublished || has( 'event_status' ),
		notice: isPublished || has( 'notice' ),
		previous_start:
			has( 'event_status', 'rescheduled' ) || has( 'previous_start' ),
		places_left: has( 'places' ) || has( 'places_left' ),
		signup_state: has( 'signup_state' ),
		application: has( 'application' ),
	};
	// A program that was moved online needs its link.
	const link = settings.groups
		.flatMap( ( { fields } ) => fields )
		.filter(
			( { fact } ) =>
				fact === 'online_url' && has( 'event_status', 'online' )
		);

	return settings.groups
		.map( ( group ) => {
			const fields = group.fields
				.filter( ( field ) => ! link.includes( field ) )
				.flatMap( ( field ) =>
					field.fact === 'event_status'
						? [ field, ...link ]
						: [ field ]
				);
			const isShown = ( { fact, key }: Field ): boolean =>
				( isNeeded[ fact ] ?? true ) ||
				seen.has( key ) ||
				( RARE.includes( fact ) && opened.includes( group.name ) );
			return {
				...group,
				fields: fields.filter( isShown ),
				others: fields.filter(
					( field ) =>
						RARE.includes( field.fact ) &&
						! isShown( field ) &&
						// The field of their words has them shown.
						field.kind !== 'age'
				),
			};
		} )
		.filter( ( { fields } ) => fields.length > 0 )
		.map( ( group ) => {
			group.fields.forEach( ( { key } ) => seen.add( key ) );
			return group;
		} );
}
