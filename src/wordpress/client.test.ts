/**
 * @jest-environment node
 */
import { send } from './client';
import { codeOf } from './fixtures/code-of';
import {
	invalidNonce,
	json,
	NONCE_ENDPOINT,
	ROOT,
	serve,
	setOnline,
} from './fixtures/fake-server';

const isRefresh = ( url: URL ): boolean => url.href === NONCE_ENDPOINT;

describe( 'a request', () => {
	it( 'goes to the root address, with the nonce', async () => {
		const received = serve( () => json( [ 1 ] ) );
		await expect( send( { path: '/wp/v2/programas' } ) ).resolves.toEqual( [
			1,
		] );
		expect( received ).toHaveLength( 1 );
		expect( received[ 0 ]?.url.href ).toContain(
			`${ ROOT }wp/v2/programas`
		);
		expect( received[ 0 ]?.headers.get( 'X-WP-Nonce' ) ).toBe(
			'0firstnonce'
		);
	} );

	it.each( [ 'PUT', 'PATCH', 'DELETE' ] )(
		'%s is sent as POST with the override header',
		async ( method ) => {
			const received = serve( () => json( {} ) );
			await send( { path: '/wp/v2/programas/1', method } );
			expect( received[ 0 ]?.method ).toBe( 'POST' );
			expect(
				received[ 0 ]?.headers.get( 'X-HTTP-Method-Override' )
			).toBe( method );
		}
	);

	it( 'that is aborted rejects with AbortError, and is not an error of the catalog', async () => {
		const controller = new AbortController();
		serve( () => {
			controller.abort();
			return json( [] );
		} );
		await expect(
			send( { path: '/a', signal: controller.signal } )
		).rejects.toMatchObject( { name: 'AbortError' } );
	} );

	it( 'that is aborted while the nonce is refreshed rejects with AbortError, too', async () => {
		const controller = new AbortController();
		serve( ( { url } ) => {
			if ( isRefresh( url ) ) {
				controller.abort();
				return new Response( '0', { status: 400 } );
			}
			return invalidNonce();
		} );
		await expect(
			send( { path: '/a', signal: controller.signal } )
		).rejects.toMatchObject( { name: 'AbortError' } );
	} );

	it.each( [
		[ 'the server takes too long', () => json( [] ) ],
		[ 'the refresh of the nonce does', () => invalidNonce() ],
	] )(
		'that is given up because %s is an error of the network',
		async ( _, answer ) => {
			const controller = new AbortController();
			serve( ( { url } ) => {
				if ( isRefresh( url ) || answer().ok ) {
					// As `AbortSignal.timeout()` does.
					controller.abort( new DOMException( '', 'TimeoutError' ) );
				}
				return isRefresh( url ) ? new Response( '' ) : answer();
			} );
			await expect(
				codeOf( send( { path: '/a', signal: controller.signal } ) )
			).resolves.toBe( 'fetch_error' );
		}
	);
} );

describe( 'an invalid nonce', () => {
	it( 'is refreshed once, and the request sent again with the fresh one', async () => {
		const received = serve( ( { url, headers } ) => {
			if ( isRefresh( url ) ) {
				return new Response( 'freshnonce' );
			}
			return headers.get( 'X-WP-Nonce' ) === 'freshnonce'
				? json( [ 'a' ] )
				: invalidNonce();
		} );
		await expect( send( { path: '/a' } ) ).resolves.toEqual( [ 'a' ] );
		expect( received.map( ( { url } ) => isRefresh( url ) ) ).toEqual( [
			false,
			true,
			false,
		] );
	} );

	it( 'that stays invalid is an error after one retry: no loop', async () => {
		const received = serve( ( { url } ) =>
			isRefresh( url ) ? new Response( 'freshnonce' ) : invalidNonce()
		);
		expect( await codeOf( send( { path: '/a' } ) ) ).toBe(
			'rest_cookie_invalid_nonce'
		);
		expect( received ).toHaveLength( 3 );
	} );

	it.each( [
		[ 'no user is signed in', () => new Response( '0', { status: 400 } ) ],
		[
			'the answer is a page',
			() =>
				new Response( '<!doctype html><title>Iniciar sesión</title>' ),
		],
		[ 'the answer is empty', () => new Response( '' ) ],
	] )(
		'is an error without a retry when there is no fresh one: %s',
		async ( _, answer ) => {
			const received = serve( ( { url } ) =>
				isRefresh( url ) ? answer() : invalidNonce()
			);
			expect( await codeOf( send( { path: '/a' } ) ) ).toBe(
				'rest_cookie_invalid_nonce'
			);
			expect( received ).toHaveLength( 2 );
		}
	);

	it( 'is an error of the network when the server stops meanwhile', async () => {
		serve( ( { url } ) => ( isRefresh( url ) ? null : invalidNonce() ) );
		expect( await codeOf( send( { path: '/a' } ) ) ).toBe( 'fetch_error' );
	} );
} );

