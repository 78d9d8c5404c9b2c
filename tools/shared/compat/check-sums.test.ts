/**
 * @jest-environment node
 */
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { checkSums } from './check-sums';

const sumOf = ( text: string ): string =>
	createHash( 'sha256' ).update( text ).digest( 'hex' );

describe( 'the sums of a release', () => {
	let folder: string;

	beforeEach( async () => {
		folder = await mkdtemp( join( tmpdir(), 'sums-' ) );
		await writeFile( join( folder, 'plugin.php' ), 'right' );
	} );

	afterEach( () => rm( folder, { recursive: true } ) );

	const check = ( files: unknown ) => checkSums( folder, { files } );

	it( 'are those of its files', async () => {
		await expect(
			check( { 'plugin.php': { sha256: sumOf( 'right' ) } } )
		).resolves.toBeUndefined();
	} );

	it( 'may be several for a file that was published twice', async () => {
		await expect(
			check( {
				'plugin.php': { sha256: [ sumOf( 'old' ), sumOf( 'right' ) ] },
			} )
		).resolves.toBeUndefined();
	} );

	it( 'are not those of a changed file, which is named', async () => {
		await expect(
			check( { 'plugin.php': { sha256: sumOf( 'other' ) } } )
		).rejects.toThrow( 'plugin.php' );
	} );

	it( 'are not those of a file that is missing', async () => {
		await expect(
			check( { 'gone.php': { sha256: sumOf( 'right' ) } } )
		).rejects.toThrow( 'gone.php' );
	} );
} );
