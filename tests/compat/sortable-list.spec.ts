/** The list of programs beside plugins that make lists sortable, too. */
import { handleOf, LIST, notice, titles } from '../e2e/list-of-programs.ts';
import { expect, test } from './test.ts';

test( 'a program is dragged by our handle, saved once, and undone', async ( {
	context,
	page,
	session,
} ) => {
	await context.addCookies( session.cookies );
	await page.setViewportSize( { width: 1366, height: 900 } );
	await page.goto( LIST );
	const before = await titles( page );
	const [ first = '', second = '', third = '' ] = before;
	const saved: string[] = [];
	page.on( 'request', ( request ) => {
		const sent = `${ request.url() } ${ request.postData() ?? '' }`;
		if ( request.method() === 'POST' && /order/.test( sent ) ) {
			saved.push( new URL( request.url() ).pathname );
		}
	} );
	const { y = NaN, height = NaN } =
		( await page
			.locator( '#the-list tr', { hasText: third } )
			.boundingBox() ) ?? {};
	await handleOf( page, first ).hover();
	await page.mouse.down();
	await page.mouse.move( 300, y + height / 2, { steps: 8 } );
	await page.mouse.move( 300, y + height - 5, { steps: 8 } );
	await page.mouse.up();
	await expect( notice( page ) ).toContainText( 'Orden guardado.' );
	const moved = ( await titles( page ) ).slice( 0, 3 );
	expect( moved ).toEqual( [ second, third, first ] );
	expect( saved ).toHaveLength( 1 );
	await page.keyboard.press( 'Control+z' );
	await expect( notice( page ) ).toContainText( 'El orden es el de antes.' );
	expect( await titles( page ) ).toEqual( before );
	expect( saved ).toHaveLength( 2 );
} );
