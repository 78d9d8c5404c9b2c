import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Plugin Check's release, in the folder that COMPAT_DIR names; undefined where it is not there. */
export function pluginCheck(): string | undefined {
	const folder = join( process.env.COMPAT_DIR ?? '', 'plugins/plugin-check' );
	return process.env.COMPAT_DIR && existsSync( join( folder, 'vendor' ) )
		? folder
		: undefined;
}

/** What is said where it is missing. */
export const SKIPPED =
	'skipped: Plugin Check is not there; put its release into plugins/plugin-check of the folder that COMPAT_DIR names.';
