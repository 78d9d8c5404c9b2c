/** Listings from the server (includes/listing/preview.php). */
import { addQueryArgs } from '@wordpress/url';
import { request } from '../../../wordpress/client';
import type { Attributes } from '../attributes';
import { SCHEMA } from '../schema';

/** A listing without its cards (includes/listing/preview.php). */
export interface Listing {
	/** HTML with an empty grid. */
	html: string;
	/** Parts of the listing. Without any it is invisible. */
	parts: Record< string, boolean >;
	/** Category that the page opens with: slug, or `all`. */
	initial: string;
	/** Number of cards. */
	total: number;
	/** Number of cards by category. */
	counts: Record< string, number >;
	/** Slugs of chosen categories that do not exist. */
	missing: string[];
	/** Number of published programs of the site. */
	published: number;
	drafts: number;
	/** Number of drafts, pending and scheduled programs. */
	unpublished: number;
}

/** A part of a listing. */
export interface Slice {
	/** Changes with what listings show. */
	stamp: string;
	/** Null in a slice that is not the first. */
	listing: Listing | null;
	/** HTML of its cards. */
	cards: string;
}

const ROUTE = '/programs-filter/v1/listing';

/** Attributes of the request. The look is left out, as the editor renders the wrapper. */
const schema = Object.entries( SCHEMA ).filter(
	( [ , { property } ] ) => ! property
);

/**
 * Returns the path of a listing. Blocks with the same listing share it.
 *
 * @param attributes Attributes of the block.
 * @param post       ID of the post that contains it.
 */
export function pathOf( attributes: Attributes, post?: number ): string {
	const parameters: Record< string, unknown > = post ? { post } : {};
	for ( const [ name, attribute ] of schema ) {
		const value = attributes[ name ];
		if ( JSON.stringify( value ) !== JSON.stringify( attribute.default ) ) {
			parameters[ name ] = value;
		}
	}

	return Object.keys( parameters ).length > 0
		? addQueryArgs( ROUTE, parameters )
		: ROUTE;
}

let question: Promise< string > | undefined;

/** Requests the current stamp, once for all blocks. */
export function currentStamp(): Promise< string > {
	question ??= request< { stamp: string } >( { path: `${ ROUTE }/stamp` } )
		.then( ( { stamp } ) => stamp )
		.finally( () => ( question = undefined ) );

	return question;
}
