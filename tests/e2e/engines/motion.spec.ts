/**
 * Motion. The times are those of the script, which the suite of the public page tests.
 */
import { PAGES, titlesOf } from '../listing/listing.ts';
import { expectToSee, pillOf, settle } from './listing.ts';
import { expect, test } from './test.ts';

test( 'a choice is announced; cards that leave are gone, those that come are seen, once nothing moves', async ( {
	open,
	visitor,
} ) => {
	await open( PAGES.block );
	// It is there for a second, which a busy machine may miss.
	await visitor.run( () => {
		const said: ( string | null )[] = [];
		Object.assign( window, { said } );
		new MutationObserver( ( records ) => {
			for ( const { addedNodes } of records ) {
				addedNodes.forEach( ( { textContent } ) =>
					said.push( textContent )
				);
			}
		} ).observe(
			document.querySelector(
				'.programas-announcements[aria-live="polite"]'
			) ?? document,
			{ childList: true }
		);
	} );
	await visitor.click( pillOf( 'becas' ) );
	await expect
		.poll( () =>
			visitor.run(
				() => ( window as unknown as { said: string[] } ).said
			)
		)
		.toEqual( [
			expect.stringMatching(
				/^Filtro aplicado: Becas y ayudas\. \d+ de \d+$/
			),
		] );
	await settle( visitor );
	await expectToSee( visitor, { titles: titlesOf( 'becas' ) } );

	await visitor.click( pillOf( 'all' ) );
	await settle( visitor );
	await expectToSee( visitor, { titles: titlesOf( 'all' ) } );
	expect(
		await visitor.run( () => {
			const card = document.querySelector( '.programas-card' );
			return card && getComputedStyle( card ).opacity;
		} )
	).toBe( '1' );
} );

const SPACER =
	'<!-- wp:spacer {"height":"3000px"} --><div style="height:3000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';

test( 'cards animate in when they are scrolled to, and none stays behind', async ( {
	open,
	publish,
	visitor,
} ) => {
	await open(
		await publish( `${ SPACER }<!-- wp:programs-filter/programas /-->` )
	);
	const scrollTo = ( distance: number ) =>
		visitor.run( ( below ) => {
			const grid = document.querySelector( '.programas-grid' );
			window.scrollBy( {
				top:
					( grid?.getBoundingClientRect().top ?? 0 ) -
					window.innerHeight -
					below,
				behavior: 'instant',
			} );
		}, distance );
	const waiting = () =>
		visitor.run( () => document.querySelectorAll( '.is-waiting' ).length );

	await scrollTo( 300 );
	await expect.poll( waiting ).toBeGreaterThan( 0 );
	const first = () =>
		visitor.run( () => {
			const card = document.querySelector( '.programas-card' );
			return card && getComputedStyle( card ).opacity;
		} );
	expect( await first() ).toBe( '0' );
	await scrollTo( -400 );
	await expect.poll( first ).toBe( '1' );
	await visitor.run( async () => {
		const { scrollHeight } = document.documentElement;
		while ( window.scrollY + window.innerHeight < scrollHeight - 1 ) {
			window.scrollBy( {
				top: window.innerHeight / 2,
				behavior: 'instant',
			} );
			// Observers report once a frame.
			for ( let frame = 0; frame < 3; frame++ ) {
				await new Promise( requestAnimationFrame );
			}
		}
	} );
	await expect.poll( waiting ).toBe( 0 );
} );
