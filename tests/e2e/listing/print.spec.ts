import { chips, openCriteria, SEARCH_PAGE, searchField } from './criteria.ts';
import { open, PAGES, pill, shownCards, titlesOf } from './listing.ts';
import { expect, test } from './test.ts';

test( 'paper shows the name of the filter and the cards that it shows', async ( {
	page,
} ) => {
	await open( page, PAGES.block );
	await pill( page, 'Niñez y familia' ).click();
	await page.emulateMedia( { media: 'print' } );
	await expect(
		page.locator( '.programas-pill:visible .programas-pill__label' )
	).toHaveText( [ 'Niñez y familia' ] );
	const cards = page.locator( '.programas-card:visible' );
	await expect( cards ).toHaveCount( titlesOf( 'familia' ).length );
	await expect( page.locator( '.programas-count' ) ).toBeVisible();
} );

test( 'paper names the other filters that are applied, as text', async ( {
	page,
} ) => {
	await openCriteria( page, `${ SEARCH_PAGE }?categoria=artes&gratis=1` );
	await page.emulateMedia( { media: 'print' } );
	await expect(
		page.locator( '.programas-pill:visible .programas-pill__label' )
	).toHaveText( [ 'Artes' ] );
	await expect( chips( page ) ).toHaveText( [ 'Gratis' ] );
	await expect( chips( page ) ).toBeVisible();
	await expect( searchField( page ) ).toBeHidden();
	await expect(
		page.getByRole( 'button', { name: /^Filtros/ } )
	).toBeHidden();
} );

test( '24 cards need at most eight sheets', async ( { page } ) => {
	await open( page, PAGES.block );
	const pdf = await page.pdf( { format: 'A4' } );
	const sheets = pdf.toString( 'latin1' ).match( /\/Type\s*\/Page\b/g );
	expect( sheets?.length ).toBeLessThanOrEqual( 8 );
} );

test( 'paper shows cards that were not scrolled to', async ( { page } ) => {
	await open( page, PAGES.block );
	await expect( page.locator( '.is-waiting' ).first() ).toBeAttached();
	await page.emulateMedia( { media: 'print' } );
	await expect
		.poll( () =>
			shownCards( page ).evaluateAll( ( cards ) =>
				cards.every(
					( card ) => getComputedStyle( card ).opacity === '1'
				)
			)
		)
		.toBe( true );
	await expect( page.locator( '.programas-card' ).first() ).toHaveCSS(
		'break-inside',
		'avoid'
	);
} );
