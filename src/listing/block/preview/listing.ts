/** What the server says of a listing (includes/listing/preview-route.php). */
import { addQueryArgs } from '@wordpress/url';
import { request } from '../../../wordpress/client';
import type { Attributes } from '../attributes';
import { SCHEMA } from '../schema';

/** A listing around its cards. Made by includes/listing/slices.php. */
export interface Listing {
	/** What the page shows, with an empty grid. */
	html: string;
	/** Which parts it has; one without any cannot be seen. */
	parts: Record< string, boolean >;
	/** Category that the page opens with: slug, or `all`. */
	initial: string;
	/** Number of cards. */
	total: number;
	/** Number of cards by category. */
	counts: Record< string, number >;
	/** Slugs of chosen categories that do not exist. */
	missing: string[];
	/** Numbers of programs of the whole site. */
	published: number;
	drafts: number;
	/** Drafts, and what is pending or scheduled. */
	unpublished: number;
}

/** A part of a listing. */
export interface Slice {
	/** Another one after each change of what listings show. */
	stamp: string;
	/** Null in a slice that is not the first. */
	listing: Listing | null;
	/** HTML of its cards. */
	cards: string;
}

const ROUTE = '/programs-filter/v1/listing';

/** What the server is asked with: not the look, which is the wrapper's, and the wrapper is the editor's own. */
const schema = Object.entries( SCHEMA ).filter(
	( [ , { property } ] ) => ! property
);

/**
 * Where a listing is read. Two blocks that show the same have the same.
 *
 * @param attributes Attributes of the block.
 * @param post       ID of the post in which it stands, where there is one.
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

/** Whether anything has changed: the stamp of today. Asked once for all blocks that want to know. */
export function currentStamp(): Promise< string > {
	question ??= request< { stamp: string } >( { path: `${ ROUTE }/stamp` } )
		.then( ( { stamp } ) => stamp )
		.finally( () => ( question = undefined ) );

	return question;
}
