import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';

/**
 * What people read for each code of the catalogue (specification, section 8), and for the codes that came later.
 */
const messages = (): Record< string, string > => ( {
	fetch_error: __( 'You are probably offline.', 'programs-filter' ),
	// WordPress 6.9 tells a browser without network apart from a server that does not answer.
	offline_error: __( 'You are probably offline.', 'programs-filter' ),
	invalid_json: __(
		'The response is not a valid JSON response.',
		'programs-filter'
	),
	unknown_error: __( 'An unknown error occurred.', 'programs-filter' ),
	post_process: __(
		'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
		'programs-filter'
	),
	// Reached only when the one retry with a fresh nonce did not help, or there was no fresh nonce to be had.
	rest_cookie_invalid_nonce: __(
		'Your session is no longer valid. Log in using another tab and try again: what you are editing will not be lost.',
		'programs-filter'
	),
} );

/** WordPress's own messages have links and paragraphs. */
const withoutMarkup = ( html: string ): string =>
	decodeEntities( html.replace( /<\/?[a-z][^>]*>/gi, ' ' ) )
		.replace( /\s+/g, ' ' )
		.trim();

/** An error of the REST API, or on the way to it. */
export class ApiError extends Error {
	/** Code of the catalogue, or the server's own. */
	readonly code: string;

	/**
	 * @param code    Code.
	 * @param message The server's message, for a code that the catalogue does not know; its markup is left out.
	 * @param status  HTTP status, where that is all that the server said.
	 */
	constructor( code: string, message = '', status?: number ) {
		const known = messages();
		const text =
			known[ code ] ??
			( withoutMarkup( message ) || known.unknown_error );
		super( status === undefined ? text : `${ text } (${ status })` );
		this.name = 'ApiError';
		this.code = code;
	}
}

const isRecord = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null;

function fromBody( body: unknown ): ApiError {
	return isRecord( body ) && typeof body.code === 'string'
		? new ApiError(
				body.code,
				typeof body.message === 'string' ? body.message : ''
			)
		: new ApiError( 'unknown_error' );
}

/**
 * The JSON of an answer; null for one without content.
 *
 * @param  response Answer.
 * @throws {ApiError} `invalid_json` when it is something else: its message has the status of an answer that was no success.
 */
export async function jsonOf( response: Response ): Promise< unknown > {
	if ( response.status === 204 ) {
		return null;
	}
	try {
		return ( await response.json() ) as unknown;
	} catch ( reason ) {
		if ( isAbort( reason ) ) {
			throw reason;
		}
		throw new ApiError(
			'invalid_json',
			'',
			response.ok ? undefined : response.status
		);
	}
}

/** Whether a request ended because it was no longer wanted. */
export const isAbort = ( reason: unknown ): boolean =>
	reason instanceof DOMException && reason.name === 'AbortError';

/**
 * Header of a failed upload that left an attachment. WordPress's middleware retries its post-processing, deletes the attachment
 * when that does not help, and gives back this first answer to whoever parses the answer himself.
 */
const ATTACHMENT_HEADER = 'x-wp-upload-attachment-id';

/**
 * What `apiFetch` rejected with, as an error.
 *
 * @param reason An answer that was no success, an object with code and message, or anything else.
 */
export async function toApiError( reason: unknown ): Promise< Error > {
	if ( isAbort( reason ) || reason instanceof ApiError ) {
		return reason as Error;
	}
	if ( reason instanceof Response ) {
		if ( reason.headers.has( ATTACHMENT_HEADER ) ) {
			return new ApiError( 'post_process' );
		}

		return jsonOf( reason ).then( fromBody, ( error: unknown ) =>
			toApiError( error )
		);
	}

	return fromBody( reason );
}
