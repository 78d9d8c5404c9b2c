import { PAGES, titlesOf } from '../listing/listing.ts';
import { expectToSee, pillOf, see } from './listing.ts';
import { expect, test } from './test.ts';

test( 'arrows move the focus and wrap, Home and End go to the ends, and nothing is activated', async ( {
	open,
	visitor,
} ) => {
	await open( PAGES.block );
	await visitor.click( pillOf( 'all' ) );
	for ( const [ key, focused ] of [
		[ 'ArrowRight', 'Artes' ],
		[ 'ArrowRight', 'Danza' ],
		[ 'ArrowLeft', 'Artes' ],
		[ 'ArrowLeft', 'Todos' ],
		[ 'ArrowLeft', 'Niñez y familia' ],
		[ 'ArrowRight', 'Todos' ],
		[ 'End', 'Niñez y familia' ],
		[ 'Home', 'Todos' ],
	] as const ) {
		await visitor.press( key );
		await expectToSee( visitor, { focused } );
	}
	expect( await see( visitor ) ).toMatchObject( {
		active: [ 'Todos' ],
		search: '',
	} );
} );

for ( const key of [ 'Enter', 'Space' ] as const ) {
	test( `${ key } activates the focused pill, which keeps the focus`, async ( {
		open,
		visitor,
	} ) => {
		await open( PAGES.block );
		await visitor.click( pillOf( 'all' ) );
		await visitor.press( 'ArrowRight' );
		await visitor.press( 'ArrowRight' );
		await visitor.press( key );
		await expectToSee( visitor, {
			active: [ 'Danza' ],
			titles: titlesOf( 'danza' ),
			focused: 'Danza',
		} );
	} );
}

test( 'the row is one tab stop', async ( { open, visitor } ) => {
	await open( PAGES.block );
	await visitor.click( pillOf( 'all' ) );
	await visitor.press( 'Tab' );
	await expectToSee( visitor, { focused: '' } );
	expect(
		await visitor.run(
			() => document.querySelector( '.is-share:focus' ) !== null
		),
		'Share has the focus'
	).toBe( true );
} );
