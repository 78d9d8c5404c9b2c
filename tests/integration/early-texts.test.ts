import { muPlugin } from './mu-plugin.ts';
import { wordpress } from './wordpress.ts';

const { onSite, fetchPage } = wordpress();

it( 'asks for no text before init, when no translation may be loaded', async () => {
	const remove = await muPlugin( { onSite }, 'name_early_texts' );
	const early = await Promise.all(
		[
			'/',
			'/wp-login.php',
			'/wp-json/wp/v2/types',
			'/wp-cron.php',
			'/wp-admin/admin-ajax.php?action=nothing',
			'/wp-admin/edit.php?post_type=pfilter_programa',
		].map( async ( path ) =>
			( await fetchPage( path ) ).headers.get( 'X-Early' )
		)
	);
	await remove();
	expect( early ).toEqual( early.map( () => null ) );
} );
