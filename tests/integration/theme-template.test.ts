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
