import { randomUUID } from 'node:crypto';

import { type Call, phpOf } from '../call.ts';
import { filesOfTest, type TestedWordPress } from './wordpress.ts';

/**
 * Puts a plugin of others into the site, one that WordPress loads before this one.
 *
 * @param site
 * @param call What it does: a function of the PHP file beside the test, and its arguments.
 * @return Takes it away.
 */
export async function muPlugin(
	{ onSite }: Pick< TestedWordPress, 'onSite' >,
	...call: Call
): Promise< () => Promise< void > > {
	// PHP remembers which files there are, and what it compiled of them: none has the name of another.
	const file = `${ randomUUID() }.php`;
	await onSite( 'add_mu_plugin', file, phpOf( filesOfTest(), call, 'run' ) );
	return () => onSite( 'remove_mu_plugin', file );
}
