/**
 * Reads criteria and "Show more" from the query string and writes them into it, for view/choice.ts. The server has the same rules
 * (includes/listing/overview.php).
 */
import { queryValues, withValues } from '../view/address';
import type { Criteria } from '../view/state';
import { ALL } from '../view/constants';
import {
	CATEGORY,
	controlsOf,
	distinct,
	isMultiple,
	keyOf,
	isSame,
	parameterOf,
	sanitizerFor,
} from './controls';
import { limitInAddress, withLimit } from './more';

/** Maximum number of values of a criterion. */
const MAX_VALUES = 50;

/**
 * Returns the values of a criterion in a query string.
 *
 * @param control Control of the criterion.
 * @param search  Query string, with or without its question mark.
 * @return Unique values that the control has; for a search, its text.
 */
function valuesInAddress( control: HTMLElement, search: string ): string[] {
	const given = queryValues( search, parameterOf( control ) );
	const { initial = '' } = control.dataset;
	const opening = isMultiple( control ) ? initial.split( ' ' ) : [ initial ];
	// A form without script has an empty field before a checkbox.
	const values = given.length === 0 ? opening : given.filter( Boolean );
	if ( values.length > 1 && ! isMultiple( control ) ) {
		// Invalid, as for the category.
		return [];
	}

	return [
		...new Set(
			values
				.slice( 0, MAX_VALUES )
				.map( sanitizerFor( control ) )
				.filter( Boolean )
		),
	];
}

export const read: Criteria[ 'read' ] = ( grid, search ) => {
	const requested = new Map< string, string[] >();
	for ( const control of controlsOf( grid ) ) {
		// Several controls of a criterion may have different options.
		if ( ! requested.get( keyOf( control ) )?.[ 0 ] ) {
			requested.set(
				keyOf( control ),
				valuesInAddress( control, search )
			);
		}
	}

	return { requested, most: limitInAddress( grid, search ) };
};

export const write: Criteria[ 'write' ] = (
	search,
	grid,
	{ requested, most }
) =>
	distinct( controlsOf( grid ) ).reduce(
		( query, control ) => {
			const values = requested?.get( keyOf( control ) );
			// Unchanged values stay as they are written.
			if (
				! values ||
				isSame( valuesInAddress( control, search ), values )
			) {
				return query;
			}
			// An empty parameter overrides the initial values.
			const none = keyOf( control ) === CATEGORY ? ALL : '';

			return withValues(
				query,
				parameterOf( control ),
				values[ 0 ] || ! control.dataset.initial ? values : [ none ]
			);
		},
		most === undefined ? search : withLimit( search, grid, most )
	);

export const wouldChange: Criteria[ 'wouldChange' ] = (
	now,
	{ requested, most }
) =>
	( most !== undefined && most !== now.most ) ||
	[ ...( requested ?? [] ) ].some(
		( [ key, values ] ) =>
			! isSame( now.requested?.get( key ) ?? [], values )
	);
