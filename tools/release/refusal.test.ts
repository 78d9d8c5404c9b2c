import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { projectRoot } from '../shared/project-root';

it( 'no version is released without a word that its tests passed', () => {
	const { status, stderr } = spawnSync(
		process.execPath,
		[ join( projectRoot, 'tools/release/index.ts' ), '99.0.0' ],
		{ encoding: 'utf8' }
	);
	expect( status ).toBe( 1 );
	expect( stderr ).toMatch( /npm run release -- 99\.0\.0 --tests-passed/ );
} );
