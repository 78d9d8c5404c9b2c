import { expect, type Page } from '@playwright/test';

import { seen } from '../../e2e/listing/contrast.ts';
import { activePills } from '../../e2e/listing/listing.ts';

/** What a row of pills and a grid measure. */
const measure = ( page: Page ) =>
	page
		.locator( '.programas' )
		.first()
		.evaluate( ( block ) => {
			const all = ( selector: string ) => [
				...block.querySelectorAll< HTMLElement >( selector ),
			];
			const cards = all( '.programas-card:not([hidden])' ).map(
				( card ) => card.getBoundingClientRect()
			);
			return {
				page: document.documentElement.clientWidth,
				block: block.getBoundingClientRect().width,
				pills: all( '.programas-pill' ).map( ( pill ) => {
					const { width, height } = pill.getBoundingClientRect();
					return {
						width,
						height,
						overflows: pill.scrollWidth > pill.clientWidth + 1,
						padding: parseFloat(
							getComputedStyle( pill ).paddingInlineStart
						),
					};
				} ),
				columns: new Set(
					cards.map( ( { left } ) => Math.round( left ) )
				).size,
				narrowest: Math.min( ...cards.map( ( { width } ) => width ) ),
				pictures: all( '.programas-card__picture' ).every(
					( picture ) => {
						const image = picture.querySelector( 'img' );
						return (
							image === null ||
							Math.abs(
								image.getBoundingClientRect().width -
									picture.getBoundingClientRect().width
							) < 2
						);
					}
				),
			};
		} );

/**
 * Fails when pills or cards cannot be read, or lost their shape.
 *
 * @param page  With a listing.
 * @param width Of the window, in pixels.
 */
export async function expectGoodLook(
	page: Page,
	width: number
): Promise< void > {
	await page.setViewportSize( { width, height: 900 } );
	const pills = page.locator( '.programas-pill' );
	for ( const [ which, pill ] of [
		[ 'active', activePills( page ).first() ],
		[ 'other', pills.nth( 1 ) ],
	] as const ) {
		const look = await seen( pill );
		expect
			.soft( look.text, `text of the ${ which } pill, ${ width } px` )
			.toBeGreaterThanOrEqual( 4.5 );
		expect.soft( look, `${ which } pill, ${ width } px` ).toMatchObject( {
			round: true,
			shadow: 'none',
			transform: 'none',
		} );
	}
	const { pills: shapes, ...rest } = await measure( page );
	for ( const { width: wide, height, overflows, padding } of shapes ) {
		expect
			.soft( overflows, 'a pill is wide enough for its label' )
			.toBe( false );
		expect
			.soft( wide, 'a pill is no wider than the listing' )
			.toBeLessThanOrEqual( rest.block + 1 );
		expect.soft( height ).toBeGreaterThanOrEqual( 43.5 );
		expect.soft( height ).toBeLessThan( 75 );
		expect.soft( padding ).toBeGreaterThanOrEqual( 8 );
	}
	const fit = Math.max( 1, Math.floor( ( rest.block + 24 ) / ( 280 + 24 ) ) );
	expect
		.soft( rest.columns, `columns in ${ rest.block } px` )
		.toBeGreaterThanOrEqual( Math.min( fit, 2 ) );
	expect
		.soft( rest.narrowest )
		.toBeGreaterThanOrEqual( Math.min( 240, rest.block - 2 ) );
	expect.soft( rest.pictures, 'pictures fill their place' ).toBe( true );
}
