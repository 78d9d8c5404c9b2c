/** Errors of the REST API and of the connection, with a message for users; client.ts throws them. */
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';

/** Messages by error code (specification, section 8, and later codes). */
const messages = (): Record< string, string > => ( {
	fetch_error: __( 'You are probably offline.', 'programs-filter' ),
	// Since WordPress 6.9, for a browser without network.
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
	// Only shown if the retry with a fresh nonce failed.
	rest_cookie_invalid_nonce: __(
		'Your session is no longer valid. Log in using another tab and try again: what you are editing will not be lost.',
		'programs-filter'
	),
} );

/** Removes the links and paragraphs of WordPress's messages. */
const withoutMarkup = ( html: string ): string =>
	decodeEntities( html.replace( /<\/?[a-z][^<>]*>/gi, ' ' ) )
		.replace( /\s+/g, ' ' )
		.trim();

/** An error of the REST API or of the connection. */
export class ApiError extends Error {
	/** Code of the list above, or from the server. */
	readonly code: string;

	/**
	 * @param code    Code.
	 * @param message Message of the server for an unknown code. Its markup is removed.
	 * @param status  HTTP status of a response without an error object.
	 */
	constructor( code: string, message = '', status?: number ) {
		const catalog = messages();
		const text =
			catalog[ code ] ??
			( withoutMarkup( message ) || catalog.unknown_error );
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
 * Returns the JSON of a response; null for one without content.
 *
 * @param response Response. @throws {ApiError} `invalid_json`, with the status of a failed response.
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

const isDOMException = ( reason: unknown, name: string ): boolean =>
	reason instanceof DOMException && reason.name === name;

/** Whether a request was aborted. */
export const isAbort = ( reason: unknown ): boolean =>
	isDOMException( reason, 'AbortError' );

/**
 * Header of a failed upload that left an attachment. WordPress's middleware retries the post-processing or deletes the attachment. With `parse:
 * false` it returns the first response.
 */
const ATTACHMENT_HEADER = 'x-wp-upload-attachment-id';

/**
 * Converts the reason of a rejected `apiFetch`, or of a signal, to an error.
 *
 * @param reason A failed response, an object with code and message, or another value.
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

	// Of a signal of `AbortSignal.timeout()`.
	return isDOMException( reason, 'TimeoutError' )
		? new ApiError( 'fetch_error' )
		: fromBody( reason );
}
