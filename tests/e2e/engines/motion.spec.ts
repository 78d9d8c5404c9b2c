/**
 * Times and motion. The browser's own clock is not stopped here: what is looked at are the times that the script asks for.
 */
import { PAGES, titlesOf } from '../listing/listing.ts';
import { expectToSee, pillOf, settle } from './listing.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

/** Keeps what the page's script asks of its clock, and what is announced. */
const watch = ( visitor: Visitor ): Promise< void > =>
	visitor.run( () => {
		const kept = window as unknown as Kept;
		kept.delays = [];
		kept.announced = [];
		const original = window.setTimeout.bind( window );
		window.setTimeout = ( ( callback: () => void, delay = 0 ) => {
			kept.delays.push( delay );
			return original( callback, delay );
		} ) as typeof window.setTimeout;
		const region = document.querySelector( '.programas-announcements' );
		if ( region ) {
			new MutationObserver( ( records ) => {
				for ( const { addedNodes } of records ) {
					for ( const node of addedNodes ) {
						kept.announced.push( node.textContent ?? '' );
					}
				}
			} ).observe( region, { childList: true } );
		}
	} );

interface Kept {
	delays: number[];
	announced: string[];
}

const kept = ( visitor: Visitor ): Promise< Kept > =>
	visitor.run( () => {
		const { delays, announced } = window as unknown as Kept;
		return { delays, announced };
	} );

test( 'a choice is announced once, also of the pill that is active, and the announcement goes after 1 s', async ( {
	open,
	visitor,
} ) => {
	await open( PAGES.block );
	await watch( visitor );
	const region = () =>
		visitor.run(
			() =>
				document.querySelector(
					'.programas-announcements[aria-live="polite"]'
				)?.textContent
		);
	for ( const times of [ 1, 2 ] ) {
		await visitor.click( pillOf( 'familia' ) );
		await expect
			.poll( async () => ( await kept( visitor ) ).announced )
			.toEqual(
				Array.from(
					{ length: times },
					() => 'Filtro aplicado: Niñez y familia'
				)
			);
	}
	expect( ( await kept( visitor ) ).delays ).toContain( 1000 );
	await expect.poll( region ).toBe( '' );
} );

test( 'cards that leave fade for 300 ms, those that come start after 50 ms', async ( {
	open,
	visitor,
} ) => {
	await open( PAGES.block );
	await watch( visitor );
	await visitor.click( pillOf( 'becas' ) );
	await expectToSee( visitor, { titles: titlesOf( 'becas' ) } );
	expect( ( await kept( visitor ) ).delays ).toContain( 300 );
	await settle( visitor );

	await watch( visitor );
	await visitor.click( pillOf( 'all' ) );
	await expectToSee( visitor, { titles: titlesOf( 'all' ) } );
	expect( ( await kept( visitor ) ).delays ).toContain( 50 );
	await settle( visitor );
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
