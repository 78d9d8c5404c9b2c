/** Fetches the listing of the preview from the REST API (includes/listing/preview.php), debounced, as typing and sliders change attributes often. */
import { useEffect, useState } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';
import { apiFetch, messageOf } from '../../../wordpress/api-fetch';
import { type Attributes, type Name, SCHEMA } from '../attributes';

/** A listing as the server prints it for the editor (includes/listing/preview.php). */
interface Listing {
	/** HTML as on the page, with the first cards. */
	html: string;
	/** Number of cards that only the page shows. */
	more: number;
	/** Whether visitors see anything of it. */
	isVisible: boolean;
	/** Filters, facts and values of the block that the site does not have. */
	unknown: string[];
	/** Whether the site has no published program. */
	isEmpty: boolean;
	/** Number of programs that wait for their publication. */
	unpublished: number;
}

/** Delay of a request after a change, in milliseconds: typing and sliders change often. */
const DEBOUNCE_MS = 200;

/**
 * Returns the path of a listing.
 *
 * @param attributes Attributes of the block.
 * @param post       ID of the post that contains it.
 */
export const listingPath = ( attributes: Attributes, post?: number ): string =>
	addQueryArgs( '/programs-filter/v1/listing', {
		post,
		...Object.fromEntries(
			Object.keys( SCHEMA ).map( ( name ) => {
				const value = attributes[ name ];
				// addQueryArgs() omits empty arrays, and the server would use the default.
				return [
					name,
					SCHEMA[ name as Name ].type === 'array' &&
					( value as string[] ).length === 0
						? [ '' ]
						: value,
				];
			} )
		),
	} );

/** State of the request. */
interface State {
	/** The last one, also while another is loading; undefined after an error. */
	listing?: Listing;
	/** Why there is none. */
	error?: string;
	isLoading: boolean;
}

/**
 * Returns the listing of a path.
 *
 * @param path Path.
 */
export function useListing( path: string ): State & { retry: () => void } {
	const [ state, setState ] = useState< State >( { isLoading: true } );
	const [ attempt, setAttempt ] = useState( 0 );

	useEffect( () => {
		const aborter = new AbortController();
		const { signal } = aborter;
		setState( ( before ) => ( { ...before, isLoading: true } ) );
		const timer = setTimeout( () => {
			apiFetch< Listing >( { path, signal } ).then(
				( listing ) => setState( { listing, isLoading: false } ),
				( reason: unknown ) => {
					if ( ! signal.aborted ) {
						setState( {
							error: messageOf( reason ),
							isLoading: false,
						} );
					}
				}
			);
		}, DEBOUNCE_MS );

		return () => {
			clearTimeout( timer );
			aborter.abort();
		};
	}, [ path, attempt ] );

	return { ...state, retry: () => setAttempt( attempt + 1 ) };
}
