import { parse, textsOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

it( 'a child theme replaces the inside of a card, and gets what it needs for that', async () => {
	const html = await inSandbox< { child: string; parent: string } >(
		'in_child_and_parent'
	);
	const card = parse( html.child ).querySelector(
		'li.programas-card[data-categories="arte"]'
	);
	expect( card?.querySelector( 'b' )?.textContent.trim() ).toBe(
		'Acuarela 1 3'
	);
	expect( card?.querySelector( 'i' )?.textContent ).toBe( 'file args' );
	expect( card?.querySelector( '.programas-card__title' ) ).toBeNull();
	expect( textsOf( parse( html.parent ), '.programas-card__title' ) ).toEqual(
		[ 'Acuarela' ]
	);
} );

it( 'a grid of somebody else gets the HTML of its cards', async () => {
	const html = await inSandbox< string >( 'in_grid_of_its_own' );
	expect(
		textsOf( parse( html ), 'li[data-own] .programas-card__title' )
	).toEqual( [ 'Acuarela' ] );
} );

it( 'so does any other template of the listing', async () => {
	const html = await inSandbox< string >( 'with_count_of_its_own' );
	expect( textsOf( parse( html ), '.own' ) ).toEqual( [ '1' ] );
	expect( textsOf( parse( html ), '.programas-card__title' ) ).toEqual( [
		'Acuarela',
	] );
} );
