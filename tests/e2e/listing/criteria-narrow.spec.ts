/**
 * Filters where there is little room: a phone, large letters, no script, a low window.
 */
import { recordAnnouncements } from './announcements.ts';
import {
	expectCardsOfServer,
	openCriteria,
	SEARCH_PAGE,
	searchField,
} from './criteria.ts';
import { shownCards, titles } from './listing.ts';
import { expect, test } from './test.ts';

const PHONE = { width: 360, height: 740 };

test( 'the first card is near the top of every window, also of a laptop at 200 %', async ( {
	page,
} ) => {
	await openCriteria( page, SEARCH_PAGE );
	for ( const [ width, height, most ] of [
		[ 375, 740, 430 ],
		[ 600, 800, 430 ],
		[ 683, 384, 430 ],
		[ 768, 1024, 430 ],
		[ 1366, 768, 420 ],
	] as const ) {
		await page.setViewportSize( { width, height } );
		const box = await page
			.locator( '.programas-grid > :not([hidden])' )
			.first()
			.boundingBox();
		expect( box?.y, `${ width }` ).toBeLessThanOrEqual( most );
	}
} );

test.describe( 'on a phone', () => {
	test.use( { viewport: PHONE, hasTouch: true, isMobile: true } );

	test( 'the first card and its title are on the first screen, whatever is chosen', async ( {
		page,
	} ) => {
		for ( const query of [ '', '?categoria=danza&cuando=proximos' ] ) {
			await openCriteria( page, SEARCH_PAGE + query );
			const card = page.locator( '.programas-grid > :not([hidden])' );
			const box = await card.first().boundingBox();
			expect( box?.y ).toBeLessThanOrEqual( 430 );
			await expect( titles( card ).first() ).toBeInViewport();
		}
	} );

	test( 'a sheet has the other filters: the number of results is live, and what is chosen stays when it closes', async ( {
		page,
	} ) => {
		const said = await recordAnnouncements( page );
		await openCriteria( page, SEARCH_PAGE );
		const opener = page.getByRole( 'button', { name: /^Filtros/ } );
		const free = page.getByRole( 'checkbox', { name: 'Gratis' } );
		await expect( free ).toBeHidden();

		await opener.tap();
		const sheet = page.getByRole( 'dialog', { name: 'Filtros' } );
		const all = await shownCards( page ).count();
		await free.tap();
		const some = await shownCards( page ).count();
		expect( some ).toBeLessThan( all );
		await expect
			.poll( said )
			.toEqual( [ expect.stringMatching( /^Filtro aplicado: Gratis/ ) ] );

		await sheet
			.getByRole( 'button', { name: /^Ver \d+ resultados$/ } )
			.tap();
		await expect( sheet ).toBeHidden();
		await expect( opener ).toBeFocused();
		await expect( opener ).toHaveText( 'Filtros (1)' );
		await expectCardsOfServer( page );

		await opener.tap();
		await expect( free ).toBeChecked();
		await sheet.getByRole( 'link', { name: 'Quitar 1 filtro' } ).tap();
		await expect( free ).not.toBeChecked();
		// Not in a field that opens the keyboard.
		await expect(
			sheet.locator( ':is(select,button,[type=checkbox]):focus' )
		).toHaveCount( 1 );
		await page.keyboard.press( 'Escape' );
		await expect( sheet ).toBeHidden();
		await expect( opener ).toHaveText( 'Filtros' );
	} );

	test( 'Back takes a choice of the open panel back, which stays open, and says so where it is heard', async ( {
		page,
	} ) => {
		const said = await recordAnnouncements( page, 'dialog > [aria-live]' );
		await openCriteria( page, SEARCH_PAGE );
		const opener = page.getByRole( 'button', { name: /^Filtros/ } );
		const free = page.getByRole( 'checkbox', { name: 'Gratis' } );
		await opener.tap();
		const sheet = page.getByRole( 'dialog', { name: 'Filtros' } );
		const done = sheet.getByRole( 'button', { name: /^Ver / } );
		const before = await done.textContent();
		await free.tap();
		await expect( page ).toHaveURL( /gratis=1/ );

		await page.goBack();
		await expect( free ).not.toBeChecked();
		await expect( done ).toHaveText( before ?? '' );
		await expect
			.poll( said )
			.toEqual( [
				expect.stringMatching( /^Filtro aplicado: Gratis/ ),
				'24 resultados',
			] );
		await page.goForward();
		await expect( free ).toBeChecked();
		await page.goBack();
		await expect( free ).not.toBeChecked();
		await done.tap();
		await expect( sheet ).toBeHidden();
		await expect( opener ).toHaveText( 'Filtros' );
		await expect( page ).toHaveURL( SEARCH_PAGE );
		await expectCardsOfServer( page );
	} );

	test( 'Enter in the search hides the keyboard, and shows the results', async ( {
		page,
	} ) => {
		await openCriteria( page, SEARCH_PAGE );
		await searchField( page ).tap();
		await page.keyboard.type( 'teatro' );
		await page.keyboard.press( 'Enter' );
		await expect( searchField( page ) ).not.toBeFocused();
		await expect( page.locator( '.programas-count' ) ).toBeInViewport();
	} );

	test( 'removing the filters of the empty state opens no keyboard', async ( {
		page,
	} ) => {
		await openCriteria( page, `${ SEARCH_PAGE }?buscar=zzz` );
		await page
			.locator( '.programas-empty' )
			.getByRole( 'link', { name: 'Quitar filtros' } )
			.tap();
		await expect( page.locator( '.programas-empty' ) ).toBeHidden();
		await expect( searchField( page ) ).not.toBeFocused();
		await expect( page.locator( ':focus' ) ).toBeVisible();
	} );

	test.describe( 'without script', () => {
		test.use( {
			javaScriptEnabled: false,
			expectedProblems: [ /^request failed: .*\.js\S* \(csp\)$/ ],
		} );

		test( 'the panel opens, and the button that applies the filters is in the window', async ( {
			page,
		} ) => {
			await page.goto( SEARCH_PAGE );
			await page.getByRole( 'button', { name: 'Filtros' } ).tap();
			await page
				.getByRole( 'dialog' )
				.getByRole( 'checkbox', { name: 'Gratis' } )
				.tap();
			const apply = page.getByRole( 'button', {
				name: 'Ver resultados',
			} );
			const box = await apply.boundingBox();
			expect( ( box?.x ?? Infinity ) + ( box?.width ?? 0 ) ).toBeLessThan(
				PHONE.width
			);
			await apply.tap();
			await expect( page ).toHaveURL( /gratis=1/ );
		} );
	} );
} );
