import type { Locator } from '@playwright/test';
import { open, PAGES } from './listing.ts';
import { expect, test } from './test.ts';

/** Every fact that the demo has, on cards as narrow as a phone. */
const ALL = `<!-- wp:programs-filter/programas {"card":["picture","dates","schedule","place","address","audience","price","signup","contact","excerpt","categories"],"headingLevel":2} /-->`;

test.describe( 'on a phone', () => {
	test.use( { viewport: { width: 360, height: 740 } } );

	test( 'cards with all facts and states are accessible and nothing is cut off', async ( {
		checkAccessibility,
		page,
		publish,
	} ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await open( page, await publish( ALL ) );
		await expect(
			page.locator( '.is-state-full', {
				hasText: 'Plazas agotadas',
			} )
		).not.toHaveCount( 0 );
		await checkAccessibility( '.programas' );
		const wider = await page
			.locator( '.programas-card__body' )
			.evaluateAll( ( bodies ) =>
				bodies.filter( ( body ) => body.scrollWidth > body.clientWidth )
			);
		expect( wider ).toEqual( [] );
	} );
} );

test( 'a card says its facts with their names to who listens, and shows the facts alone', async ( {
	page,
} ) => {
	await open( page, PAGES.block );
	const card = page
		.locator( '.programas-card' )
		.filter( { hasText: 'Cerámica y torno' } );
	await expect(
		card.getByRole( 'list' ).first().getByRole( 'listitem' )
	).toHaveText( [
		/^Fechas: Del \d/,
		'Lugar: Aula del patio',
		'Precio: 96 € · Plazas agotadas',
	] );
	await expect(
		card.getByRole( 'list' ).last().getByRole( 'listitem' )
	).toHaveText( [ 'Artes' ] );
	await expect(
		card.getByRole( 'link', { name: 'Cerámica y torno' } )
	).toHaveAccessibleDescription( 'Plazas agotadas' );
	const label = card.locator( '.programas-card__label' ).first();
	await expect( label ).toHaveCSS( 'clip-path', 'inset(50%)' );
} );

test( 'what has changed is filled, over the picture and beside it, also where there are no colors', async ( {
	page,
} ) => {
	await open( page, PAGES.block );
	const strip = page.locator( '.is-state-cancelled' );
	const picture = page.locator(
		'.programas-card:has( .is-state-cancelled ) .programas-card__picture'
	);
	const top = async ( one: Locator ): Promise< number > =>
		( await one.boundingBox() )?.y ?? 0;
	await expect( strip ).toHaveText( /^Cancelado · / );
	await expect( strip.locator( 'span' ) ).toHaveCSS(
		'color',
		/^color\(xyz-d65 0\.95\d* 1 1\.08/
	);
	expect( await top( strip ) ).toBe( await top( picture ) );

	await page.setViewportSize( { width: 360, height: 740 } );
	await expect( strip ).toHaveCSS( 'position', 'static' );
	await page.emulateMedia( { forcedColors: 'active' } );
	await expect( strip ).toHaveCSS( 'border-top-style', 'solid' );
} );
