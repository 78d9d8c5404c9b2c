/**
 * Contents and devices that the look has to bear.
 */
import type { Page } from '@playwright/test';
import { openCriteria, SEARCH_PAGE } from './criteria.ts';
import { open, PAGES, pill } from './listing.ts';
import { expect, test } from './test.ts';

const LONG = 'Danza y otras artes del movimiento ';

test( 'a portrait picture is cut as the others, and leaves its card as it is', async ( {
	page,
} ) => {
	await open( page, PAGES.block );
	const picture = page.locator( '.programas-card__picture' ).first();
	await picture.locator( 'img' ).evaluate( async ( image ) => {
		const portrait = new Image( 300, 1200 );
		portrait.src =
			'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="300" height="1200"/>';
		await portrait.decode();
		image.replaceWith( portrait );
	} );
	const box = await picture.boundingBox();
	expect( ( box?.width ?? 0 ) / ( box?.height ?? 1 ) ).toBeCloseTo( 1.5, 1 );
} );

test( 'a category with a long name makes no pill tall', async ( { page } ) => {
	await open( page, PAGES.block );
	await page.setViewportSize( { width: 360, height: 740 } );
	await pill( page, 'Danza' )
		.locator( '.programas-pill__label' )
		.evaluate( ( label, name ) => {
			label.textContent = name.repeat( 4 );
		}, LONG );
	const height = async ( label: string ) =>
		( await pill( page, label ).boundingBox() )?.height ?? 0;
	expect( await height( `(?:${ LONG }){4}` ) ).toBeLessThan( 50 );
	expect( await height( 'Artes' ) ).toBeLessThan( 50 );
} );

test( 'a finger leaves no hover behind', async ( { browser, page } ) => {
	const changes = async ( where: Page ): Promise< boolean > => {
		const artes = pill( where, 'Artes' );
		const line = () =>
			artes.evaluate(
				( element ) => getComputedStyle( element ).textDecorationLine
			);
		const before = await line();
		await artes.hover();
		return before !== ( await line() );
	};
	await open( page, PAGES.block );
	expect( await changes( page ) ).toBe( true );
	const context = await browser.newContext( {
		hasTouch: true,
		isMobile: true,
	} );
	const phone = await context.newPage();
	await open( phone, page.url() );
	expect( await changes( phone ) ).toBe( false );
	await context.close();
} );

test( 'no text of the filters is paler than the text of the page', async ( {
	page,
} ) => {
	await openCriteria( page, `${ SEARCH_PAGE }?categoria=danza&gratis=1` );
	expect(
		await page.locator( '.programas-filters' ).evaluate( ( filters ) => [
			...new Set(
				// Boxes and radio buttons have no text.
				[
					filters,
					...filters.querySelectorAll(
						':not([type=radio], [type=checkbox])'
					),
				].flatMap( ( element ) => [
					getComputedStyle( element ).opacity,
					getComputedStyle( element, '::placeholder' ).opacity,
				] )
			),
		] )
	).toEqual( [ '1' ] );
} );
