/**
 * `npm run hooks`: writes docs/hooks.md, the hooks of the plugin's own.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { projectRoot } from '../shared/project-root.ts';
import { document } from './document.ts';
import { ownHooks } from './own-hooks.ts';

await writeFile(
	join( projectRoot, 'docs', 'hooks.md' ),
	document( ownHooks( projectRoot ) )
);
