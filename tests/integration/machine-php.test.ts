import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startWordPress } from '../../tools/shared/site/index.ts';
import { missingPrograms } from '../../tools/shared/site/native/programs.ts';
import { findPhp } from '../../tools/shared/site/native/sqlite.ts';

test( 'on a PHP of this machine with SQLite, a site keeps its data between runs', async () => {
	await missingPrograms( console.log );
	const php = await findPhp();
	if ( php === undefined ) {
		console.log( 'skipped: this machine has no PHP with SQLite.' );
		return;
	}
	const siteDir = await mkdtemp( join( tmpdir(), 'programs-filter-' ) );
	try {
		for ( const run of [ 'first', 'second' ] ) {
			const site = await startWordPress( {
				phpProgram: php.program,
				siteDir,
			} );
			try {
				expect(
					await site.runPhp(
						`echo get_option( 'blogdescription' ), PHP_VERSION;`
					)
				).toContain(
					run === 'first' ? php.version : `kept${ php.version }`
				);
				await site.runPhp(
					`update_option( 'blogdescription', 'kept' );`
				);
				expect( ( await fetch( site.url ) ).status ).toBe( 200 );
				expect( await site.phpLog() ).toBe( '' );
			} finally {
				await site.stop();
			}
		}
	} finally {
		await rm( siteDir, { recursive: true, force: true } );
	}
} );

test( 'a PHP that is not there is none', async () => {
	expect( await findPhp( 'no-such-php' ) ).toBeUndefined();
} );
