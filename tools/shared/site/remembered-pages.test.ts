import { createServer, type Server } from 'node:http';
import { listen } from '../process/listen.ts';
import { REMEMBERED, rememberPages } from './remembered-pages.ts';

let server: Server;
let url: string;
let requests: number;

/** Status and body of an answer. */
async function answer(
	path: string,
	headers: Record< string, string > = { [ REMEMBERED ]: 'yes' },
	method = 'GET'
): Promise< string > {
	const response = await fetch( url + path, {
		method,
		headers,
	} );
	return `${ response.status } ${ await response.text() }`;
}

beforeEach( async () => {
	requests = 0;
	server = createServer( ( { url: path, headers }, response ) => {
		response.writeHead( path === '/404/' ? 404 : 200 );
		response.end(
			`${ ++requests }: ${ path } ${ String( headers[ 'x-test-state' ] ?? '' ) }`
		);
	} );
	url = `http://127.0.0.1:${ await listen( server ) }`;
	rememberPages( server, url );
} );

afterEach( () => {
	server.close();
} );

it( 'a page that was asked for is not asked for again, also while it is on its way', async () => {
	const first = '200 1: /programas/?categoria=arte ';
	expect(
		await Promise.all( [
			answer( '/programas/?categoria=arte' ),
			answer( '/programas/?categoria=arte' ),
		] )
	).toEqual( [ first, first ] );
	expect( await answer( '/programas/?categoria=arte' ) ).toBe( first );
} );

it( 'another address, and another state, is another page', async () => {
	expect( await answer( '/a/' ) ).toBe( '200 1: /a/ ' );
	expect( await answer( '/404/' ) ).toBe( '404 2: /404/ ' );
	expect(
		await answer( '/a/', { [ REMEMBERED ]: 'yes', 'X-Test-State': 'rtl' } )
	).toBe( '200 3: /a/ rtl' );
	expect( await answer( '/a/' ) ).toBe( '200 1: /a/ ' );
} );

it.each( [
	[ 'a visitor who does not say so', '/a/', {}, 'GET' ],
	[ 'a form', '/a/', { [ REMEMBERED ]: 'yes' }, 'POST' ],
	[ 'what is no page', '/wp-json/x', { [ REMEMBERED ]: 'yes' }, 'GET' ],
] )( '%s gets an answer of its own', async ( _, path, headers, method ) => {
	await answer( '/a/' );
	expect( await answer( path, headers, method ) ).toBe( `200 2: ${ path } ` );
	expect( await answer( path, headers, method ) ).toBe( `200 3: ${ path } ` );
} );
