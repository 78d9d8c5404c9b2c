import { spawnSync } from 'node:child_process';

it( 'languages/ holds what the source and the translations make, and no text is untranslated', () => {
	const check = spawnSync(
		process.execPath,
		[ 'tools/i18n/index.ts', '--check' ],
		{
			encoding: 'utf8',
		}
	);
	expect( check.stderr ).toBe( '' );
	expect( check.stdout ).toMatch( /, 0 stale, 0 problems\n$/ );
}, 60_000 );
