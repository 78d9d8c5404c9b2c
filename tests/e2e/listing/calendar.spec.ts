import { shownCards } from './listing.ts';
import { expect, test } from './test.ts';

const BLOCK =
	'<!-- wp:programs-filter/programas {"showCalendar":true,"filters":["categoria","gratis"]} /-->';

test( 'share, title and the links for calendars follow what the visitor has chosen', async ( {
	page,
	publish,
} ) => {
	await page.goto( await publish( BLOCK ) );
	const title = await page.title();
	const all = await shownCards( page.locator( '.programas' ) ).count();
	const links = () =>
		page
			.locator( '.programas-calendar a' )
			.evaluateAll( ( found: HTMLAnchorElement[] ) =>
				found.map( ( { href } ) => decodeURIComponent( href ) )
			);
	expect( ( await links() ).join() ).not.toContain( 'categoria' );

	const pill = page.locator( '.programas-pill' ).nth( 1 );
	await pill.click();
	await expect( page ).toHaveURL( /\?categoria=/ );
	const count = parseInt(
		( await page.locator( '.programas-count' ).textContent() ) ?? ''
	);
	expect( count ).toBeLessThan( all );
	const label = await pill.locator( '.programas-pill__label' ).textContent();
	await expect( page ).toHaveTitle( `${ label } – ${ title }` );
	await expect( page.locator( 'link[rel=canonical]' ) ).toHaveAttribute(
		'href',
		page.url()
	);

	const subscribe = page.locator( '.programas-result .is-subscribe' );
	const dialog = page.getByRole( 'dialog' );
	await subscribe.click();
	await expect( dialog.locator( 'strong' ) ).toHaveText(
		`${ label } (${ count })`
	);
	await expect( dialog.getByRole( 'link' ).first() ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	await expect( subscribe ).toBeFocused();
	await subscribe.click();
	await page.mouse.click( 5, 5 );
	await expect( dialog ).toBeHidden();

	await subscribe.click();
	const { search } = new URL( page.url() );
	const file = dialog.getByRole( 'link' ).last();
	const [ answer ] = await Promise.all( [
		page.waitForEvent( 'download' ),
		file.click(),
	] );
	expect( answer.url() ).toContain( `/programas/calendario.ics${ search }` );
	for ( const link of await links() ) {
		expect( link ).toContain( `/programas/calendario.ics${ search }` );
	}
	await page.goBack();
	await expect( page ).toHaveTitle( title );
} );

test( 'a phone has the row of the count where something is chosen, and the buttons below the list where nothing is', async ( {
	page,
	publish,
} ) => {
	await page.setViewportSize( { width: 360, height: 740 } );
	await page.goto( await publish( BLOCK ) );
	const row = page.locator( '.programas-result' );
	const below = page.locator( '.programas > .programas-actions' );
	await expect( row ).toBeHidden();
	await expect( below ).toBeVisible();
	await page.locator( '.programas-pill' ).nth( 1 ).click();
	await expect( row ).toBeVisible();
	await expect( below ).toBeHidden();
	for ( const button of await row.getByRole( 'button' ).all() ) {
		const box = await button.boundingBox();
		expect( box?.width ).toBeGreaterThanOrEqual( 44 );
		expect( box?.height ).toBeGreaterThanOrEqual( 44 );
	}
} );

test( 'where the browser cannot share, the address is copied, and that is said', async ( {
	context,
	page,
	publish,
} ) => {
	await context.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	await page.addInitScript( () => {
		delete ( Navigator.prototype as Partial< Navigator > ).share;
	} );
	await page.goto( await publish( BLOCK ) );
	await page.locator( '.programas-pill' ).nth( 1 ).click();
	await expect( page ).toHaveURL( /\?categoria=/ );
	const share = page.locator( '.programas-result .is-share' );
	await share.click();
	await expect(
		page.locator( '.programas-announcements', {
			hasText: ( await share.getAttribute( 'data-done' ) ) ?? 'x',
		} )
	).toHaveCount( 1 );
	expect( await page.evaluate( () => navigator.clipboard.readText() ) ).toBe(
		page.url()
	);
} );
