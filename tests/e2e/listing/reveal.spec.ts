import type { Page } from '@playwright/test';

import { STOPPED_CLOCK, openAndStopClock } from './clock.ts';
import { touch } from './listing.ts';
import { expect, test } from './test.ts';

test.use( STOPPED_CLOCK );

const SPACER =
	'<!-- wp:spacer {"height":"4000px"} --><div style="height:4000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';
const BELOW_THE_FOLD = `${ SPACER }<!-- wp:programs-filter/programas {"minCardWidth":150,"card":["categories"]} /-->${ SPACER }`;

/** A card with its top at a distance from the lower edge of the viewport, in CSS pixels. */
const scrollTo = ( page: Page, below: number ): Promise< void > =>
	page.evaluate( async ( distance ) => {
		const top = document
			.querySelector( '.programas-grid' )
			?.getBoundingClientRect().top;
		window.scrollBy( {
			top: ( top ?? NaN ) - window.innerHeight - distance,
			behavior: 'instant',
		} );
		// Observers report once a frame.
		for ( let frame = 0; frame < 3; frame++ ) {
			await new Promise( requestAnimationFrame );
		}
	}, below );

const waiting = ( page: Page ) => page.locator( '.is-waiting' );

test.describe( 'with a clock that stands still', () => {
	test( 'the first six cards below the fold enter after 0.1 to 0.6 s, the others at once', async ( {
		page,
		publish,
	} ) => {
		await page.setViewportSize( { width: 1280, height: 1600 } );
		await openAndStopClock( page, await publish( BELOW_THE_FOLD ) );
		const order = () =>
			page.locator( '.programas-grid > *' ).evaluateAll( ( cards ) =>
				cards
					.slice( 0, 8 )
					.map( ( card ) =>
						card.classList.contains( 'is-waiting' ) ? '-' : 'x'
					)
					.join( '' )
			);

		await page.locator( '.programas-grid' ).evaluate( ( grid ) => {
			window.scrollBy( {
				top:
					grid.getBoundingClientRect().top - window.innerHeight - 200,
				behavior: 'instant',
			} );
		} );
		await expect.poll( order ).toBe( '--------' );
		await page
			.locator( '.programas-filter' )
			.evaluate( ( filter ) =>
				filter.scrollIntoView( { behavior: 'instant' } )
			);
		// The seventh has no delay: when it enters, the six have begun to wait.
		await expect
			.poll( async () => {
				await page.clock.runFor( 1 );
				return order();
			} )
			.toBe( '------xx' );
		for ( const expected of [
			'x-----xx',
			'xx----xx',
			'xxx---xx',
			'xxxx--xx',
			'xxxxx-xx',
			'xxxxxxxx',
		] ) {
			await page.clock.runFor( 90 );
			expect( await order() ).not.toBe( expected );
			await page.clock.runFor( 10 );
			expect( await order() ).toBe( expected );
		}
	} );
} );

test.describe( 'on cards of 200 px that a person wrote', () => {
	const CARDS = `<!-- wp:html --><div style="height:4000px"></div>
		<div class="programas-grid" style="display:block"><p data-categories="a" style="height:200px;margin:0">Uno</p></div>
		<div style="height:4000px"></div><!-- /wp:html -->`;

	test( 'a card enters when a tenth of it is within 50 px of the viewport, and once', async ( {
		page,
		publish,
	} ) => {
		await page.goto( await publish( CARDS ) );
		await touch( page );
		await scrollTo( page, 300 );
		await expect( waiting( page ) ).toHaveText( 'Uno' );
		await expect( waiting( page ) ).toHaveCSS( 'opacity', '0' );
		// 50 px of margin, less a tenth of 200 px, less the 20 px by which a waiting card is lower.
		await scrollTo( page, 13 );
		await expect( waiting( page ) ).toHaveText( 'Uno' );
		await scrollTo( page, 7 );
		await expect( waiting( page ) ).toHaveCount( 0 );
		await expect( page.getByText( 'Uno' ) ).toHaveCSS( 'opacity', '1' );
		await scrollTo( page, 3000 );
		await scrollTo( page, 300 );
		await expect( waiting( page ) ).toHaveCount( 0 );
	} );
} );

const cards = ( height: string, count: number ): string =>
	`<!-- wp:html --><div style="height:4000px"></div>
	<div class="programas-grid" style="display:block">${ Array.from(
		{ length: count },
		( _, index ) =>
			`<p data-categories="a" id="c${ index }" style="height:${ height };margin:0"><a href="#fin">Ficha ${ index }</a></p>`
	).join( '' ) }</div>
	<p id="fin">Fin</p><!-- /wp:html -->`;

test( 'a card taller than ten viewports appears', async ( {
	page,
	publish,
} ) => {
	await page.setViewportSize( { width: 800, height: 600 } );
	await page.goto( await publish( cards( '20000px', 1 ) ) );
	await touch( page );
	await scrollTo( page, 300 );
	await expect( waiting( page ) ).toHaveCount( 1 );
	await scrollTo( page, -200 );
	await expect( waiting( page ) ).toHaveCount( 0 );
	await expect( page.locator( '#c0' ) ).toHaveCSS( 'opacity', '1' );
} );

test( 'a jump lets the cards in view animate in, and none is painted before', async ( {
	page,
	publish,
} ) => {
	await page.goto( await publish( cards( '200px', 200 ) ) );
	await touch( page );
	// What reveals cards sees them some frames later.
	await page.evaluate( async () => {
		for ( let frame = 0; frame < 10; frame++ ) {
			await new Promise( requestAnimationFrame );
		}
	} );
	const frames = await page.evaluate( async () => {
		const card = document.querySelector( '#c150' );
		const opacities: string[] = [];
		card?.scrollIntoView( { behavior: 'instant', block: 'center' } );
		for ( let frame = 0; frame < 60 && card; frame++ ) {
			// The last word before each frame is painted.
			await new Promise< void >( ( resolve ) => {
				requestAnimationFrame( () => {
					opacities.push( getComputedStyle( card ).opacity );
					resolve();
				} );
			} );
		}
		return opacities.map( Number );
	} );
	expect( frames[ 0 ] ).toBe( 0 );
	expect( frames.at( -1 ) ).toBe( 1 );
	expect( frames.some( ( opacity ) => opacity > 0 && opacity < 1 ) ).toBe(
		true
	);
	// Once it is there it stays.
	expect( [ ...frames ].sort( ( a, b ) => a - b ) ).toEqual( frames );
	await expect( waiting( page ).first() ).not.toBeInViewport();
} );
