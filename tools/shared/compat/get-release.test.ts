/**
 * @jest-environment node
 */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AdmZip from 'adm-zip';

import { getRelease } from './get-release';
import type { Release } from './releases';

const PLUGIN: Release = {
	kind: 'plugin',
	slug: 'hello',
	name: 'Hello',
	version: '1.2',
	main: 'hello.php',
};

const php = ( version: string ) => `<?php\n/* Version: ${ version } */\n`;

function zipOf( version: string ): Buffer {
	const zip = new AdmZip();
	zip.addFile( 'hello/hello.php', Buffer.from( php( version ) ) );
	return zip.toBuffer();
}

describe( 'a release', () => {
	let folder: string;
	let given: string;
	let cache: string;
	const asked = jest.spyOn( globalThis, 'fetch' );

	/** What wordpress.org has. */
	const wordpressOrgHas = ( zip: Buffer | string | null ) =>
		asked.mockImplementation( () =>
			Promise.resolve(
				new Response( zip && new Uint8Array( Buffer.from( zip ) ), {
					status: zip === null ? 404 : 200,
				} )
			)
		);

	beforeEach( async () => {
		folder = await mkdtemp( join( tmpdir(), 'release-' ) );
		given = '';
		cache = join( folder, 'cache' );
		asked.mockClear();
	} );

	afterEach( () => rm( folder, { recursive: true } ) );

	/** Why the release cannot be had. */
	async function reason(): Promise< string > {
		const found = await getRelease( PLUGIN, given, cache );
		return 'missing' in found ? found.missing : '';
	}

	it( 'is downloaded once', async () => {
		wordpressOrgHas( zipOf( '1.2' ) );
		const found = join( cache, 'plugins', 'hello-1.2' );
		for ( let time = 0; time < 2; time++ ) {
			expect( await getRelease( PLUGIN, given, cache ) ).toEqual( {
				folder: found,
			} );
		}
		expect( await readdir( found ) ).toEqual( [ 'hello.php' ] );
		expect( asked ).toHaveBeenCalledTimes( 1 );
	} );

	it.each( [
		[ 'another version', zipOf( '1.1' ), '1.2.zip is another version' ],
		[ 'no zip', '<h1>Welcome</h1>', 'zip' ],
		[ 'not there', null, '1.2.zip answered 404' ],
	] )( 'that is %s is refused and not kept', async ( _, zip, why ) => {
		wordpressOrgHas( zip );
		expect( await reason() ).toContain( why );
		await mkdir( cache, { recursive: true } );
		expect( await readdir( cache ) ).toEqual( [] );
	} );

	it( 'comes from the folder of COMPAT_DIR, in that version only', async () => {
		wordpressOrgHas( null );
		given = join( folder, 'given' );
		const there = join( given, 'plugins', 'hello' );
		await mkdir( there, { recursive: true } );
		await writeFile( join( there, 'hello.php' ), php( '1.2' ) );
		expect( await getRelease( PLUGIN, given, cache ) ).toEqual( {
			folder: there,
		} );
		expect( asked ).not.toHaveBeenCalled();
		await writeFile( join( there, 'hello.php' ), php( '1.3' ) );
		expect( await reason() ).toContain( 'not in COMPAT_DIR' );
	} );

	it( 'is not asked for again where wordpress.org did not answer', async () => {
		asked.mockRejectedValue( new Error( 'no network' ) );
		expect( await reason() ).toContain( 'no network' );
		expect( await reason() ).toContain( 'does not answer' );
		expect( asked ).toHaveBeenCalledTimes( 1 );
	} );
} );
