import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from './project-root';

it( 'workflows name each action by its hash, as a tag can be moved', () => {
	const used = globSync( '.github/workflows/*.yml', {
		cwd: projectRoot,
	} ).flatMap( ( file ) => [
		...readFileSync( join( projectRoot, file ), 'utf8' ).matchAll(
			/uses: *(\S+)/g
		),
	] );
	expect( used.length ).toBeGreaterThan( 0 );
	for ( const [ , action ] of used ) {
		expect( action ).toMatch( /^[\w-]+\/[\w./-]+@[0-9a-f]{40}$/ );
	}
} );
