/** What a listing and the facts of a program look like, and do, wherever they are. */
import { expect, type Locator, type Page } from '@playwright/test';

import { axeOf } from '../e2e/axe.ts';
import { allSeen } from '../e2e/listing/contrast.ts';
import {
	activePills,
	pill,
	shownCards,
	titles,
	titlesOf,
} from '../e2e/listing/listing.ts';

const CONTRAST = 4.5;

/** Presses a pill, and sees the cards of its category that the demo has. */
export async function expectToFilter(
	root: Locator | Page,
	label: string,
	category: string
): Promise< void > {
	await pill( root, label ).click();
	await expect( activePills( root ) ).toHaveText( [
		new RegExp( `^${ label }` ),
	] );
	const wanted = titlesOf( category ).sort();
	await expect( shownCards( root ) ).toHaveCount( wanted.length );
	const shown = await titles( shownCards( root ) ).allTextContents();
	expect( shown.map( ( title ) => title.trim() ).sort() ).toEqual( wanted );
}

/**
 * What axe finds wrong in a page, one line for each element: the rule, and the element of ours.
 *
 * @param page     Page.
 * @param contrast Less than this is too little of ours.
 */
export async function axeFindings(
	page: Page,
	contrast = CONTRAST
): Promise< string[] > {
	const { violations } = await axeOf( page ).setLegacyMode().analyze();
	return violations.flatMap( ( { id, nodes } ) =>
		nodes.flatMap( ( { any, html, target } ) => {
			const { contrastRatio = 0 } = ( any[ 0 ]?.data ?? {} ) as {
				contrastRatio?: number;
			};
			if ( id === 'color-contrast' && contrastRatio >= contrast ) {
				return [];
			}
			return `${ target.join( ' ' ) } ${ html }`.includes( 'programas' )
				? `${ id }: ${ html }`
				: `${ id } of the page`;
		} )
	);
}

/** Texts that have too little contrast. */
const unreadable = async (
	texts: Locator,
	contrast = CONTRAST
): Promise< string[] > =>
	( await allSeen( texts ) )
		.filter( ( { text } ) => text < contrast )
		.map(
			( { label, text } ) => `“${ label }” has ${ text.toFixed( 2 ) }`
		);

/**
 * Says what of the facts on a program's own page cannot be read.
 *
 * @param page     Page of a program.
 * @param contrast Less than this is too little.
 * @param button   Less than this is too little of the button.
 */
export async function flawsOfFacts(
	page: Page,
	contrast?: number,
	button = contrast
): Promise< string[] > {
	const box = page.locator(
		'.programas-facts:has( .programas-facts__list )'
	);
	const link = '.programas-facts__button';
	const { x = NaN, width = NaN } = ( await box.boundingBox() ) ?? {};
	const room = await page.evaluate( () => document.body.clientWidth );
	return [
		...( await unreadable(
			page.locator( `.programas-facts__actions ${ link }` ),
			button
		) ),
		...( await unreadable(
			box.locator( `dt, dd, a:not( ${ link } )` ),
			contrast
		) ),
		...( x >= 0 && x + width <= room + 1 ? [] : [ 'facts are cut off' ] ),
		...( width >= 200 ? [] : [ 'facts are too narrow' ] ),
	];
}

/** In the page: what of a listing lost its shape. */
function shapesIn( block: Element ): string[] {
	const boxes = ( selector: string ) =>
		[ ...block.querySelectorAll< HTMLElement >( selector ) ].map(
			( element ) =>
				( {
					element,
					style: getComputedStyle( element ),
					...element.getBoundingClientRect().toJSON(),
				} ) as {
					element: HTMLElement;
					style: CSSStyleDeclaration;
				} & DOMRect
		);
	const { right, width: room } = block.getBoundingClientRect();
	const pills = boxes( '.programas-pill' );
	const cards = boxes( '.programas-card:not([hidden])' );
	const columns = new Set( cards.map( ( { left } ) => Math.round( left ) ) );
	const widths = cards.map( ( { width } ) => width );
	const fit = Math.floor( ( room + 24 ) / ( 280 + 24 ) );
	const flaws = {
		'a pill is too narrow for its label': pills.some(
			( { element } ) => element.scrollWidth > element.clientWidth + 1
		),
		'a pill is wider than the listing': pills.some(
			( { width } ) => width > room + 1
		),
		'a pill is too low for a finger, or too high': pills.some(
			( { height } ) => height < 43.5 || height >= 75
		),
		'the label of a pill touches its end': pills.some(
			( { style } ) => parseFloat( style.paddingInlineStart ) < 8
		),
		'a pill is not round': pills.some(
			( { height, style } ) =>
				parseFloat( style.borderTopLeftRadius ) < height / 2
		),
		'a pill has a shadow, or shouts': pills.some(
			( { style } ) =>
				style.boxShadow !== 'none' || style.textTransform !== 'none'
		),
		'cards stand in one column': columns.size < Math.min( fit, 2 ),
		'a card is too narrow':
			Math.min( ...widths ) < Math.min( 240, room - 2 ),
		'cards are of several widths':
			Math.max( ...widths ) - Math.min( ...widths ) >= 2,
		'a picture does not fill its place': boxes(
			'.programas-card__picture img'
		).some( ( { element, width } ) => {
			const place = element.closest( '.programas-card__picture' );
			return (
				Math.abs(
					width - ( place?.getBoundingClientRect().width ?? 0 )
				) >= 2
			);
		} ),
		'the listing is cut off at the side':
			right > document.documentElement.clientWidth + 1,
	};
	return Object.entries( flaws ).flatMap( ( [ flaw, isThere ] ) =>
		isThere ? flaw : []
	);
}

