import { callsTo } from '../../call.ts';
import { expect, OF_WORDPRESS, test } from './test.ts';

test.use( {
	// With SCRIPT_DEBUG, WordPress's jQuery Migrate says what WordPress's own scripts should not do.
	expectedProblems: [ [ ...OF_WORDPRESS, /JQMIGRATE/ ], { scope: 'test' } ],
} );

test( 'a site with courses has them in the menu, the list, the addresses and the inserter', async ( {
	editor,
	page,
	site,
} ) => {
	const call = callsTo( site, { file: 'e2e/editor/own-words.php' } );
	await call( 'call_them_courses', true );
	try {
		await page.goto( '/wp-admin/edit.php?post_type=pfilter_programa' );
		await expect(
			page.locator( '#menu-posts-pfilter_programa .wp-menu-name' )
		).toHaveText( 'Cursos' );
		await expect( page.locator( 'h1' ) ).toHaveText( 'Cursos' );

		await page.goto( '/programas/' );
		// The former address leads on.
		const link = page.locator( '.programas-card a' ).first();
		const former = ( ( await link.getAttribute( 'href' ) ) ?? '' ).replace(
			'/curso/',
			'/programa/'
		);
		expect( former ).toContain( '/programa/' );
		await page.goto( former );
		expect( page.url() ).toContain( '/curso/' );

		await editor.open();
		await page.locator( '.editor-document-tools__inserter-toggle' ).click();
		await page.getByRole( 'searchbox' ).fill( 'programas' );
		await expect(
			page.getByRole( 'option', { name: 'Cursos', exact: true } )
		).toBeVisible();
	} finally {
		await call( 'call_them_courses', false );
	}
} );
