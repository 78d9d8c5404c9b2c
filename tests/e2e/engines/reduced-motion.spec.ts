import { PAGES, titlesOf } from '../listing/listing.ts';
import { pillOf, see } from './listing.ts';
import { expect, test } from './test.ts';

test.use( { lessMotion: true } );

test( 'where less motion is wanted a choice is there at once, and nothing waits or moves', async ( {
	open,
	visitor,
} ) => {
	await open( PAGES.block );
	expect(
		await visitor.run(
			() => matchMedia( '(prefers-reduced-motion: reduce)' ).matches
		)
	).toBe( true );
	expect( await see( visitor ) ).toMatchObject( { moving: 0 } );
	// Click and look in one task of the page: nothing can happen in between.
	const atOnce = await visitor.run( ( selector ) => {
		document.querySelector< HTMLElement >( selector )?.click();
		return [
			...document.querySelectorAll(
				'.programas-grid > :not([hidden]) :is(h2, h3)'
			),
		].map( ( title ) => title.textContent.trim() );
	}, pillOf( 'danza' ) );
	expect( atOnce ).toEqual( titlesOf( 'danza' ) );
	expect( await see( visitor ) ).toMatchObject( { moving: 0 } );
} );