/**
 * Says what of pills or cards cannot be read, or lost its shape.
 *
 * @param page     Page with a listing.
 * @param contrast Less than this is too little.
 */
export async function flawsOfListing(
	page: Page,
	contrast?: number
): Promise< string[] > {
	const block = page.locator( '.programas' ).first();
	const texts = block.locator(
		'.programas-pill, .programas-card__title a, .programas-card__excerpt'
	);
	return [
		...( await unreadable( texts, contrast ) ),
		...( await block.evaluate( shapesIn ) ),
	];
}

/** What is read, and what a finger has to hit. */
const TEXTS = [
	'.programas-card__title',
	'.programas-card__fact',
	'.programas-pill',
	'.programas-choice',
	'.programas-facts__value',
].join();
const TARGETS = [
	'.programas-pill',
	'.programas-choice',
	'.programas-search',
	'.programas-filters__open',
	'.programas-chip',
	'.programas-more__link',
	'.programas-facts__action',
	'.programas-facts__button',
].join();

/** In the page: what of ours is cut off at a side, and how far the page scrolls sideways because of it. */
function overflowIn( part: HTMLElement ): string[] {
	const { documentElement: root } = document;
	const cut = [
		part,
		...part.querySelectorAll( '.programas-card:not([hidden])' ),
	].filter( ( element ) => {
		const { left, right } = element.getBoundingClientRect();
		return left < -1 || right > root.clientWidth + 1;
	} );
	const width = root.scrollWidth;
	part.style.display = 'none';
	const without = root.scrollWidth;
	part.style.display = '';
	return [
		...( cut[ 0 ] ? [ `${ cut[ 0 ].className } is cut off` ] : [] ),
		...( width > without
			? [ `the page scrolls ${ width - without } px sideways` ]
			: [] ),
	];
}

/**
 * Says in windows of which widths a part of a page is cut off, or makes the page scroll sideways.
 *
 * @param page   Page.
 * @param part   Selector of what is ours.
 * @param widths Widths of the window.
 */
export async function overflowAt(
	page: Page,
	part: string,
	widths: readonly number[]
): Promise< string[] > {
	const found: string[] = [];
	for ( const width of widths ) {
		await page.setViewportSize( { width, height: 900 } );
		for ( const flaw of await page
			.locator( part )
			.first()
			.evaluate( overflowIn ) ) {
			found.push( `${ width } px: ${ flaw }` );
		}
	}
	return found;
}

/** In the page: what is too small of what is ours, also beside the text of the theme. */
function smallIn(
	part: HTMLElement,
	[ texts, targets ]: [ string, string ]
): string[] {
	const seen = ( selector: string ): [ HTMLElement, DOMRect ][] =>
		[ ...document.querySelectorAll< HTMLElement >( selector ) ]
			.map( ( element ): [ HTMLElement, DOMRect ] => [
				element,
				element.getBoundingClientRect(),
			] )
			.filter( ( [ , { width } ] ) => width > 0 );
	const sizeOf = ( element: Element | null ): number =>
		element ? parseFloat( getComputedStyle( element ).fontSize ) : NaN;
	const around = sizeOf( part.parentElement );
	// Where a theme writes larger than 18 pixels, facts need not.
	const least = Math.max( 14, 0.8 * Math.min( around, 18 ) ) - 0.05;
	const sizes = seen( texts ).map( ( [ text ] ) => ( {
		name: text.className,
		size: sizeOf( text ),
	} ) );
	return [
		...sizes
			.filter( ( { size } ) => size < least )
			.map( ( { name, size } ) => `${ name } has ${ size } px` ),
		...seen( targets )
			.filter( ( [ , { height } ] ) => height < 43.5 )
			.map(
				( [ target, { height } ] ) =>
					`${ target.className } is ${ height } px high`
			),
	];
}

/**
 * Measures what is ours in a page.
 *
 * @param page Page.
 * @param part Selector of what is ours.
 */
export const flawsOfSizes = ( page: Page, part: string ): Promise< string[] > =>
	page
		.locator( part )
		.first()
		.evaluate( smallIn, [ TEXTS, TARGETS ] as [ string, string ] );

/**
 * Whether an element stays in view at an edge of the window.
 *
 * @param element Sticky element.
 * @param edge    The top, once it is scrolled past; or the bottom.
 */
export const sticks = (
	element: Locator,
	edge: 'bottom' | 'top'
): Promise< boolean > =>
	element.evaluate( ( sticky, at ) => {
		if ( at === 'top' ) {
			scrollBy( {
				top: sticky.getBoundingClientRect().bottom + 100,
				behavior: 'instant',
			} );
		}
		const { bottom, top } = sticky.getBoundingClientRect();
		return at === 'top'
			? bottom > 0
			: Math.abs( bottom - innerHeight ) < 2 && top > 0;
	}, edge );
