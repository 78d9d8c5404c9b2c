import { callsTo } from '../../call.ts';
import { expect, test } from '../test.ts';

const PROGRAM = 'coro-abierto';

test( 'a server of LiteSpeed is told to keep the page, and to forget it after an edit', async ( {
	page,
	path,
	site,
} ) => {
	const call = callsTo( site, { file: 'compat/set-up.php' } );
	const headers = async () => ( await page.goto( path ) )?.headers() ?? {};
	// It tags what it has the server keep, and nothing else.
	const tag = /_Po\.\d+\b/.exec(
		( await headers() )[ 'x-litespeed-tag' ] ?? ''
	)?.[ 0 ];
	expect( tag ).toBeDefined();
	await call( 'retitle_at_litespeed', PROGRAM, 'Otro nombre' );
	// The next answer has what was to be said meanwhile.
	expect( ( await headers() )[ 'x-litespeed-purge' ] ).toContain( tag );
	await call( 'retitle', PROGRAM, 'Coro abierto' );
} );
