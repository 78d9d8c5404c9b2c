/**
 * The client on a real WordPress, signed in.
 */
import type { Editor } from './editor.ts';
import { expect, OF_WORDPRESS, test, testInOpenEditor } from './test.ts';
import { signIn } from './editor-wordpress.ts';
import { LISTING, record } from './listing-requests.ts';

/** Chooses another order, so that the preview asks again. */
const askAgain = ( { sidebar }: Editor ): Promise< string[] > =>
	sidebar
		.getByRole( 'combobox', { name: 'Ordenar por' } )
		.selectOption( 'title' );

const REFRESH = /admin-ajax\.php\?action=rest-nonce$/;

test( 'requests go to the root address of the site, with the nonce, also with plain permalinks', async ( {
	editor,
	page,
	site,
} ) => {
	await site.runPhp( `update_option( 'permalink_structure', '' );` );
	try {
		const requests = record( page, LISTING );
		await editor.openBlock();
		expect( requests[ 0 ]?.url() ).toMatch(
			/\?rest_route=%2Fprograms-filter%2Fv1%2Flisting&/
		);
		expect( requests[ 0 ]?.headers()[ 'x-wp-nonce' ] ).toMatch(
			/^[0-9a-f]{10}$/
		);
	} finally {
		await site.runPhp(
			`update_option( 'permalink_structure', '/%postname%/' );`
		);
	}
} );

testInOpenEditor(
	'PUT, PATCH and DELETE are sent as POST with the override header, and WordPress obeys',
	async ( { editor, page, site } ) => {
		const id = await site.runPhp(
			`echo wp_insert_post( array( 'post_type' => 'pfilter_programa', 'post_status' => 'draft', 'post_title' => 'Original' ) );`
		);
		await editor.open();
		const requests = record( page, new RegExp( `/programas/${ id }` ) );
		const titles = await page.evaluate( async ( path ) => {
			const send = ( method: string, data: object ) =>
				window.wp.apiFetch( { path, method, data } ) as Promise< {
					title: { raw: string };
					status: string;
				} >;
			return [
				( await send( 'PUT', { title: 'Con PUT' } ) ).title.raw,
				( await send( 'PATCH', { title: 'Con PATCH' } ) ).title.raw,
				( await send( 'DELETE', {} ) ).status,
			];
		}, `/wp/v2/programas/${ id }` );
		expect( titles ).toEqual( [ 'Con PUT', 'Con PATCH', 'trash' ] );
		expect(
			requests.map( ( request ) => [
				request.method(),
				request.headers()[ 'x-http-method-override' ],
			] )
		).toEqual( [
			[ 'POST', 'PUT' ],
			[ 'POST', 'PATCH' ],
			[ 'POST', 'DELETE' ],
		] );
	}
);

test.describe( 'an invalid nonce', () => {
	test.use( {
		expectedProblems: [
			[ ...OF_WORDPRESS, /Failed to load resource.*40[03]/ ],
			{ scope: 'test' },
		],
	} );

	test( 'of a session that ended: one refresh, one retry, and the programs are there', async ( {
		editor,
		page,
	} ) => {
		await editor.openSelected( { limit: 3 } );
		// A new session in the same browser: the nonce in the editor belongs to the old one.
		await signIn( page.context().request );
		const requests = record( page, LISTING );
		const refreshes = record( page, REFRESH );
		const done = page.waitForResponse(
			( response ) => LISTING.test( response.url() ) && response.ok()
		);
		await askAgain( editor );
		await done;
		expect( requests ).toHaveLength( 2 );
		expect( refreshes.length ).toBeLessThanOrEqual( 2 );
		expect( requests[ 0 ]?.headers()[ 'x-wp-nonce' ] ).not.toBe(
			requests[ 1 ]?.headers()[ 'x-wp-nonce' ]
		);
		await expect( editor.titles() ).toHaveCount( 3 );
	} );

	test( 'because the user signed out meanwhile: asked to sign in; what was written is not lost; then it goes on', async ( {
		editor,
		page,
	} ) => {
		await editor.openBlock( { limit: 3 } );
		await editor.canvas
			.locator( '.wp-block-post-title' )
			.fill( 'Lo que estoy escribiendo' );
		await editor.select();
		// WordPress's own dialog, which comes with the next heartbeat, would cover what this is about.
		await page.route( '**/admin-ajax.php', async ( route ) => {
			if (
				! route.request().postData()?.includes( 'action=heartbeat' )
			) {
				await route.continue();
			}
		} );
		await page.context().clearCookies();
		await askAgain( editor );
		const found = editor.blocks().first();
		await expect(
			found.getByText(
				'Inicia sesión en otra pestaña y vuelve a intentarlo: lo que estás editando no se pierde.'
			)
		).toBeVisible();
		await signIn( page.context().request );
		await found.getByRole( 'button', { name: 'Reintentar' } ).click();
		await expect( editor.titles() ).toHaveCount( 3 );
		await expect(
			editor.canvas.locator( '.wp-block-post-title' )
		).toHaveText( 'Lo que estoy escribiendo' );
	} );
} );
