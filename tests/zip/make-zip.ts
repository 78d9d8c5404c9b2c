import { execFileSync } from 'node:child_process';
import path from 'node:path';

import { projectRoot } from '../../tools/shared/project-root.ts';

/** Makes the zip of the plugin, and gives its path. */
export function makeZip(): string {
	execFileSync( process.execPath, [ 'tools/release/zip.ts' ], {
		cwd: projectRoot,
		// Jest says "test" here, which makes a development build.
		env: { ...process.env, NODE_ENV: 'production' },
	} );
	return path.join( projectRoot, 'dist/programs-filter.zip' );
}
