/**
 * @jest-environment node
 */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
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
const ZIP = '/plugin/hello.1.2.zip';

const php = ( version: string ) => `<?php\n/* Version: ${ version } */\n`;

function zipOf( text: string ): Buffer {
	const zip = new AdmZip();
	zip.addFile( 'hello/hello.php', Buffer.from( text ) );
	return zip.toBuffer();
}

describe( 'a release', () => {
	let server: Server;
	let folder: string;
	let places: Places;
	/** What wordpress.org has. */
	let zip: Buffer | undefined;
	let asked: string[];

	beforeEach( async () => {
		folder = await mkdtemp( join( tmpdir(), 'release-' ) );
		asked = [];
		zip = zipOf( php( '1.2' ) );
		server = createServer( ( { url = '' }, response ) => {
			asked.push( url );
			response.statusCode = zip === undefined ? 404 : 200;
			response.end( zip );
		} );
		places = {
			given: '',
			cache: join( folder, 'cache' ),
			downloads: `http://127.0.0.1:${ await listen( server ) }`,
		};
	} );

	afterEach( async () => {
		server.close();
		server.closeAllConnections();
		await rm( folder, { recursive: true } );
	} );

	/** Says why the plugin cannot be had. */
	async function reason(): Promise< string > {
		const found = await getRelease( PLUGIN, places );
		return 'missing' in found ? found.missing : `found: ${ found.folder }`;
	}

	it( 'is downloaded once', async () => {
		const found = {
			folder: join( places.cache, 'plugins', 'hello-1.2' ),
		};
		expect( await getRelease( PLUGIN, places ) ).toEqual( found );
		expect( await readdir( found.folder ) ).toEqual( [ 'hello.php' ] );
		expect( await getRelease( PLUGIN, places ) ).toEqual( found );
		expect( asked ).toEqual( [ ZIP ] );
	} );

	it.each( [
		[ 'another version', zipOf( php( '1.1' ) ), `${ ZIP } is another` ],
		[ 'no zip', Buffer.from( '<h1>Welcome</h1>' ), 'zip' ],
		[ 'not there', undefined, `${ ZIP } answered 404` ],
	] )( 'that is %s is refused and not kept', async ( _, answer, why ) => {
		zip = answer;
		expect( await reason() ).toContain( why );
		await mkdir( places.cache, { recursive: true } );
		expect( await readdir( places.cache ) ).toEqual( [] );
	} );

	it( 'comes from the folder of COMPAT_DIR, in that version only', async () => {
		places.given = join( folder, 'given' );
		const given = join( places.given, 'plugins', 'hello' );
		await mkdir( given, { recursive: true } );
		await writeFile( join( given, 'hello.php' ), php( '1.2' ) );
		expect( await reason() ).toBe( `found: ${ given }` );
		expect( asked ).toEqual( [] );

		await writeFile( join( given, 'hello.php' ), php( '1.3' ) );
		zip = undefined;
		expect( await reason() ).toContain(
			'plugins/hello in COMPAT_DIR is version 1.3; '
		);
	} );
} );
