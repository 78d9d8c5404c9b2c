/**
 * @jest-environment node
 */
// First: it configures WordPress's middleware, which on a site is there before any script of ours.
import {
	invalidNonce,
	isRefresh,
	json,
	serve,
	setOnline,
} from './fixtures/fake-server';
import { apiFetch, codeOf, messageOf } from './api-fetch';

const PATH = '/programs-filter/v1/listing';

/** The message for users of a request that fails. */
const failure = () =>
	apiFetch( { path: PATH } ).then(
		() => 'no failure',
		( reason: unknown ) => messageOf( reason )
	);

const SESSION =
	'Your session is no longer valid. Log in using another tab and try again: what you are editing will not be lost.';

describe( 'an invalid nonce', () => {
	it( 'is refreshed once, and the request sent again with the fresh one', async () => {
		const received = serve( ( request ) => {
			if ( isRefresh( request ) ) {
				return new Response( 'freshnonce' );
			}
			return request.headers.get( 'X-WP-Nonce' ) === 'freshnonce'
				? json( [ 'a' ] )
				: invalidNonce();
		} );
		await expect( apiFetch( { path: PATH } ) ).resolves.toEqual( [ 'a' ] );
		expect( received.map( isRefresh ) ).toEqual( [ false, true, false ] );
	} );

	it( 'that stays invalid is an error after one retry: no loop', async () => {
		const received = serve( ( request ) =>
			isRefresh( request ) ? new Response( 'freshnonce' ) : invalidNonce()
		);
		expect( await failure() ).toBe( SESSION );
		expect( received.map( isRefresh ) ).toEqual( [ false, true, false ] );
	} );

	it( 'of a user who is signed out is an error without a retry', async () => {
		const received = serve( ( request ) =>
			isRefresh( request )
				? new Response( '0', { status: 400 } )
				: invalidNonce()
		);
		expect( await failure() ).toBe( SESSION );
		expect( received.map( isRefresh ) ).toEqual( [ false, true ] );
	} );

	it( 'is what the response means with which WordPress 6.8 rejects then', () => {
		const reason = new Response( '0', { status: 400 } );
		expect( codeOf( reason ) ).toBe( 'rest_cookie_invalid_nonce' );
		expect( messageOf( reason ) ).toBe( SESSION );
	} );
} );

describe( 'a user reads', () => {
	const html = ( status: number ) =>
		new Response( '<html><h1>502 Bad Gateway</h1></html>', { status } );

	it.each( [
		[
			'the server does not answer',
			() => null,
			'You are probably offline.',
		],
		[
			'the answer is a page',
			() => html( 200 ),
			'The response is not a valid JSON response.',
		],
		[
			'a proxy answers with its own page',
			() => html( 502 ),
			'The response is not a valid JSON response.',
		],
		[
			'the answer is cut off',
			() => new Response( '[{"id":1' ),
			'The response is not a valid JSON response.',
		],
		[
			'an error has no code',
			() => json( { message: 'x' }, 500 ),
			'An unknown error occurred.',
		],
		[
			'an error has no message',
			() => json( { code: 'algo' }, 500 ),
			'An unknown error occurred.',
		],
		[
			'the message of an error is no text',
			() => json( { code: 'algo', message: null }, 500 ),
			'An unknown error occurred.',
		],
		[
			'an error is null',
			() => json( null, 500 ),
			'An unknown error occurred.',
		],
	] )( 'when %s', async ( _, answer, message ) => {
		serve( answer );
		expect( await failure() ).toBe( message );
	} );

	it( 'when the browser knows that it is offline', async () => {
		serve( () => null );
		setOnline( false );
		expect( await failure() ).toBe( 'You are probably offline.' );
	} );

	it.each( [
		[ 'No puedes <b>ver</b> esto.', 'No puedes ver esto.' ],
		[
			'<p>Ha habido un error crítico.</p><p><a href="https://wordpress.org/">Más</a></p>',
			'Ha habido un error crítico. Más',
		],
		[ 'Si 1 < 2, no', 'Si 1 < 2, no' ],
		// The markup ends where the next begins, so that one without an end is read once.
		[ 'No <a <b>name</b>.', 'No <a name .' ],
	] )(
		'the message of the server without its markup: %s',
		async ( message, text ) => {
			serve( () => json( { code: 'rest_forbidden', message }, 403 ) );
			expect( await failure() ).toBe( text );
		}
	);
} );
