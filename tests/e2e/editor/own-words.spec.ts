import type { Page } from '@playwright/test';
import { callsTo } from '../../call.ts';
import { expect, OF_WORDPRESS, test } from './test.ts';

test.use( {
	// With SCRIPT_DEBUG, WordPress's jQuery Migrate says what WordPress's own scripts should not do.
	expectedProblems: [ [ ...OF_WORDPRESS, /JQMIGRATE/ ], { scope: 'test' } ],
} );

/** "Program" in the languages of this test, but the plugin's name and the shortcode. */
const PROGRAM =
	/(?<![\p{L}[])program(?:s|a|as|es)?(?![\p{L}\]]| Filter)[^.]*/giu;

/** What parts of a page say, to the eyes and to a screen reader. */
const said = ( page: Page, parts: string ): Promise< string > =>
	page.locator( parts ).evaluateAll( ( found ) =>
		found
			.flatMap( ( part ) => {
				const copy = part.cloneNode( true ) as Element;
				copy.querySelectorAll(
					'script, style, template, .row-title, .column-title, #programs_filter_page'
				).forEach( ( one ) => one.remove() );
				const named = [ 'aria-label', 'placeholder', 'title', 'alt' ];
				return [
					copy.textContent,
					...[ ...copy.querySelectorAll( '*' ) ].flatMap( ( one ) =>
						named.map( ( name ) => one.getAttribute( name ) )
					),
				];
			} )
			.filter( Boolean )
			.join( '. ' )
	);

for ( const [ locale, many, add ] of [
	[ 'es_ES', 'Cursos', 'Añadir curso' ],
	[ 'ca', 'Cursos', 'Afegeix un curs' ],
	[ 'en_US', 'Courses', 'Add Course' ],
] as const ) {
	test( `a site with courses speaks of no programs: ${ locale }`, async ( {
		editor,
		page,
		site,
	} ) => {
		const call = callsTo( site, { file: 'e2e/editor/own-words.php' } );
		await call( 'speak', locale, 'cursos' );
		try {
			const list = '/wp-admin/edit.php?post_type=pfilter_programa';
			const screens = [
				list,
				`${ list }&page=programs-filter-import`,
				`${ list }&page=programs-filter-settings`,
				'/wp-admin/edit-tags.php?taxonomy=pfilter_categoria&post_type=pfilter_programa',
			];
			for ( const screen of screens ) {
				await page.goto( screen );
				await expect(
					page.locator( '#menu-posts-pfilter_programa' )
				).toContainText( add );
				const text = await said(
					page,
					'#menu-posts-pfilter_programa, #wpbody-content'
				);
				expect( text.match( PROGRAM ), screen ).toBeNull();
			}

			await page.goto( '/programas/' );
			await expect( page.locator( '.programas-count' ) ).toContainText(
				many.toLowerCase()
			);
			const [ listing, program ] = [
				'.programas',
				'.wp-block-programs-filter-datos, .wp-block-programs-filter-relacionados',
			];
			expect(
				( await said( page, listing ) ).match( PROGRAM )
			).toBeNull();
			// The former address leads on.
			const link = page.locator( '.programas-card a' ).first();
			const former = (
				( await link.getAttribute( 'href' ) ) ?? ''
			).replace( '/curso/', '/programa/' );
			expect( former ).toContain( '/programa/' );
			await page.goto( former );
			expect( page.url() ).toContain( '/curso/' );
			expect(
				( await said( page, program ) ).match( PROGRAM )
			).toBeNull();

			await page.goto(
				'/wp-admin/post-new.php?post_type=pfilter_programa'
			);
			// The form of the facts.
			await expect(
				editor.sidebar.getByRole( 'group' ).nth( 1 )
			).toBeVisible();
			expect(
				( await said( page, '#editor' ) ).match( PROGRAM )
			).toBeNull();

			await editor.open();
			await page
				.locator( '.editor-document-tools__inserter-toggle' )
				.click();
			await page.getByRole( 'searchbox' ).fill( 'programas' );
			await expect(
				page.getByRole( 'option', { name: many, exact: true } )
			).toBeVisible();
			expect(
				(
					await said( page, '.block-editor-inserter__block-list' )
				).match( PROGRAM )
			).toBeNull();
		} finally {
			await call( 'speak', '', '' );
		}
	} );
}
