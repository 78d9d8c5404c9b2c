/** Reads and writes criteria in the URL. The server has the same rules (includes/listing/overview.php). */
import { partsWithoutParameter, slugOf, queryValues } from '../view/address';
import type { Criteria } from '../view/choice';
import { ALL } from '../view/constants';
import {
	CATEGORY,
	controlsOf,
	distinct,
	isMultiple,
	keyOf,
	isSame,
	parameterOf,
	usableIn,
} from './controls';
import { mostAsked, withMost } from './more';

/** Most values of a criterion that are read. */
const MOST = 50;

/**
 * Returns the values of a criterion in a query string.
 *
 * @param control Control of the criterion.
 * @param search  Query string, with or without its question mark.
 * @return Values of the control, each once; for words the text.
 */
function askedOf( control: HTMLElement, search: string ): string[] {
	const given = queryValues( search, parameterOf( control ) );
	const { initial = '' } = control.dataset;
	const opening = isMultiple( control ) ? initial.split( ' ' ) : [ initial ];
	// A form without script has an empty field before a checkbox.
	const values = given.length === 0 ? opening : given.filter( Boolean );
	if ( values.length > 1 && ! isMultiple( control ) ) {
		// Several values are ignored where one is possible, as for the category.
		return [];
	}
	// A map: an object knows "constructor", too.
	const renamed = new Map(
		Object.entries(
			JSON.parse( control.dataset.renamed ?? '{}' ) as object
		) as [ string, string ][]
	);

	return [
		...new Set(
			values
				.slice( 0, MOST )
				.map(
					( value ) =>
						renamed.get( value ) ??
						renamed.get( slugOf( value ) ) ??
						value
				)
				.map( usableIn( control ) )
				.filter( Boolean )
		),
	];
}

/** A query string with other values of a criterion. */
function withValues(
	search: string,
	control: HTMLElement,
	values: readonly string[]
): string {
	const parameter = parameterOf( control );
	// What is chosen at first is taken back by an empty parameter.
	const none = keyOf( control ) === CATEGORY ? ALL : '';
	const written =
		values[ 0 ] || ! control.dataset.initial ? values : [ none ];

	return `?${ [
		...partsWithoutParameter( search, parameter ),
		...written.map(
			( value ) => `${ parameter }=${ encodeURIComponent( value ) }`
		),
	].join( '&' ) }`;
}

export const read: Criteria[ 'read' ] = ( grid, search ) => {
	const requested = new Map< string, string[] >();
	for ( const control of controlsOf( grid ) ) {
		// Of several controls each may have other values.
		if ( ! requested.get( keyOf( control ) )?.[ 0 ] ) {
			requested.set( keyOf( control ), askedOf( control, search ) );
		}
	}

	return { requested, most: mostAsked( grid, search ) };
};

export const write: Criteria[ 'write' ] = (
	search,
	grid,
	{ requested, most }
) =>
	distinct( controlsOf( grid ) ).reduce(
		( query, control ) => {
			const values = requested?.get( keyOf( control ) );

			// What does not change stays as it is written.
			return ! values || isSame( askedOf( control, search ), values )
				? query
				: withValues( query, control, values );
		},
		most === undefined ? search : withMost( search, grid, most )
	);

export const differs: Criteria[ 'differs' ] = ( now, { requested, most } ) =>
	( most !== undefined && most !== now.most ) ||
	[ ...( requested ?? [] ) ].some(
		( [ key, values ] ) =>
			! isSame( now.requested?.get( key ) ?? [], values )
	);
