/**
 * Facts that are written before anything else of the plugin was used, as WP-CLI, cron and code of themes do.
 */
import facts from '../facts.json' with { type: 'json' };
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

it.each( Object.entries( facts ) )(
	'%s is written by the first act of a request',
	async ( fact, { stored } ) => {
		expect( await inSandbox( 'unloaded_write', fact, stored ) ).toBe(
			stored
		);
	}
);
