/**
 * A deactivation by a tool that manages sites, or by WP-Cron: not in the admin.
 */
import { muPlugin } from './mu-plugin.ts';
import { wordpress } from './wordpress.ts';

const { onSite, fetchPage } = wordpress();

it( 'a request that has loaded nothing of imports deactivates', async () => {
	const remove = await muPlugin( { onSite }, 'deactivate_at_address' );
	const { html } = await fetchPage( '/?desactivar' );
	await remove();
	expect( JSON.parse( html ) ).toBe( false );
} );
