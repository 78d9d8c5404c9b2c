import { expect, type Locator, type Page, test } from '@playwright/test';

import type { OwnContrast } from '../../../tools/shared/compat/subject.ts';
import { seen } from '../../e2e/listing/contrast.ts';
import { activePills } from '../../e2e/listing/listing.ts';
import { colorOf, isOwnContrast } from './own-contrast.ts';

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
				overflow:
					block.getBoundingClientRect().right -
					document.documentElement.clientWidth,
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
				widest: Math.max( ...cards.map( ( { width } ) => width ) ),
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

/** Whether a text has enough contrast, or what is known to be too little of it. */
async function isReadable(
	text: Locator,
	part: string,
	own?: OwnContrast
): Promise< boolean > {
	const { text: contrast } = await seen( text );
	return (
		contrast >= 4.5 ||
		isOwnContrast( own, part, { color: await colorOf( text ), contrast } )
	);
}

/**
 * Says what of pills or cards cannot be read, or lost its shape.
 *
 * @param page  With a listing.
 * @param width Of the window, in pixels.
 * @param own   Left out.
 */
async function flawsIn(
	page: Page,
	width: number,
	own?: OwnContrast
): Promise< string[] > {
	await page.setViewportSize( { width, height: 900 } );
	const flaws: string[] = [];
	/** Notes what is not as it should be. */
	const mind = ( isGood: boolean, what: string ) => {
		if ( ! isGood && ! flaws.includes( what ) ) {
			flaws.push( what );
		}
	};
	const pills = page.locator( '.programas-pill' );
	for ( const [ which, pill ] of [
		[ 'chosen', activePills( page ).first() ],
		[ 'other', pills.nth( 1 ) ],
	] as const ) {
		const look = await seen( pill );
		mind(
			await isReadable( pill, 'programas-pill', own ),
			`the ${ which } pill cannot be read`
		);
		mind( look.round, `the ${ which } pill is not round` );
		mind( look.shadow === 'none', `the ${ which } pill has a shadow` );
		mind( look.transform === 'none', `the ${ which } pill shouts` );
	}
	for ( const part of [ 'title a', 'excerpt' ] ) {
		const text = page.locator( `.programas-card__${ part }` ).first();
		mind(
			await isReadable( text, `programas-card__${ part }`, own ),
			`the ${ part } of a card cannot be read`
		);
	}
	const { pills: shapes, ...rest } = await measure( page );
	for ( const { width: wide, height, overflows, padding } of shapes ) {
		mind( ! overflows, 'a pill is too narrow for its label' );
		mind( wide <= rest.block + 1, 'a pill is wider than the listing' );
		mind( height >= 43.5, 'a pill is too low for a finger' );
		mind( height < 75, 'a pill is too high' );
		mind( padding >= 8, 'the label of a pill touches its end' );
	}
	const fit = Math.max( 1, Math.floor( ( rest.block + 24 ) / ( 280 + 24 ) ) );
	mind( rest.columns >= Math.min( fit, 2 ), 'cards stand in one column' );
	mind(
		rest.narrowest >= Math.min( 240, rest.block - 2 ),
		'a card is too narrow'
	);
	mind( rest.widest - rest.narrowest < 2, 'cards are of several widths' );
	mind( rest.pictures, 'a picture does not fill its place' );
	mind( rest.overflow <= 1, 'the listing is cut off at the side' );
	return flaws;
}

/**
 * Fails when pills or cards cannot be read, or lost their shape. A picture of its top is left with the test's results.
 *
 * @param page  With a listing.
 * @param width Of the window, in pixels.
 * @param own   Left out.
 */
export async function expectGoodLook(
	page: Page,
	width: number,
	own?: OwnContrast
): Promise< void > {
	const flaws = await flawsIn( page, width, own );
	await page.screenshot( {
		path: test.info().outputPath( `${ width }.png` ),
	} );
	expect.soft( flaws, `at ${ width } px` ).toEqual( [] );
}
