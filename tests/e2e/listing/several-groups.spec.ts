import {
	activePills,
	open,
	PAGES,
	pill,
	ready,
	shownCards,
} from './listing.ts';
import { expect, test } from './test.ts';

test( 'groups on one page are independent of each other, one aims at a grid elsewhere, and a reload leaves each as it was', async ( {
	page,
} ) => {
	await open( page, PAGES.twoFilters );
	const [ first, second ] = [
		page.locator( '.programas' ).nth( 0 ),
		page.locator( '.programas' ).nth( 1 ),
	];
	const cardsOfSecond = await shownCards( second ).count();
	await pill( first, 'Danza' ).click();
	await expect( shownCards( first ) ).toHaveCount( 3 );
	await expect( activePills( page ) ).toHaveText( [
		'Danza',
		'Todo',
		'Todos',
	] );
	await expect( shownCards( second ) ).toHaveCount( cardsOfSecond );

	await pill( second, 'Medio ambiente' ).click();
	await expect( activePills( page ) ).toHaveText( [
		'Danza',
		'Medio ambiente',
		'Todos',
	] );
	await expect( shownCards( first ) ).toHaveCount( 3 );

	const grid = page.locator( '#movimiento' );
	const all = await shownCards( grid ).count();
	await pill( page, 'Deporte y bienestar' ).click();
	await expect( shownCards( grid ) ).not.toHaveCount( all );
	await expect(
		shownCards( grid ).locator( ':scope:not([data-categories~="deporte"])' )
	).toHaveCount( 0 );

	await pill( page, 'Música' ).click();
	await expect( page ).toHaveURL( /categoria=musica/ );
	await page.reload();
	await ready( page );
	await expect( activePills( page ) ).toHaveText( [
		'Música',
		'Medio ambiente',
		'Deporte y bienestar',
	] );
	await expect( shownCards( grid ) ).not.toHaveCount( all );
} );

test( 'the address hides no card where no pill would bring it back', async ( {
	page,
} ) => {
	await page.goto( '/?categoria=artes' );
	await expect( page.locator( '.programas-grid > *' ) ).toHaveCount( 3 );
	await expect( shownCards( page ) ).toHaveCount( 3 );
} );
