/**
 * What the preview shows of filters, and of "Mostrar más".
 */
import { block } from './editor.ts';
import { expect, testInOpenEditor } from './test.ts';

/** All criteria of a site without other taxonomies. */
const ALL = [ 'buscar', 'categoria', 'cuando', 'gratis', 'plazas' ];

testInOpenEditor(
	'as many programs as on the page come before "Mostrar más", also under another category; with mouse and keyboard the next ones come',
	async ( { editor, page } ) => {
		await editor.openSelected( { filters: ALL } );
		const count = editor.blocks().first().locator( '.programas-count' );
		const more = editor.canvas.getByRole( 'button', {
			name: 'Mostrar más',
		} );
		await expect( editor.titles() ).toHaveCount( 24 );
		await editor.sidebar
			.getByRole( 'spinbutton', {
				name: 'Programas por tanda',
			} )
			.fill( '5' );
		await expect( editor.titles() ).toHaveCount( 5 );
		await expect( count ).toHaveText( '24 programas' );

		await editor.pill( 'Danza' ).click();
		await expect( editor.titles() ).toHaveCount( 3 );
		await expect( more ).toBeHidden();
		await editor.pill( 'Artes' ).click();
		await expect( editor.titles() ).toHaveCount( 5 );
		await more.click();
		const [ all = '' ] =
			/^\d+/.exec( ( await count.textContent() ) ?? '' ) ?? [];
		expect( Number( all ) ).toBeGreaterThan( 5 );
		await expect( editor.titles() ).toHaveCount(
			Math.min( 10, Number( all ) )
		);
		await editor.pill( 'Todos' ).click();
		await expect( editor.titles() ).toHaveCount( 5 );

		await page.keyboard.press( 'Tab' );
		await expect( more ).toBeFocused();
		for ( const shown of [ 10, 15, 20, 24 ] ) {
			await page.keyboard.press( 'Enter' );
			await expect( editor.titles() ).toHaveCount( shown );
		}
		// It has gone; the keys go to the block.
		await expect( more ).toBeHidden();
		await expect( editor.blocks().first() ).toBeFocused();
	}
);

testInOpenEditor(
	'the arrow keys go past fields of the preview, a click on one selects the block, and nothing is sent',
	async ( { editor, page } ) => {
		const paragraph = ( text: string ) =>
			`<!-- wp:paragraph -->\n<p>${ text }</p>\n<!-- /wp:paragraph -->`;
		await editor.open(
			[
				paragraph( 'Antes' ),
				block( { filters: ALL, perPage: 3 } ),
				paragraph( 'Después' ),
			].join( '\n\n' )
		);
		await expect( editor.titles() ).toHaveCount( 3 );
		const found = editor.blocks().first();
		const selected = () =>
			page.evaluate(
				() =>
					window.wp.data
						.select( 'core/block-editor' )
						.getSelectedBlock()?.name
			);
		const before = editor.canvas.getByText( 'Antes', { exact: true } );
		await before.click();
		await page.keyboard.press( 'End' );
		await page.keyboard.press( 'ArrowDown' );
		await expect( found ).toBeFocused();
		await page.keyboard.press( 'ArrowDown' );
		expect( await selected() ).toBe( 'core/paragraph' );
		await page.keyboard.press( 'ArrowUp' );
		await expect( found ).toBeFocused();
		// Tab goes to the pills, not to the search before them.
		await page.keyboard.press( 'Tab' );
		await expect( editor.pill( 'Todos' ) ).toBeFocused();

		const address = page.url();
		for ( const part of [
			'.programas-search',
			'.programas-filters__open',
		] ) {
			await before.click();
			expect( await selected() ).toBe( 'core/paragraph' );
			// eslint-disable-next-line playwright/no-force-option -- It is inert: the block around it gets the press.
			await found.locator( part ).first().click( { force: true } );
			expect( await selected() ).toBe( 'programs-filter/programas' );
			await expect( found ).toBeFocused();
		}
		await expect(
			found.locator( ':checked:not(option,[value=""])' )
		).toHaveCount( 0 );
		await page.keyboard.press( 'Enter' );
		expect( page.url() ).toBe( address );
	}
);

testInOpenEditor(
	'radio buttons of two previews know nothing of each other',
	async ( { editor } ) => {
		const one = block( {
			filters: [ 'cuando' ],
			filterControl: 'pills',
			limit: 3,
		} );
		await editor.open( [ one, one ].join( '\n\n' ) );
		await expect( editor.titles() ).toHaveCount( 3 );
		await editor.blocks().nth( 1 ).scrollIntoViewIfNeeded();
		await expect( editor.titles( editor.blocks().nth( 1 ) ) ).toHaveCount(
			3
		);
		await expect(
			editor.canvas.locator( '[type=radio]:checked' )
		).toHaveCount( 2 );
		await expect( editor.canvas.locator( '[role=toolbar]' ) ).toHaveCount(
			0
		);
	}
);
