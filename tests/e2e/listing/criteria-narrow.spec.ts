/**
 * Filters where there is little room: a phone, large letters, no script, a low window.
 */
import { openCriteria, SEARCH_PAGE } from './criteria.ts';
import { expect, test } from './test.ts';

const PHONE = { width: 360, height: 740 };

const LARGE_LETTERS = 'html { font-size: 200% }';

test.describe( 'on a phone', () => {
	test.use( { viewport: PHONE, hasTouch: true, isMobile: true } );

	test( 'every chip of what is chosen is whole', async ( { page } ) => {
		await openCriteria(
			page,
			`${ SEARCH_PAGE }?categoria=danza&cuando=proximos&gratis=1&plazas=1`
		);
		const chips = page.locator( '.programas-chips a' );
		await expect( chips ).not.toHaveCount( 0 );
		// In one moment: the script that comes later writes them anew.
		const edges = await page.evaluate( () =>
			[ ...document.querySelectorAll( '.programas-chips a' ) ].map(
				( link ) => {
					const { left, right } = link.getBoundingClientRect();
					return { left, right };
				}
			)
		);
		for ( const { left, right } of edges ) {
			expect( left ).toBeGreaterThanOrEqual( 0 );
			expect( right ).toBeGreaterThan( left );
			expect( right ).toBeLessThanOrEqual( PHONE.width );
		}
	} );

	test( 'the words in the empty field of the search are whole, also on the narrowest screen', async ( {
		page,
	} ) => {
		await page.setViewportSize( { width: 320, height: 640 } );
		await openCriteria( page, SEARCH_PAGE );
		const { room, words } = await page
			.locator( '.programas-search' )
			.evaluate( ( field: HTMLInputElement ) => {
				const style = getComputedStyle( field );
				const canvas = document
					.createElement( 'canvas' )
					.getContext( '2d' );
				if ( canvas ) {
					canvas.font = style.font;
				}
				return {
					room:
						field.clientWidth -
						parseFloat( style.paddingLeft ) -
						parseFloat( style.paddingRight ),
					words:
						canvas?.measureText( field.placeholder ).width ??
						Infinity,
				};
			} );
		expect( words ).toBeGreaterThan( 50 );
		expect( words ).toBeLessThanOrEqual( room );
	} );

	test( 'what a list has chosen can be read in letters of twice the size', async ( {
		page,
	} ) => {
		await openCriteria( page, `${ SEARCH_PAGE }?cuando=proximos` );
		await page.addStyleTag( { content: LARGE_LETTERS } );
		const list = page.locator( '.programas-choice select' ).first();
		const { written, width } = await list.evaluate(
			( select: HTMLSelectElement ) => {
				const canvas = document
					.createElement( 'canvas' )
					.getContext( '2d' );
				if ( canvas ) {
					canvas.font = getComputedStyle( select ).font;
				}
				const text = select.selectedOptions[ 0 ]?.text ?? '';
				return {
					written: canvas?.measureText( text ).width ?? Infinity,
					width: select.getBoundingClientRect().width,
				};
			}
		);
		expect( written ).toBeGreaterThan( 50 );
		expect( width ).toBeGreaterThanOrEqual( written );
	} );

	test.describe( 'without script', () => {
		test.use( {
			javaScriptEnabled: false,
			expectedProblems: [ /^request failed: .*\.js\S* \(csp\)$/ ],
		} );

		test( 'the button that applies what is chosen is in the window', async ( {
			page,
		} ) => {
			await page.goto( SEARCH_PAGE );
			const box = await page.locator( '.programas-apply' ).boundingBox();
			expect( ( box?.x ?? Infinity ) + ( box?.width ?? 0 ) ).toBeLessThan(
				PHONE.width
			);
		} );
	} );
} );

const STICKY = `<!-- wp:group {"style":{"position":{"type":"sticky","top":"0px"}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group"><!-- wp:programs-filter/programas {"showGrid":false,"target":"#tarjetas"} /--></div>
<!-- /wp:group -->
<!-- wp:programs-filter/programas {"showFilter":false,"anchor":"tarjetas"} /-->`;

test( 'a sticky group with a filter stays in sight, but covers no low window, nor a narrow one in which a mouse cannot swipe', async ( {
	page,
	publish,
} ) => {
	await page.goto( await publish( STICKY ) );
	for ( const [ viewport, position ] of [
		[ { width: 1280, height: 800 }, 'sticky' ],
		[ { width: 640, height: 400 }, 'static' ],
		[ PHONE, 'static' ],
	] as const ) {
		await page.setViewportSize( viewport );
		await expect(
			page.locator( '.is-position-sticky:has(.programas-filter)' )
		).toHaveCSS( 'position', position );
	}
} );