describe( 'requests that fail together', () => {
	it( 'share one refresh of the nonce, also the one that fails when it is over', async () => {
		let answerLate = (): void => {};
		const late = new Promise< void >(
			( resolve ) => ( answerLate = resolve )
		);
		const received = serve( async ( { url, headers } ) => {
			if ( isRefresh( url ) ) {
				return new Response( 'freshnonce' );
			}
			if ( headers.get( 'X-WP-Nonce' ) === 'freshnonce' ) {
				return json( url.pathname.slice( -1 ) );
			}
			if ( url.pathname.endsWith( 'c' ) ) {
				await late;
			}
			return invalidNonce();
		} );
		const requests = [ '/a', '/b', '/c' ].map( ( path ) =>
			send( { path } )
		);
		await requests[ 0 ];
		answerLate();
		await expect( Promise.all( requests ) ).resolves.toEqual( [
			'a',
			'b',
			'c',
		] );
		expect(
			received.filter( ( { url } ) => isRefresh( url ) )
		).toHaveLength( 1 );
	} );
} );

describe( 'the catalog', () => {
	const html = ( status: number ) =>
		new Response( '<html><h1>502 Bad Gateway</h1></html>', { status } );

	it.each( [
		[
			'fetch_error',
			'the server does not answer',
			() => null,
			'You are probably offline.',
		],
		[
			'invalid_json',
			'the answer is a page',
			() => html( 200 ),
			'The response is not a valid JSON response.',
		],
		[
			'invalid_json',
			'a proxy answers with its own page',
			() => html( 502 ),
			'The response is not a valid JSON response. (502)',
		],
		[
			'invalid_json',
			'the answer is cut off',
			() => new Response( '[{"id":1' ),
			'The response is not a valid JSON response.',
		],
		[
			'unknown_error',
			'an error without a code',
			() => json( { message: 'x' }, 500 ),
			'An unknown error occurred.',
		],
		[
			'unknown_error',
			'an error that is null',
			() => json( null, 500 ),
			'An unknown error occurred.',
		],
	] )( '%s: %s', async ( code, _, answer, message ) => {
		serve( answer );
		await expect( send( { path: '/a' } ) ).rejects.toMatchObject( {
			code,
			message,
		} );
	} );

	it( 'offline_error: the browser knows that it is offline', async () => {
		serve( () => null );
		setOnline( false );
		await expect( send( { path: '/a' } ) ).rejects.toMatchObject( {
			code: 'offline_error',
			message: 'You are probably offline.',
		} );
	} );

	it.each( [
		[ 'No puedes <b>ver</b> esto.', 'No puedes ver esto.' ],
		[
			'<p>Ha habido un error crítico.</p><p><a href="https://wordpress.org/">Más</a></p>',
			'Ha habido un error crítico. Más',
		],
		[ 'Si 1 < 2, no', 'Si 1 < 2, no' ],
	] )(
		'a code that it does not know comes with the message of the server, without markup: %s',
		async ( message, text ) => {
			serve( () => json( { code: 'rest_forbidden', message }, 403 ) );
			await expect( send( { path: '/a' } ) ).rejects.toMatchObject( {
				code: 'rest_forbidden',
				message: text,
			} );
		}
	);

	it( 'an answer without content is none', async () => {
		serve( () => new Response( null, { status: 204 } ) );
		await expect( send( { path: '/a' } ) ).resolves.toBe( null );
	} );

	it( 'a code that it does not know, without a message, is an unknown error to people', async () => {
		serve( () => json( { code: 'algo' }, 500 ) );
		await expect( send( { path: '/a' } ) ).rejects.toMatchObject( {
			code: 'algo',
			message: 'An unknown error occurred.',
		} );
	} );
} );
