/**
 * @jest-environment node
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
	mkdir,
	mkdtemp,
	readdir,
	readFile,
	rm,
	writeFile,
} from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AdmZip from 'adm-zip';

import { listen } from '../process/listen.ts';
import { getRelease, type Places } from './get-release';
import type { Release } from './releases';

const PLUGIN: Release = {
	kind: 'plugin',
	slug: 'hello',
	name: 'Hello',
	version: '1.2',
	main: 'hello.php',
};
const THEME: Release = {
	kind: 'theme',
	slug: 'plain',
	name: 'Plain',
	version: '1.2',
};
const ZIP = '/plugin/hello.1.2.zip';
const SUMS = '/plugin-checksums/hello/1.2.json';

const NOT_THERE = ( response: ServerResponse ) => {
	response.statusCode = 404;
	response.end();
};

const php = ( version: string ) => `<?php\n/* Version: ${ version } */\n`;

function zipOf( file: string, text: string ): Buffer {
	const zip = new AdmZip();
	zip.addFile( file, Buffer.from( text ) );
	return zip.toBuffer();
}

const sumsOf = ( text: string ) =>
	JSON.stringify( {
		files: {
			'hello.php': {
				sha256: createHash( 'sha256' ).update( text ).digest( 'hex' ),
			},
		},
	} );

describe( 'a release', () => {
	let server: Server;
	let folder: string;
	let places: Places;
	/** What wordpress.org answers, by path: a body, or what it does instead. */
	let answers: Record<
		string,
		string | Buffer | ( ( response: ServerResponse ) => void )
	>;
	let asked: string[];

	beforeEach( async () => {
		folder = await mkdtemp( join( tmpdir(), 'release-' ) );
		asked = [];
		answers = {
			[ ZIP ]: zipOf( 'hello/hello.php', php( '1.2' ) ),
			[ SUMS ]: sumsOf( php( '1.2' ) ),
			'/theme/plain.1.2.zip': zipOf( 'plain/style.css', php( '1.2' ) ),
		};
		server = createServer( ( { url = '', method }, response ) => {
			asked.push( `${ method } ${ url }` );
			const answer = answers[ url ];
			if ( typeof answer === 'function' ) {
				answer( response );
			} else {
				response.statusCode = answer === undefined ? 404 : 200;
				response.end( answer );
			}
		} );
		places = {
			downloads: `http://127.0.0.1:${ await listen( server ) }`,
			cache: join( folder, 'cache' ),
			given: '',
		};
	} );

	const close = () =>
		new Promise( ( resolve ) => {
			server.close( resolve );
			server.closeAllConnections();
		} );

	afterEach( async () => {
		delete process.env.PROGRAMS_FILTER_SILENT_ADDRESS;
		await close();
		await rm( folder, { recursive: true } );
	} );

	/** Asks for the plugin, which cannot be had, and says why. */
	async function reason(): Promise< string > {
		const found = await getRelease( PLUGIN, places );
		expect(
			existsSync( places.cache ) ? await readdir( places.cache ) : []
		).toEqual( [] );
		return 'missing' in found ? found.missing : `found: ${ found.folder }`;
	}

	it( 'is downloaded, where its files have the sums of wordpress.org, once', async () => {
		const first = await getRelease( PLUGIN, places );
		expect( first ).toEqual( {
			folder: join( places.cache, 'plugins', 'hello-1.2' ),
		} );
		const text = await readFile(
			join( places.cache, 'plugins', 'hello-1.2', 'hello.php' ),
			'utf8'
		);
		expect( text ).toBe( php( '1.2' ) );
		expect( asked ).toEqual( [
			'HEAD /',
			`GET ${ ZIP }`,
			`GET ${ SUMS }`,
		] );
		expect( await getRelease( PLUGIN, places ) ).toEqual( first );
		expect( asked ).toHaveLength( 3 );
		expect( await readdir( places.cache ) ).toEqual( [ 'plugins' ] );
	} );

	it( 'of a theme is downloaded without sums, of which there are none', async () => {
		expect( await getRelease( THEME, places ) ).toEqual( {
			folder: join( places.cache, 'themes', 'plain-1.2' ),
		} );
	} );

	it( 'is refused when a file has another sum, and is not kept', async () => {
		answers[ SUMS ] = sumsOf( 'what its authors published' );
		expect( await reason() ).toBe(
			'hello.php is not the file of wordpress.org; no plugins/hello in COMPAT_DIR'
		);
	} );

	it( 'is refused when its sums cannot be had', async () => {
		answers[ SUMS ] = NOT_THERE;
		expect( await reason() ).toContain( `${ SUMS } answered 404` );
	} );

	it( 'is refused when it is another version than its address says', async () => {
		answers[ ZIP ] = zipOf( 'hello/hello.php', php( '1.1' ) );
		expect( await reason() ).toContain( `${ ZIP } is another version` );
	} );

	it( 'is refused when it is no zip, such as the page of a hotel’s network', async () => {
		answers[ ZIP ] = '<h1>Welcome</h1>';
		expect( await reason() ).toMatch( /zip/i );
	} );

	it( 'that wordpress.org does not have is missing, which is said', async () => {
		answers[ ZIP ] = NOT_THERE;
		expect( await reason() ).toContain( `${ ZIP } answered 404` );
	} );

	it( 'whose connection is cut is not kept, and is downloaded the next time', async () => {
		const whole = answers[ ZIP ] as Buffer;
		answers[ ZIP ] = ( response ) => {
			response.setHeader( 'Content-Length', whole.length );
			response.write( whole.subarray( 0, 100 ), () =>
				response.destroy()
			);
		};
		expect( await reason() ).toContain( `${ ZIP } broke off` );
		answers[ ZIP ] = whole;
		expect( await getRelease( PLUGIN, places ) ).toHaveProperty( 'folder' );
	} );

	it( 'is not looked for again where wordpress.org did not answer, nor by the processes that this one starts', async () => {
		const { downloads } = places;
		await close();
		await reason();
		expect( process.env.PROGRAMS_FILTER_SILENT_ADDRESS ).toBe( downloads );

		server.listen( Number( new URL( downloads ).port ), '127.0.0.1' );
		expect( await reason() ).toBe(
			'wordpress.org does not answer; no plugins/hello in COMPAT_DIR'
		);
		expect( asked ).toEqual( [] );
	} );

	it( 'comes from the folder of COMPAT_DIR where wordpress.org does not answer, in that version only', async () => {
		await close();
		places.given = join( folder, 'given' );
		const given = join( places.given, 'plugins', 'hello' );
		await mkdir( given, { recursive: true } );
		await writeFile( join( given, 'hello.php' ), php( '1.2' ) );
		expect( await getRelease( PLUGIN, places ) ).toEqual( {
			folder: given,
		} );
		await writeFile( join( given, 'hello.php' ), php( '1.3' ) );
		expect( await reason() ).toBe(
			'wordpress.org does not answer; plugins/hello in COMPAT_DIR is version 1.3'
		);
	} );
} );
