import { STOPPED_CLOCK, openAndStopClock } from './clock.ts';
import { open, PAGES, pill, shownCards, titles, titlesOf } from './listing.ts';
import { expect, test } from './test.ts';

test.use( STOPPED_CLOCK );

const MOVING =
	'.programas-grid :is(.is-entering, .is-leaving, .is-waiting, .is-moving)';

test.describe( 'with a clock that stands still', () => {
	test( 'there is no motion and no delay', async ( { page } ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await openAndStopClock( page, PAGES.block );
		await pill( page, 'Danza' ).click();
		await expect( titles( shownCards( page ) ) ).toHaveText(
			titlesOf( 'danza' )
		);
		await expect( page.locator( MOVING ) ).toHaveCount( 0 );
	} );

	test( 'a change of mind counts at once, in both directions', async ( {
		page,
	} ) => {
		await openAndStopClock( page, PAGES.block );
		await pill( page, 'Becas y ayudas' ).click();
		await expect( page.locator( '.is-leaving' ).first() ).toBeVisible();

		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await pill( page, 'Danza' ).click();
		await expect( titles( shownCards( page ) ) ).toHaveText(
			titlesOf( 'danza' )
		);
		await expect( page.locator( '.programas-grid [inert]' ) ).toHaveCount(
			0
		);

		await page.emulateMedia( { reducedMotion: 'no-preference' } );
		await pill( page, 'Becas y ayudas' ).click();
		await expect( page.locator( '.is-leaving' ) ).toHaveText(
			titlesOf( 'danza' ).map( ( title ) => new RegExp( title ) )
		);
	} );
} );

test( 'cards that wait to enter become visible when motion is no longer wanted', async ( {
	page,
} ) => {
	await open( page, PAGES.block );
	const card = page.locator( '.is-waiting' ).first();
	await expect( card ).toHaveCSS( 'opacity', '0' );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await expect( card ).toHaveCSS( 'opacity', '1' );
	await expect( card ).toHaveCSS( 'translate', 'none' );
} );
