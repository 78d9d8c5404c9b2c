/**
 * What stands in the preview while another listing is on its way.
 */
import { expect, test, testInOpenEditor } from './test.ts';
import { held } from '../held.ts';
import { LISTING } from './listing-requests.ts';

test( 'another order keeps the cards, dimmed, until the new ones are there; the page does not jump', async ( {
	editor,
	page,
} ) => {
	// In one column another order has the same height.
	await editor.openBlock( { columns: 1 } );
	await expect( editor.titles() ).toHaveCount( 24 );
	await editor.select();
	const before = await editor.titles().allTextContents();
	const wait = held();
	await page.route( LISTING, async ( route ) => {
		await wait.promise;
		await route.continue();
	} );
	const found = editor.blocks().first();
	const height = ( await found.boundingBox() )?.height;
	const sent = page.waitForRequest( LISTING );
	await editor.sidebar
		.getByRole( 'combobox', { name: 'Ordenar por' } )
		.selectOption( 'title' );
	await sent;
	await expect( found.locator( '.programas-old' ) ).toHaveCSS(
		'opacity',
		'0.5'
	);
	await expect( editor.titles() ).toHaveText( before );
	expect( ( await found.boundingBox() )?.height ).toBe( height );
	wait.release();
	await expect( editor.titles() ).toHaveText(
		before.toSorted( ( a, b ) => a.localeCompare( b, 'es' ) )
	);
	await expect( found.locator( '.programas-old' ) ).toHaveCount( 0 );
	expect( ( await found.boundingBox() )?.height ).toBe( height );
} );

testInOpenEditor(
	'who types a label is asked about once, when the word is there',
	async ( { editor, page } ) => {
		await editor.openSelected( { limit: 3 } );
		const requests: string[] = [];
		page.on( 'request', ( request ) => {
			if ( LISTING.test( request.url() ) ) {
				requests.push( request.url() );
			}
		} );
		await editor.sidebar
			.getByRole( 'textbox', { name: 'Texto del botón «Todos»' } )
			// In one task, however busy the machine is.
			.evaluate( ( field ) => {
				// React notices what goes past the setter that it has put over this one.
				const value = Object.getOwnPropertyDescriptor(
					HTMLInputElement.prototype,
					'value'
				);
				for ( const end of Array.from(
					'Cualquiera',
					( _, n ) => n + 1
				) ) {
					value?.set?.call( field, 'Cualquiera'.slice( 0, end ) );
					field.dispatchEvent(
						new Event( 'input', { bubbles: true } )
					);
				}
			} );
		await expect( editor.pill( 'Cualquiera' ) ).toBeVisible();
		expect( requests.length ).toBeLessThanOrEqual( 3 );
	}
);
