/**
 * Beyond the first cards the browser lays a card out when it comes near. No visitor may notice.
 */
import type { Page } from '@playwright/test';

import { chromiumArgs } from '../chromium-args.ts';
import { open, ready } from './listing.ts';
import { recordShifts } from './shifts.ts';
import { expect, test } from './test.ts';

test.use( {
	expectedProblems: [ /ERR_FAILED/ ],
	launchOptions: {
		executablePath: process.env.CHROMIUM_PATH ?? '',
		// As when a screen reader runs: otherwise the tree is made piece by piece, when it is asked for.
		args: [ ...chromiumArgs, '--force-renderer-accessibility' ],
	},
} );

const COUNT = 200;

/** Cards of different heights, none as high as the stylesheet assumes. */
const CARDS = Array.from(
	{ length: COUNT },
	( _, index ) =>
		`<li class="programas-card" data-categories="${ index % 10 ? 'comun' : 'raro' }" style="padding-block:${ 40 + ( index % 7 ) * 20 }px"><h3><a id="tarjeta-${ index }" href="#nada">Tarjeta ${ index }</a></h3></li>`
);

const LISTING = `<!-- wp:html --><div class="programas">
	<div class="programas-filter"><button data-category="all">Todo</button><button data-category="raro">Raro</button></div>
	<ul class="programas-grid">${ CARDS.join( '' ) }</ul>
</div><!-- /wp:html -->`;

const card = ( page: Page, index: number ) =>
	page.locator( '.programas-card' ).nth( index );

test.beforeEach( async ( { page, publish } ) => {
	await open( page, await publish( LISTING ) );
} );

test( 'a screen reader finds every card, paper shows it, and one that moves is drawn like any other', async ( {
	page,
} ) => {
	const session = await page.context().newCDPSession( page );
	const { nodes } = await session.send( 'Accessibility.getFullAXTree' );
	const names = nodes
		.filter( ( { ignored, role } ) => ! ignored && role?.value === 'link' )
		.map( ( { name } ) => String( name?.value ) )
		.filter( ( name ) => name.startsWith( 'Tarjeta' ) );
	expect( names ).toHaveLength( COUNT );

	const far = card( page, 29 );
	await expect( far ).toHaveCSS( 'content-visibility', 'auto' );
	for ( const motion of [ 'is-entering', 'is-moving', 'is-leaving' ] ) {
		// In one task: the script takes away a class that it did not give.
		const visibility = await far.evaluate( ( element, name ) => {
			element.classList.add( name );
			const style = getComputedStyle( element ).contentVisibility;
			element.classList.remove( name );
			return style;
		}, motion );
		expect( visibility, motion ).toBe( 'visible' );
	}
	await page.emulateMedia( { media: 'print' } );
	await expect( card( page, 190 ) ).toHaveCSS(
		'content-visibility',
		'visible'
	);
} );

test( 'Tab, and an address with a fragment, reach a card far away', async ( {
	page,
} ) => {
	const before = page.locator( '#tarjeta-149' );
	// A script's first step may end a row too far, by heights that the browser assumes; a person comes from the card before it.
	await expect( async () => {
		await before.scrollIntoViewIfNeeded();
		await expect( before ).toBeInViewport( { timeout: 500 } );
	} ).toPass();
	await before.focus();
	await page.keyboard.press( 'Tab' );
	await expect( page.locator( '#tarjeta-150' ) ).toBeFocused();
	await expect( page.locator( '#tarjeta-150' ) ).toBeInViewport();
	await page.evaluate( () => {
		window.scrollTo( { top: 0, behavior: 'instant' } );
		window.location.hash = 'tarjeta-151';
	} );
	await expect( page.locator( '#tarjeta-151' ) ).toBeInViewport();
} );

test( 'a card far away waits to be scrolled to, and then enters', async ( {
	page,
} ) => {
	await page.evaluate( async () => {
		const cards = document.querySelectorAll( '.programas-card' );
		new MutationObserver( ( records ) => {
			for ( const { target } of records ) {
				if ( ( target as Element ).matches( '.is-waiting' ) ) {
					( target as HTMLElement ).dataset.waited = '';
				}
			}
		} ).observe( document, {
			attributeFilter: [ 'class' ],
			subtree: true,
		} );
		// As a hand on a wheel does it.
		while (
			( cards[ 150 ]?.getBoundingClientRect().top ?? 0 ) >
			window.innerHeight / 2
		) {
			window.scrollBy( { top: 200, behavior: 'instant' } );
			await new Promise( requestAnimationFrame );
		}
	} );
	await expect( card( page, 150 ) ).toHaveAttribute( 'data-waited' );
	await expect( card( page, 150 ) ).not.toHaveClass( /is-/ );
	await expect( card( page, 150 ) ).toHaveCSS( 'opacity', '1' );
} );

test( 'nothing shifts while such a grid is scrolled down and up again', async ( {
	page,
} ) => {
	const shifts = await recordShifts( page );
	await page.reload();
	await ready( page );
	await page.evaluate( async () => {
		await document.fonts.ready;
		for ( const distance of [ 600, -900 ] ) {
			for ( let step = 0; step < 12; step++ ) {
				window.scrollBy( { top: distance, behavior: 'instant' } );
				for ( let frame = 0; frame < 3; frame++ ) {
					await new Promise( requestAnimationFrame );
				}
			}
		}
	} );
	await expect( card( page, 0 ) ).toBeInViewport();
	expect( await shifts() ).toEqual( [] );
} );
