/** `apiFetch` for all scripts of the admin and the editor, with a limit on its retries, and the message for users when it rejects. */
import apiFetch, { type APIFetchOptions } from '@wordpress/api-fetch';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';

const INVALID_NONCE = 'rest_cookie_invalid_nonce';
const NOT_LOGGED_IN = 'rest_not_logged_in';

/** Requests whose nonce was refused once. */
const refused = new WeakSet< APIFetchOptions >();

// WordPress retries with a fresh nonce for as long as the nonce is refused, and passes the same options. Requests of this plugin are retried once.
apiFetch.use( async ( options, next ): Promise< unknown > => {
	try {
		return ( await next( options ) ) as unknown;
	} catch ( reason ) {
		if (
			codeOf( reason ) === INVALID_NONCE &&
			options.path?.startsWith( '/programs-filter/' )
		) {
			if ( refused.has( options ) ) {
				Object.assign( reason as object, { code: NOT_LOGGED_IN } );
			}
			refused.add( options );
		}
		throw reason;
	}
} );

/** Returns the error code of a rejected request; '' for an error without a code. */
export function codeOf( reason: unknown ): string {
	// WordPress 6.8 rejects with the response if there is no fresh nonce, later versions with the error.
	return reason instanceof Response
		? INVALID_NONCE
		: ( ( Object( reason ) as { code?: string } ).code ?? '' );
}

/** Returns the message for users: of the specification, section 8, or else the server's without its markup. */
export function messageOf( reason: unknown ): string {
	const code = codeOf( reason );
	switch ( code ) {
		case 'fetch_error':
		case 'offline_error': // Since WordPress 6.9, for a browser without network.
			return __( 'You are probably offline.', 'programs-filter' );
		case 'invalid_json':
			return __(
				'The response is not a valid JSON response.',
				'programs-filter'
			);
		case INVALID_NONCE:
		case NOT_LOGGED_IN:
			return __(
				'Your session is no longer valid. Log in using another tab and try again: what you are editing will not be lost.',
				'programs-filter'
			);
	}
	const { message } = Object( reason ) as { message?: unknown };
	const raw = typeof message === 'string' ? message : '';
	const text = decodeEntities( raw.replace( /<\/?[a-z][^<>]*>/gi, ' ' ) )
		.replace( /\s+/g, ' ' )
		.trim();

	return (
		( code && text ) ||
		__( 'An unknown error occurred.', 'programs-filter' )
	);
}

export { apiFetch };
